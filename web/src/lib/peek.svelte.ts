/** The card shown large: by hover and focus beside its place; in the middle by its info mark, a long press, its name or the key i. */
import { attribute } from './texts.svelte'

interface Shown {
  game: string
  card: string
  at: DOMRect | null // null: in the middle, until closed
}

let shown: Shown | null = $state.raw(null)
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
}

/** The small i on what does something else when it is pressed: where nothing hovers it is seen (css/info.css), and opens the text. */
function infoMark(): HTMLElement {
  const mark = document.createElement('span')
  mark.className = 'info-mark'
  mark.setAttribute('aria-hidden', 'true') // the rule is read with the card itself
  mark.append(Object.assign(document.createElement('b'), { textContent: 'i' }))
  return mark
}

/**
 * Shows the card of an element large, and reads its rule to who listens. `use:enlarge={{ game, card }}` What does nothing
 * else when it is pressed can be reached by keys, and opens with one tap or Enter; anything else has an info mark. All of
 * them open with a long press and with the key i.
 */
export function enlarge(element: HTMLElement, what: { game: string; card: string } | null) {
  let pressed: ReturnType<typeof setTimeout> | undefined
  let long = false
  let from: [number, number] = [0, 0]
  const idle = !element.closest(PRESSED) && !element.hasAttribute('tabindex')
  const mark = idle ? null : infoMark()
  if (mark) element.append(mark)
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
    if (!what || !(event.key === 'i' || (idle && event.key === 'Enter'))) return
    shown = { ...what, at: null }
    event.stopPropagation()
  }
  /**
   * A tap on the mark reads; one on the rest of it only where it does nothing else, as in a replay or on a small card in a
   * panel that is lit: the panel is chosen by its button, or anywhere beside its cards.
   */
  const reads = (event: MouseEvent): boolean => {
    if (mark?.contains(event.target as Node)) return true
    if (!idle) return element.getAttribute('aria-disabled') === 'true' && element.closest('.replaying') !== null
    return (event as PointerEvent).pointerType !== 'mouse'
  }
  const click = (event: MouseEvent): void => {
    if (!long && !(what && reads(event))) return
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
      mark?.remove()
      away()
    },
  }
}
