/** Keys at the table: letters for the tools, arrows to go through what is lit, Escape to put a picked card back. */
import { escape, litThings, tabbed } from './held'

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

function step(by: number): void {
  const lit = litThings()
  if (!lit.length) return
  const at = lit.indexOf(document.activeElement as HTMLElement)
  lit[at < 0 ? (by > 0 ? 0 : lit.length - 1) : (at + by + lit.length) % lit.length]!.focus()
}

export function toolKeys(tools: Record<string, () => unknown>): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return
    if (document.querySelector('dialog[open]')) return
    if (event.key === 'Tab' ? !tabbed(event.shiftKey) : !pressed(event, tools)) return
    event.preventDefault()
  }
}

function pressed(event: KeyboardEvent, tools: Record<string, () => unknown>): boolean {
  if (event.key === 'Escape') return escape()
  if (event.key === 'ArrowRight' || event.key === 'ArrowDown') step(1)
  else if (event.key === 'ArrowLeft' || event.key === 'ArrowUp') step(-1)
  else if (tools[event.key.toLowerCase()]) tools[event.key.toLowerCase()]!()
  else return false
  return true
}
