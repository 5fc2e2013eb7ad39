/** Focus through page changes: on the heading of what has come, so that nobody starts again from the top of nowhere. */

const LONGEST = 8000 // milliseconds a page may take to have a heading

function onHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

export const isLost = (): boolean => !document.activeElement?.isConnected || document.activeElement === document.body

/** Pages that wait for the server get it when their heading is there, unless somebody has gone elsewhere meanwhile. */
export function focusHeading(): () => void {
  if (onHeading()) return () => undefined
  const observer = new MutationObserver(() => {
    if (!isLost() || onHeading()) stop()
  })
  const end = setTimeout(() => stop(), LONGEST)
  const stop = (): void => {
    observer.disconnect()
    clearTimeout(end)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  return stop
}
