/** A card that has been picked and waits for its target: Escape puts it back, and its targets come next with Tab. */
let putBack: (() => void) | null = null

/** Told by the board: how to put back what is picked now; null: nothing is. */
export function holding(back: (() => void) | null): void {
  putBack = back
}

const pressed = (): HTMLElement | null => document.querySelector('.table [data-lit][aria-pressed="true"]')

/** What may be chosen now, as it is gone through: after the card that is picked come its targets, then the rest. */
export function litThings(): HTMLElement[] {
  const all = [...document.querySelectorAll<HTMLElement>('.table [data-lit]')].filter(
    (each) => each.offsetParent !== null || each.closest('svg'),
  )
  const card = pressed()
  if (!card || !all.includes(card)) return all
  const hand = card.closest('ul, [role="list"]')
  const targets = all.filter((each) => !hand?.contains(each))
  const before = all.filter((each) => hand?.contains(each))
  const at = before.indexOf(card) + 1
  return [...before.slice(0, at), ...targets, ...before.slice(at)]
}

/** Escape: true if something was put back. The card gets the focus again. */
export function escape(): boolean {
  if (!putBack) return false
  const card = pressed()
  putBack()
  putBack = null
  card?.focus()
  return true
}

/** Tab from the picked card leads to its targets and back, wherever they are on the page. */
export function tabbed(back: boolean): boolean {
  const card = pressed()
  if (!card || !putBack) return false
  const order = litThings()
  const [at, here] = [order.indexOf(card), order.indexOf(document.activeElement as HTMLElement)]
  const hand = card.closest('ul, [role="list"]')
  const targets = order.filter((each) => !hand?.contains(each))
  if (!targets.length || here < 0) return false
  const atTarget = here > at && here <= at + targets.length
  if (back ? !atTarget : here !== at && !(atTarget && here < at + targets.length)) return false
  order[here + (back ? -1 : 1)]?.focus()
  return true
}
