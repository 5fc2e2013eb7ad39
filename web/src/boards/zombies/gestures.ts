/**
 * Drag to pan, pinch and wheel to zoom, a press without moving is a tap. A tile that is being laid takes the wheel, the
 * right button and a turn of two fingers for itself; a drag never chooses anything.
 */
import type { Camera } from './camera.svelte'

const STILL = 7 // pixels a finger may move and still tap
const NOTCH = 60 // of a wheel: less is a touchpad, and adds up
const TWIST = Math.PI / 6 // two fingers turned by so much turn a tile once

export interface Hands {
  camera: Camera
  tap: (x: number, y: number, byFinger: boolean) => void // in units
  hover: (x: number, y: number) => void
  leave: () => void
  holds: (x: number, y: number) => boolean // is a tile being laid there?
  turn: (by: number) => void
}
interface Point {
  x: number
  y: number
}

const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y) || 1
const angle = (a: Point, b: Point): number => Math.atan2(b.y - a.y, b.x - a.x)
/** The same turn, from minus half a circle to half a circle. */
const short = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn))

export function gestures(element: HTMLElement, hands: Hands) {
  const down = new Map<number, Point>()
  let moved = false
  let start: Point = { x: 0, y: 0 }
  let twisted = 0
  let rolled = 0
  let frame = 0
  let rect: DOMRect = element.getBoundingClientRect()

  const local = (event: { clientX: number; clientY: number }): Point => ({
    x: event.clientX - rect.left,
    y: event.clientY - rect.top,
  })
  const units = (p: Point): [number, number] => hands.camera.spot(p.x, p.y)

  function press(event: PointerEvent): void {
    if (event.button > 1 || (event.target as Element).closest('button, a')) return
    rect = element.getBoundingClientRect()
    const p = local(event)
    moved = down.size > 0
    if (!down.size) start = p
    twisted = 0
    down.set(event.pointerId, p)
    element.setPointerCapture(event.pointerId)
  }

  function pinch(id: number, p: Point): void {
    const [a, b] = [...down.entries()]
    const other = a![0] === id ? b![1] : a![1]
    const before = down.get(id)!
    hands.camera.pan((p.x - before.x) / 2, (p.y - before.y) / 2)
    hands.camera.zoom(between(p, other) / between(before, other), (p.x + other.x) / 2, (p.y + other.y) / 2)
    twisted += short(angle(other, p) - angle(other, before))
    if (Math.abs(twisted) < TWIST) return
    hands.turn(Math.sign(twisted))
    twisted -= Math.sign(twisted) * (Math.PI / 2)
  }

  function look(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || frame) return
    frame = requestAnimationFrame(() => {
      frame = 0
      rect = element.getBoundingClientRect()
      hands.hover(...units(local(event)))
    })
  }

  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId)
    if (!before) return look(event)
    const p = local(event)
    if (between(p, start) > STILL) moved = true
    if (down.size === 2) pinch(event.pointerId, p)
    else if (moved) hands.camera.pan(p.x - before.x, p.y - before.y)
    down.set(event.pointerId, moved ? p : before)
  }

  function lift(event: PointerEvent): void {
    if (!down.delete(event.pointerId) || down.size || event.type === 'pointercancel') return
    if (!moved && event.button === 0) hands.tap(...units(local(event)), event.pointerType === 'touch')
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    rect = element.getBoundingClientRect()
    const p = local(event)
    const by = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY
    if (!event.ctrlKey && hands.holds(...units(p))) return roll(by)
    hands.camera.zoom(Math.exp(-by * (event.ctrlKey ? 0.01 : 0.0016)), p.x, p.y)
  }

  function roll(by: number): void {
    rolled = Math.sign(rolled) === Math.sign(by) ? rolled + by : by
    if (Math.abs(rolled) < NOTCH) return
    hands.turn(Math.sign(rolled))
    rolled = 0
  }

  function menu(event: MouseEvent): void {
    event.preventDefault()
    rect = element.getBoundingClientRect()
    if (hands.holds(...units(local(event)))) hands.turn(1)
  }

  /** A finger that is lifted leaves too: what its tap showed stays. */
  const leave = (event: PointerEvent): void => {
    if (!down.size && event.pointerType === 'mouse') hands.leave()
  }
  element.addEventListener('pointerdown', press)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', lift)
  element.addEventListener('pointercancel', lift)
  element.addEventListener('pointerleave', leave)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('contextmenu', menu)
  return {
    update(next: Hands): void {
      hands = next
    },
    destroy(): void {
      cancelAnimationFrame(frame)
    },
  }
}
