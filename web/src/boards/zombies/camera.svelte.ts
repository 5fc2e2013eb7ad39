/** Where we look on the map and how large. Panning only shifts what is drawn; after zooming it is drawn anew at its size. */
import type { Box } from './city'

export const CLOSEST = 2.6
export const FARTHEST = 0.16
const SETTLE = 160
const EASE = 240

/** Pixels at each side that panels and buttons lie on: the map runs on below them, but nothing needed is shown there. */
export interface Edges {
  left: number
  top: number
  right: number
  bottom: number
}
export const NO_EDGES: Edges = { left: 0, top: 0, right: 0, bottom: 0 }

export class Camera {
  x = $state(0) // units at the left edge
  y = $state(0)
  k = $state(0.8) // pixels a unit
  drawn = $state(0.8) // the size things are drawn at
  easing = $state(false)
  free = $state(false) // somebody has moved it: it stays where it is until told otherwise
  w = $state(0)
  h = $state(0)
  edges: Edges = $state.raw(NO_EDGES)
  news = $state(0) // pixels at the top that cards on their way and fights of others take besides
  cramped = $state(false) // there is no room for buttons
  private settling: ReturnType<typeof setTimeout> | undefined

  private settle(after: number): void {
    clearTimeout(this.settling)
    this.settling = setTimeout(() => {
      this.easing = false
      this.drawn = this.k
    }, after)
  }

  pan(dx: number, dy: number): void {
    this.easing = false
    this.free = true
    this.x -= dx / this.k
    this.y -= dy / this.k
  }

  /** Keeps the point under the pointer where it is. */
  zoom(factor: number, px = this.w / 2, py = this.h / 2): void {
    const k = Math.min(CLOSEST, Math.max(FARTHEST, this.k * factor))
    this.easing = false
    this.free = true
    this.x += px / this.k - px / k
    this.y += py / this.k - py / k
    this.k = k
    this.settle(SETTLE)
  }

  private go(x: number, y: number, k: number, ease: boolean): void {
    if (Math.abs(x - this.x) + Math.abs(y - this.y) < 1 && Math.abs(k - this.k) < 0.005) return
    this.easing = ease
    this.x = x
    this.y = y
    this.k = k
    if (ease) this.settle(EASE + 20)
    else this.drawn = k
  }

  /** What is seen clearly, in pixels. */
  get clear(): Box {
    const { left, right, bottom } = this.edges
    const top = this.edges.top + this.news
    return { x: left, y: top, w: Math.max(1, this.w - left - right), h: Math.max(1, this.h - top - bottom) }
  }
  /** The same in units. */
  get seen(): Box {
    const { x, y, w, h } = this.clear
    return { x: this.x + x / this.k, y: this.y + y / this.k, w: w / this.k, h: h / this.k }
  }

  /** How large a box can be shown whole. */
  fit(box: Box, margin: number, most: number): number {
    const { w, h } = this.clear
    return Math.min(most, Math.max(FARTHEST, Math.min((w - 2 * margin) / box.w, (h - 2 * margin) / box.h)))
  }

  /** All of a box in the middle, no larger than `most`. */
  frame(box: Box, margin: number, most: number, ease = true): void {
    if (!this.w || !this.h) return
    this.centre(box.x + box.w / 2, box.y + box.h / 2, this.fit(box, margin, most), ease)
  }

  centre(x: number, y: number, k = this.k, ease = true): void {
    const { clear } = this
    this.go(x - (clear.x + clear.w / 2) / k, y - (clear.y + clear.h / 2) / k, k, ease)
  }

  /** Shifts just enough to show a box; for keyboards. */
  show(box: Box, margin = 24): void {
    const { seen } = this
    const m = margin / this.k
    const over = (low: number, size: number, from: number, room: number): number =>
      low - m < from || size + 2 * m > room ? low - m - from : Math.max(0, low + size + m - from - room)
    this.go(this.x + over(box.x, box.w, seen.x, seen.w), this.y + over(box.y, box.h, seen.y, seen.h), this.k, true)
  }

  sees(box: Box): boolean {
    const { x, y, w, h } = this.seen
    return box.x >= x && box.y >= y && box.x + box.w <= x + w && box.y + box.h <= y + h
  }

  spot(px: number, py: number): [number, number] {
    return [this.x + px / this.k, this.y + py / this.k]
  }
}
