/** Drag to pan, pinch and wheel to zoom, a press without moving is a tap. A tile held by the pointer is turned by dragging round it. */
import type { Camera } from './camera.svelte'

const STILL = 7 // pixels a finger may move and still tap

export interface Hands {
  camera: Camera
  tap: (x: number, y: number) => void // in units
  hover: (x: number, y: number) => void
  leave: () => void
  grab: (x: number, y: number) => boolean // does the pointer take hold of something there?
  turn: (x: number, y: number) => void // ... and moves it round
  drop: (x: number, y: number) => void
}

export function gestures(element: HTMLElement, hands: Hands) {
  const down = new Map<number, { x: number; y: number }>()
  let moved = false
  let held = false
  let start = { x: 0, y: 0 }
  let frame = 0
  let rect: DOMRect = element.getBoundingClientRect()

  const local = (event: { clientX: number; clientY: number }): { x: number; y: number } => ({
    x: event.clientX - rect.left,
    y: event.clientY - rect.top,
  })
  const units = (p: { x: number; y: number }): [number, number] => hands.camera.spot(p.x, p.y)

  function press(event: PointerEvent): void {
    if (event.button > 1 || (event.target as Element).closest('button, a')) return
    rect = element.getBoundingClientRect()
    const p = local(event)
    if (!down.size) {
      moved = false
      start = p
      held = event.button === 0 && hands.grab(...units(p))
    } else {
      held = false
      moved = true
    }
    down.set(event.pointerId, p)
    element.setPointerCapture(event.pointerId)
  }

  function pinch(id: number, p: { x: number; y: number }): void {
    const [a, b] = [...down.entries()]
    const other = a![0] === id ? b![1] : a![1]
    const before = down.get(id)!
    const reach = (q: { x: number; y: number }): number => Math.hypot(q.x - other.x, q.y - other.y) || 1
    hands.camera.pan((p.x - before.x) / 2, (p.y - before.y) / 2)
    hands.camera.zoom(reach(p) / reach(before), (p.x + other.x) / 2, (p.y + other.y) / 2)
  }

  function move(event: PointerEvent): void {
    const before = down.get(event.pointerId)
    if (!before) {
      if (event.pointerType === 'mouse' && !frame)
        frame = requestAnimationFrame(() => {
          frame = 0
          rect = element.getBoundingClientRect()
          hands.hover(...units(local(event)))
        })
      return
    }
    const p = local(event)
    if (Math.hypot(p.x - start.x, p.y - start.y) > STILL) moved = true
    if (held) {
      if (moved) hands.turn(...units(p))
    } else if (down.size === 2) pinch(event.pointerId, p)
    else if (moved) hands.camera.pan(p.x - before.x, p.y - before.y)
    down.set(event.pointerId, moved || held ? p : before)
  }

  function lift(event: PointerEvent): void {
    if (!down.delete(event.pointerId) || down.size) return
    const p = local(event)
    if (event.type === 'pointercancel') return
    if (held && moved) hands.drop(...units(p))
    else if (!moved && event.button === 0) hands.tap(...units(p))
    held = false
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault()
    rect = element.getBoundingClientRect()
    const p = local(event)
    const by = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY
    hands.camera.zoom(Math.exp(-by * (event.ctrlKey ? 0.01 : 0.0016)), p.x, p.y)
  }

  const leave = (): void => {
    if (!down.size) hands.leave()
  }
  element.addEventListener('pointerdown', press)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', lift)
  element.addEventListener('pointercancel', lift)
  element.addEventListener('pointerleave', leave)
  element.addEventListener('wheel', wheel, { passive: false })
  return {
    update(next: Hands): void {
      hands = next
    },
    destroy(): void {
      cancelAnimationFrame(frame)
    },
  }
}
