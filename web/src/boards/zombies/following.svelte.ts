/** The camera follows the game until somebody takes it. */
import { Camera } from './camera.svelte'
import type { Box, City } from './city'
import { around, nearestTo, placesOf } from './framing'
import { S, T } from './tiledata'
import type { Turn } from './turn.svelte'
import type { CityView, Spot } from './view'

const CLOSEST = 1.15 // pixels a unit, when all is shown
const PLACED = 0.34 // the least for places of tiles: 61 px
const TAPPED = 41 / S // the least for squares: a finger wants 40 px
const MARGIN = 16
const SMALL = 720 // pixels across

export interface Watched {
  city: City
  view: CityView
  me: number | null
  turn: Turn
  framed: Box // what should be seen now where not all can be
}

export class Following {
  readonly camera = new Camera()
  measure: () => void = () => {} // what lies on the map
  private shown = false
  private readonly watched: () => Watched

  constructor(watched: () => Watched) {
    this.watched = watched
  }

  get small(): boolean {
    return this.camera.w < SMALL
  }
  private whole(): Box {
    const { city, turn } = this.watched()
    return city.box([...turn.ghosts, ...turn.sites].map((place) => place.at))
  }
  /** The place of a pawn, if it is on the map. */
  pawnOf(seat: number | null): Spot | null {
    return seat === null ? null : (this.watched().view.players[seat]?.square ?? null)
  }

  /** Moves the camera only if something needed is not seen or too small, or everything could be seen much larger. */
  follow(ease = true): void {
    const { camera } = this
    if (camera.free || !camera.w) return
    const least = placesOf(this.watched().turn).length ? PLACED : TAPPED
    const whole = this.whole()
    const fit = camera.fit(whole, MARGIN, CLOSEST)
    if (fit < least) return this.followPart(least, ease)
    if (this.shown && camera.k > fit * 0.8 && camera.k <= fit * 1.25 && camera.sees(whole)) return
    camera.frame(whole, MARGIN, CLOSEST, ease)
    this.shown = true
  }

  /** What matters, large enough to be pressed. */
  private followPart(least: number, ease: boolean): void {
    const { camera } = this
    const framed = this.nearestPlace(least) ?? this.nearestLit(least) ?? this.watched().framed
    const k = Math.max(camera.fit(framed, MARGIN, this.small ? 1 : CLOSEST), least)
    const middle = { x: framed.x + framed.w / 2, y: framed.y + framed.h / 2 }
    const { w, h } = camera.clear
    const needed = { w: Math.min(framed.w, (w * 0.7) / k), h: Math.min(framed.h, (h * 0.7) / k) }
    const seen = camera.sees({ x: middle.x - needed.w / 2, y: middle.y - needed.h / 2, ...needed })
    if (!this.shown || camera.k < Math.max(least, k * 0.75) || !seen) camera.centre(middle.x, middle.y, k, ease)
    this.shown = true
  }

  private nearest(spots: Spot[]): Spot | undefined {
    const { me, view } = this.watched()
    return nearestTo(this.pawnOf(me) ?? this.pawnOf(view.active) ?? [1, 1], spots)
  }

  /** Where not all places for a tile can be shown: the one nearest to the pawn, with its surroundings. */
  private nearestPlace(least: number): Box | null {
    const { turn, framed } = this.watched()
    if (this.camera.fit(framed, MARGIN, CLOSEST) >= least) return null
    const at = this.nearest(placesOf(turn).map(([x, y]) => [x * 3 + 1, y * 3 + 1]))
    return at ? { x: (at[0] - 4) * S, y: (at[1] - 4) * S, w: 3 * T, h: 3 * T } : null
  }

  /** Where not all that is lit can be shown: the square nearest to the pawn, not the empty middle between them. */
  private nearestLit(least: number): Box | null {
    const { turn, framed } = this.watched()
    if (turn.walking || this.camera.fit(framed, MARGIN, CLOSEST) >= least) return null
    const at = this.nearest([...turn.marks.values()].map((mark) => mark.at))
    return at ? around([at]) : null
  }

  /** Shown by hand, and it stays there. */
  look = ([x, y]: Spot, least = 0.85): void => {
    const { camera } = this
    camera.centre(x * S + S / 2, y * S + S / 2, Math.max(camera.k, least))
    camera.free = true
  }
  frame = (box: Box): void => {
    this.camera.frame(box, MARGIN, CLOSEST)
    this.camera.free = true
  }
  centreOnMe = (): void => {
    const { me, view } = this.watched()
    this.look(this.pawnOf(me) ?? this.pawnOf(view.active) ?? [1, 1])
  }
  overview = (): void => {
    this.camera.free = false
    this.shown = false
    this.camera.frame(this.whole(), MARGIN, CLOSEST)
  }
}
