/** Dragging something onto something else is the same as pressing the one and then the other. */
import type { Desk } from './desk'
import type { Handle } from './handles'

const FAR = 8 // pixels until a press becomes a drag

interface Drag {
  desk: Desk
  handle: Handle
}

/** What lies under the pointer and may be pressed. */
function under(x: number, y: number, desk: Desk): Handle | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const spot = element.closest<HTMLElement>('[data-spots]')
    const found = spot?.dataset.spots?.split(' ').find((handle) => desk.lit(handle))
    if (found) return found
  }
  return null
}

export function drag(element: HTMLElement, what: Drag) {
  let from: { x: number; y: number; id: number } | null = null
  let ghost: HTMLElement | null = null
  let over: HTMLElement | null = null

  function lift(event: PointerEvent): void {
    if (!what.desk.on(what.handle)) what.desk.press(what.handle)
    const box = element.getBoundingClientRect()
    ghost = element.cloneNode(true) as HTMLElement
    ghost.classList.add('dragged')
    ghost.removeAttribute('data-place')
    ghost.setAttribute('aria-hidden', 'true')
    Object.assign(ghost.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    })
    element.closest('.table')?.append(ghost)
    element.setPointerCapture(event.pointerId)
  }
  function down(event: PointerEvent): void {
    if (event.button === 0 && what.desk.can(what.handle))
      from = { x: event.clientX, y: event.clientY, id: event.pointerId }
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y]
    if (!ghost && Math.hypot(dx, dy) > FAR) lift(event)
    if (!ghost) return
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(-3deg)`
    const spot = under(event.clientX, event.clientY, what.desk)
    const now = spot ? document.querySelector<HTMLElement>(`[data-spots~="${CSS.escape(spot)}"]`) : null
    if (now !== over) over?.classList.remove('dragged-over')
    over = now
    over?.classList.add('dragged-over')
  }
  function end(event: PointerEvent): void {
    const dropped = ghost !== null && event.type === 'pointerup' ? under(event.clientX, event.clientY, what.desk) : null
    const dragged = ghost !== null
    ghost?.remove()
    over?.classList.remove('dragged-over')
    ghost = over = from = null
    if (!dragged) return
    // The click that follows a drag belongs to it.
    const swallow = (click: Event): void => {
      click.stopPropagation()
      click.preventDefault()
    }
    element.addEventListener('click', swallow, { capture: true, once: true })
    setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 50)
    if (dropped) what.desk.press(dropped)
  }
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', end)
  element.addEventListener('pointercancel', end)
  return {
    update(next: Drag): void {
      what = next
    },
    destroy(): void {
      ghost?.remove()
    },
  }
}
