/** Why something cannot be chosen: the server is asked when it is clicked, and the answer is said beside the click. */
import { tick } from 'svelte'
import type { Text } from './protocol'
import { bringIntoSight } from './sight'
import { request } from './socket.svelte'

export interface Named {
  [name: string]: string | number | boolean | number[]
}
/** What an option is expected to lead to: the chance of winning, from 0 to 1. */
export interface Expected {
  text: Text
  chance: number
}
interface Said {
  text: Text | null
  best: Expected[]
  x: number
  y: number // of the upper edge of what it is said beside
  bottom: number
}
interface Table {
  readonly id: string
  readonly number: number
}

const SHOWN = 5000 // milliseconds
const SHOWN_LONGER = 9000 // figures take their time
let said: Said | null = $state.raw(null)
let table: Table | null = null
let end: ReturnType<typeof setTimeout> | undefined

export const reasons = {
  get said() {
    return said
  },
}

/** For what may be clicked and is no choice now: `data-why={why({ card, zone: 'hand' })}`. */
export const why = (target: Named): string => JSON.stringify(target)

/** What was said is no longer true, or in the way. */
export function hush(): void {
  clearTimeout(end)
  said = null
}

/** Where the last press was; of a key the middle of what has the focus. */
let pressed: [number, number] | null = null
function place(): [number, number] {
  const box = document.activeElement?.getBoundingClientRect()
  return (
    pressed ?? (box ? [box.x + box.width / 2, box.y + Math.min(box.height / 2, 40)] : [innerWidth / 2, innerHeight / 2])
  )
}

/** Asks why `target` cannot be chosen, and says it where it was pressed. */
export async function ask(target: Named): Promise<void> {
  hush()
  if (!table) return
  const number = table.number
  const [x, y] = place()
  const answer = await request({ type: 'why', table: table.id, number, target })
  if (answer?.type !== 'why' || !answer.reason || table?.number !== number) return
  said = { text: answer.reason, best: [], x, y, bottom: y + 10 }
  end = setTimeout(hush, SHOWN)
}

/** Says why something is advised, beside what is marked by it, and what the best options are worth. */
export async function advise(text: Text | null, best: Expected[]): Promise<void> {
  hush()
  await tick()
  const mark = bringIntoSight('.table .hinted') ?? document.getElementById('prompt')
  const box = mark?.getBoundingClientRect()
  if ((!text && !best.length) || !box) return
  said = { text, best, x: box.x + box.width / 2, y: box.y, bottom: box.bottom }
  end = setTimeout(hush, best.length ? SHOWN_LONGER : SHOWN)
}

/** On the element that holds the table: clicks on what has a `data-why` are answered. */
export function explains(element: HTMLElement, whose: Table) {
  table = whose
  const down = (event: PointerEvent): void => {
    pressed = [event.clientX, event.clientY]
    hush()
  }
  const key = (): void => {
    pressed = null
    hush()
  }
  const clicked = (event: MouseEvent): void => {
    const spot = (event.target as Element).closest<HTMLElement>('[data-why], [data-lit]')
    if (spot?.dataset.why) void ask(JSON.parse(spot.dataset.why) as Named)
  }
  element.addEventListener('pointerdown', down, true)
  element.addEventListener('keydown', key, true)
  element.addEventListener('click', clicked)
  return {
    destroy(): void {
      element.removeEventListener('pointerdown', down, true)
      element.removeEventListener('keydown', key, true)
      element.removeEventListener('click', clicked)
      table = null
      hush()
    },
  }
}
