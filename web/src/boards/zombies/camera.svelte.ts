/** Where we look on the map and how large. Panning only shifts what is drawn; after zooming it is drawn anew at its size. */
import type { Box } from './city'

export const CLOSEST = 2.6
export const FARTHEST = 0.16
const SETTLE = 160
const EASE = 240

export class Camera {
  x = $state(0) // units at the left edge
  y = $state(0)
  k = $state(0.8) // pixels a unit
  drawn = $state(0.8) // the size things are drawn at
  easing = $state(false)
  free = $state(false) // somebody has moved it: it stays where it is until told otherwise
  w = 0
  h = 0
  above = 0 // pixels at the top that buttons lie on
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

  /** How large a box can be shown whole. */
  fit(box: Box, margin: number, most: number): number {
    return Math.min(
      most,
      Math.max(FARTHEST, Math.min((this.w - 2 * margin) / box.w, (this.h - this.above - 2 * margin) / box.h)),
    )
  }

  /** All of a box in the middle, no larger than `most`. */
  frame(box: Box, margin: number, most: number, ease = true): void {
    if (!this.w || !this.h) return
    this.centre(box.x + box.w / 2, box.y + box.h / 2, this.fit(box, margin, most), ease)
  }

  centre(x: number, y: number, k = this.k, ease = true): void {
    this.go(x - this.w / 2 / k, y - (this.h + this.above) / 2 / k, k, ease)
  }

  /** Shifts just enough to show a box; for keyboards. */
  show(box: Box, margin = 40): void {
    const m = margin / this.k
    const [w, h] = [this.w / this.k, this.h / this.k]
    const x = box.x < this.x + m ? box.x - m : box.x + box.w > this.x + w - m ? box.x + box.w + m - w : this.x
    const y = box.y < this.y + m ? box.y - m : box.y + box.h > this.y + h - m ? box.y + box.h + m - h : this.y
    this.go(x, y, this.k, true)
  }

  sees(box: Box): boolean {
    const [right, bottom] = [this.x + this.w / this.k, this.y + this.h / this.k]
    return box.x >= this.x && box.y >= this.y + this.above / this.k && box.x + box.w <= right && box.y + box.h <= bottom
  }

  spot(px: number, py: number): [number, number] {
    return [this.x + px / this.k, this.y + py / this.k]
  }
}
