/** Where there is little room what lies on the table scrolls: when a question comes, something that can be chosen is in sight. */

function isSeen(element: Element): boolean {
  const box = element.getBoundingClientRect()
  const room = (element.closest('.scene, .dock') ?? document.documentElement).getBoundingClientRect()
  return box.top >= room.top - 1 && box.bottom <= room.bottom + 1
}

/** The first of these that is drawn (of a card there may be a large and a small one), and in sight from now on. */
export function bringIntoSight(selector: string): Element | undefined {
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
  if (found && !isSeen(found)) found.scrollIntoView({ block: 'center' })
  return found
}

export class Sight {
  private from = 0 // where the scene stood
  private to = -1 // and where it was scrolled to

  /** Scrolls to the first of these, unless one of them is seen already. */
  bring(scene: HTMLElement | undefined, selector: string): void {
    this.goBack(scene)
    if (!scene || scene.scrollHeight <= scene.clientHeight) return
    const found = [...document.querySelectorAll<HTMLElement>(`.table :is(${selector})`)]
    const there = found.filter((each) => each.checkVisibility())
    if (there.some(isSeen)) return
    this.from = scene.scrollTop
    there.find((each) => scene.contains(each))?.scrollIntoView({ block: 'center' })
    if (scene.scrollTop !== this.from) this.to = scene.scrollTop
  }

  /** When that is over, unless somebody has scrolled on meanwhile. */
  goBack(scene: HTMLElement | undefined): void {
    if (!scene || this.to < 0) return
    const most = scene.scrollHeight - scene.clientHeight // there may be less to scroll by now
    if (Math.abs(scene.scrollTop - Math.min(this.to, most)) < 2) scene.scrollTop = this.from
    this.to = -1
  }
}
