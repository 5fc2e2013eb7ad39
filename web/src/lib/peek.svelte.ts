/** The card shown large: by hover and focus beside its place; in the middle by long press, its name, or a tap while reading. */
import { attribute } from './texts.svelte'

interface Shown {
  game: string
  card: string
  at: DOMRect | null // null: in the middle, until closed
}

let shown: Shown | null = $state.raw(null)
let reading = $state(false) // taps on cards open their text instead of choosing them
const LONG_PRESS = 380
const STEADY = 12 // pixels that a finger may move meanwhile
const PRESSED = 'button, a, label, summary, [role=button]' // does something of its own

export const peek = {
  get shown() {
    return shown
  },
  open(game: string, card: string): void {
    shown = { game, card, at: null }
  },
  close(): void {
    shown = null
  },
  get reading() {
    return reading
  },
  read(on: boolean): void {
    reading = on
  },
}

/**
 * Shows the card of an element large, and reads its rule to who listens. `use:enlarge={{ game, card }}` What does nothing
 * else when it is pressed can be reached by keys, and opens with one tap or Enter; anything else with a long press, or
 * with a tap or Enter while reading is on (parts/ReadTool.svelte).
 */
export function enlarge(element: HTMLElement, what: { game: string; card: string } | null) {
  let pressed: ReturnType<typeof setTimeout> | undefined
  let long = false
  let from: [number, number] = [0, 0]
  const idle = !element.closest(PRESSED) && !element.hasAttribute('tabindex')
  let shows = $state.raw(what)

  // In the language of the moment.
  $effect(() => {
    const rule = shows ? attribute(`${shows.game}-card-${shows.card}`, 'text').replace(/\s+/g, ' ') : ''
    if (rule) element.setAttribute('aria-description', rule)
    else element.removeAttribute('aria-description')
    if (idle && shows) element.tabIndex = 0
    else if (idle) element.removeAttribute('tabindex')
    element.toggleAttribute('data-reads', shows !== null)
  })

  const beside = (): void => {
    if (what && (!shown || shown.at)) shown = { ...what, at: element.getBoundingClientRect() }
  }
  const hide = (): void => {
    if (shown?.at) shown = null
  }
  // An element that is being removed loses focus in the middle of an update: wait until that is done.
  const away = (): void => queueMicrotask(hide)
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') beside()
  }
  const focus = (): void => {
    if (element.matches(':focus-visible')) beside()
  }
  const down = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' || !what) return
    long = false
    from = [event.clientX, event.clientY]
    pressed = setTimeout(() => {
      long = true
      if (what) shown = { ...what, at: null }
    }, LONG_PRESS)
  }
  const up = (): void => clearTimeout(pressed)
  const move = (event: PointerEvent): void => {
    if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > STEADY) up()
  }
  const key = (event: KeyboardEvent): void => {
    if (idle && what && event.key === 'Enter') shown = { ...what, at: null }
  }
  const click = (event: MouseEvent): void => {
    const tapped = idle && (event as PointerEvent).pointerType !== 'mouse' && !element.closest('.legal')
    if (!long && !(what && (reading || tapped))) return
    if (!long) shown = { ...what!, at: null }
    long = false
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const menu = (event: Event): void => {
    if (long) event.preventDefault()
  }

  element.addEventListener('pointerenter', enter)
  element.addEventListener('pointerleave', away)
  element.addEventListener('focus', focus)
  element.addEventListener('blur', away)
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('keydown', key)
  for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, up)
  element.addEventListener('click', click, true)
  element.addEventListener('contextmenu', menu)
  return {
    update(next: { game: string; card: string } | null): void {
      what = shows = next
    },
    destroy(): void {
      clearTimeout(pressed)
      away()
    },
  }
}
