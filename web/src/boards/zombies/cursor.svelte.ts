/** By keys: arrows go from square to square, or from place to place for a tile; Enter chooses. */
import type { Box } from './city'
import type { Following } from './following.svelte'
import { S, T } from './tiledata'
import type { Turn } from './turn.svelte'
import { keyOf, spotOf, type Spot } from './view'

const ARROWS: Record<string, Spot> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }
const PAN = 90 // pixels

export class Cursor {
  at: Spot = $state([1, 1])
  private readonly turn: Turn
  private readonly following: Following

  constructor(turn: Turn, following: Following) {
    this.turn = turn
    this.following = following
  }

  /** What may be chosen: places for a tile, buildings, or squares. */
  readonly targets = $derived.by(() => {
    const { ghosts, buildings, marks } = this.turn
    if (ghosts.length) return ghosts.map((ghost) => keyOf(ghost.at))
    return buildings.length ? buildings.map(keyOf) : [...marks.keys()]
  })
  /** What one goes through: places that are bid for too, though nobody chooses them yet. */
  readonly stops = $derived.by(() =>
    this.turn.sites.length ? this.turn.sites.map((site) => keyOf(site.at)) : this.targets,
  )
  readonly onTiles = $derived.by(() => {
    const { ghosts, sites, buildings } = this.turn
    return ghosts.length + sites.length + buildings.length > 0
  })
  private wasOnTiles = false

  /** The square, or the place for a tile. */
  box([x, y]: Spot = this.at): Box {
    const size = this.onTiles ? T : S
    return { x: x * size, y: y * size, w: size, h: size }
  }

  /** When something on the map may be chosen, the cursor stands on it. */
  settle(home: Spot, onMap: (spot: string) => boolean): void {
    const { stops, onTiles } = this
    if (!onTiles && (this.wasOnTiles || (!stops.length && !onMap(keyOf(this.at))))) this.at = home
    this.wasOnTiles = onTiles
    if (!stops.length || stops.includes(keyOf(this.at))) return
    const { chosen, ghosts } = this.turn
    const far = ([x, y]: Spot): number => Math.abs(x - home[0]) + Math.abs(y - home[1])
    if (!onTiles) this.at = stops.map(spotOf).sort((a, b) => far(a) - far(b))[0]!
    else this.at = spotOf(chosen && ghosts.length ? chosen : stops[0]!)
  }

  private goTo(spot: Spot): void {
    this.at = spot
    this.following.camera.show(this.box())
    if (this.turn.ghosts.length) this.turn.select(keyOf(spot))
    else if (!this.onTiles) this.turn.looked = spot
  }
  /** Among places to choose from the nearest that way; among squares simply the next. */
  private step([dx, dy]: Spot): void {
    const [x0, y0] = this.at
    if (!this.onTiles) return this.goTo([x0 + dx, y0 + dy])
    const ahead = this.stops.map(spotOf).filter(([x, y]) => (x - x0) * dx + (y - y0) * dy > 0)
    const far = ([x, y]: Spot): number =>
      Math.abs(x - x0) + Math.abs(y - y0) + (dx ? Math.abs(y - y0) : Math.abs(x - x0))
    const next = ahead.sort((a, b) => far(a) - far(b))[0]
    if (next) this.goTo(next)
  }
  private next(by: number): void {
    const sorted = this.stops.map(spotOf).sort((a, b) => a[1] - b[1] || a[0] - b[0])
    if (!sorted.length) return
    const now = sorted.findIndex((spot) => keyOf(spot) === keyOf(this.at))
    this.goTo(sorted[now < 0 ? 0 : (now + by + sorted.length) % sorted.length]!)
  }
  private enter(): void {
    if (this.turn.ghosts.length) this.lay()
    else if (this.turn.buildings.length) this.turn.actTile(this.at)
    else if (this.turn.sites.length) this.turn.askOfSite(this.at)
    else this.turn.act(this.at)
  }

  /** As by hand: first the place, then the tile. */
  private lay(): void {
    if (this.turn.chosen === keyOf(this.at)) this.turn.place()
    else this.turn.select(keyOf(this.at))
  }

  key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = ARROWS[event.key]
    if (step && event.shiftKey) this.following.camera.pan(-step[0] * PAN, -step[1] * PAN)
    else if (step) this.step(step)
    else if (event.key === 'Enter' || event.key === ' ') this.enter()
    else if (event.key === 'n') this.next(1)
    else if (event.key === 'b') this.next(-1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
}
