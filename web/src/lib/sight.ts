/** Where there is little room what lies on the table scrolls: something that can be chosen is always in sight. */

function isSeen(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect()
  const room = (element.closest('.scene, .dock') ?? document.documentElement).getBoundingClientRect()
  return box.top >= room.top - 1 && box.bottom <= room.bottom + 1
}

/** Scrolls to the first of these, unless one of them is seen already. */
export function bringIntoSight(scene: HTMLElement | undefined, selector: string): void {
  if (!scene || scene.scrollHeight <= scene.clientHeight) return
  const found = [...document.querySelectorAll<HTMLElement>(`.table :is(${selector})`)]
  const there = found.filter((each) => each.checkVisibility())
  if (!there.some(isSeen)) there.find((each) => scene.contains(each))?.scrollIntoView({ block: 'center' })
}
