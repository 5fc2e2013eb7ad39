/** The camera follows the game until somebody takes it. */
import { Camera } from './camera.svelte'
import type { Box, City } from './city'
import { S } from './tiledata'
import type { Turn } from './turn.svelte'
import type { CityView, Spot } from './view'

const CLOSEST = 1.15 // pixels a unit, when all is shown
const OVERVIEW_LEAST = 0.42 // smaller than that only a part is shown
const MARGIN = 22
const EDGE = 14
const SMALL = 720 // pixels across
const TAPPED = 0.6 // pixels a unit: squares of 36 px

export interface Watched {
  city: City
  view: CityView
  me: number | null
  turn: Turn
  framed: Box // what should be seen now where not all can be
}

export class Following {
  readonly camera = new Camera()
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
    return city.box(turn.ghosts.map((ghost) => ghost.at))
  }
  /** The place of a pawn, if it is on the map. */
  pawnOf(seat: number | null): Spot | null {
    return seat === null ? null : (this.watched().view.players[seat]?.square ?? null)
  }

  /** Moves the camera only if something needed is not seen, or everything could be seen much larger. */
  follow(ease = true): void {
    const { camera } = this
    if (camera.free || !camera.w) return
    const whole = this.whole()
    const fit = camera.fit(whole, MARGIN, CLOSEST)
    if (this.small || fit < OVERVIEW_LEAST) return this.followPart(ease)
    if (this.shown && camera.k > fit * 0.8 && camera.sees(whole))
      camera.centre(whole.x + whole.w / 2, whole.y + whole.h / 2, camera.k, ease)
    else camera.frame(whole, MARGIN, CLOSEST, ease)
    this.shown = true
  }

  /** Places for a tile are shown all; else what matters, with squares large enough to be tapped. */
  private followPart(ease: boolean): void {
    const { camera, small } = this
    const { turn, framed } = this.watched()
    const onTiles = turn.ghosts.length > 0 || turn.buildings.length > 0
    const fit = camera.fit(framed, EDGE, small ? 1.05 : 0.7)
    const k = onTiles ? fit : Math.max(fit, TAPPED)
    const middle = { x: framed.x + framed.w / 2, y: framed.y + framed.h / 2 }
    const needed = onTiles ? framed : { x: middle.x - 2 * S, y: middle.y - 1.5 * S, w: 4 * S, h: 3 * S }
    const large = camera.k >= Math.min(k * 0.8, TAPPED) && (!onTiles || camera.k > k * 0.8)
    if (!this.shown || !large || !camera.sees(needed)) camera.centre(middle.x, middle.y, k, ease)
    this.shown = true
  }

  /** Shown by hand, and it stays there. */
  centreOnMe = (): void => {
    const { me, view } = this.watched()
    const at = this.pawnOf(me) ?? this.pawnOf(view.active) ?? [1, 1]
    const { camera } = this
    camera.centre(at[0] * S + S / 2, at[1] * S + S / 2, Math.max(camera.k, this.small ? 0.75 : 0.85))
    camera.free = true
  }
  overview = (): void => {
    this.camera.free = false
    this.shown = false
    this.camera.frame(this.whole(), 18, CLOSEST)
  }
}
