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

export interface Watched {
  city: City
  view: CityView
  me: number | null
  turn: Turn
  framed: Box // what should be seen now where not all can be
}

/** The middle of a box: enough to see where somebody walks. */
const core = (b: Box): Box => ({ x: b.x + b.w * 0.22, y: b.y + b.h * 0.22, w: b.w * 0.56, h: b.h * 0.56 })

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

  private followPart(ease: boolean): void {
    const { camera, small } = this
    const { turn, framed } = this.watched()
    const onTiles = turn.ghosts.length > 0 || turn.buildings.length > 0
    const most = small ? 1.05 : 0.7
    const closest = camera.fit(framed, EDGE, most)
    const large = camera.k >= Math.min(closest * 0.8, small ? 0.45 : 0.6) && (!onTiles || camera.k > closest * 0.8)
    if (!this.shown || !large || !camera.sees(onTiles ? framed : core(framed))) camera.frame(framed, EDGE, most, ease)
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
