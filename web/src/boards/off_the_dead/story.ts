/** How what happens is told: how long each kind of event is seen, how the table looks in between, where it happens. */
import type { Beats } from '../../lib/playback'
import type { GameEvent, View } from '../../lib/protocol'
import type { Sounds } from '../../lib/sound'
import type { Banner } from '../board'
import { placeOf, type OffView, type Survivor } from './view'

/** What is heard of kinds of events that are not just cards, steps and dice. */
export const SOUNDS: Sounds = {
  find: 'gain',
  picks_up: 'gain',
  calms_down: 'gain',
  kill: 'kill',
  bitten: 'hurt',
  infection: 'hurt',
  comes_out: 'groan',
  jumps: 'groan',
  runs: 'groan',
  gets_up: 'groan',
}

export const BEATS: Beats = {
  searches: 'note',
  turn_up: 'reveal', // it is a game of memory
  find: 'card',
  picks_up: 'card',
  put_back: 'mark',
  throw: 'card',
  use: 'card',
  use_zone: 'card',
  refill: 'card',
  junk: 'card',
  passes: 'mark',
  attack: 'mark',
  attack_hands: 'mark',
  reveal: 'reveal',
  roll: 'die',
  sum: 'note', // told with the die when it has landed
  roll_again: 'die',
  surprise: 'die',
  event_die: 'die',
  raised: 'mark',
  miss: 'mark',
  fails: 'mark',
  kill: 'mark',
  gets_up: 'mark',
  calms_down: 'mark',
  lured: 'mark',
  looks: 'mark',
  bitten: 'card',
  infection: 'mark',
  move: 'mark',
  barricade: 'mark',
  comes_out: 'mark',
  sold_out: 'mark',
  runs: 'mark',
  jumps: 'mark',
  panics: 'note',
  dies: 'scene',
  won: 'mark',
  lost: 'mark',
  apocalypse: 'mark',
  'ability_*': 'card',
  'event_*': 'card',
  'quote_*': 'card',
}

export const SIGNS: Record<string, string> = {
  attack: 'fire-axe',
  attack_hands: 'fist',
  roll: 'perspective-dice-six',
  roll_again: 'perspective-dice-six',
  surprise: 'raise-zombie',
  event_die: 'perspective-dice-six',
  kill: 'death-skull',
  bitten: 'neck-bite',
  infection: 'biohazard',
  move: 'shambling-zombie',
  comes_out: 'raise-zombie',
  dies: 'tombstone',
  passes: 'hourglass',
}

function changed(view: OffView, who: string, change: Partial<Survivor>): View {
  return { ...view, survivors: view.survivors.map((each) => (each.id === who ? { ...each, ...change } : each)) }
}

/** What was turned up lies open before anybody takes it; a bite counts before the zombies go on. */
export function between(view: View, event: GameEvent): View {
  const table = view as OffView
  const { item, who, level, zombie } = event.data as { item: string; who: string; level: number; zombie: string }
  switch (event.kind) {
    case 'turn_up':
      return { ...table, turned: [...table.turned, item] } as View
    case 'bitten':
    case 'infection':
    case 'calms_down':
      return changed(table, who, { level })
    case 'kill':
      return {
        ...table,
        survivors: table.survivors.map((each) => ({
          ...each,
          corridor: each.corridor.map((zone) => zone.filter((one) => one.id !== zombie)),
        })),
      } as View
    case 'dies':
      return changed(table, who, { alive: false })
    default:
      return view
  }
}

export function places(event: GameEvent, view: View): string[] {
  const table = view as OffView
  const { who, whom, pile, zombie } = event.data as { who?: string; whom?: string; pile?: number; zombie?: string }
  if (pile !== undefined) return [`pile-${pile - 1}`]
  const found = [
    ...(zombie ? [`z-${zombie}`] : []),
    ...[who, whom].flatMap((each) => (each ? [`surv-${placeOf(table, each)}`] : [])),
  ]
  return event.kind === 'turns' ? ['horde', ...found] : found
}

/** Events name survivors, not seats. */
export function concerns(event: GameEvent, me: number, view: View): boolean {
  const { survivors } = view as OffView
  const mine = survivors.filter((each) => each.seat === me).map((each) => each.id)
  return mine.includes(String(event.data.who)) || mine.includes(String(event.data.whom))
}

export function banner(event: GameEvent, view: View, me: number | null): Banner | null {
  if (event.kind !== 'dies') return null
  const survivor = (view as OffView).survivors.find((each) => each.id === event.data.who)
  const mine = survivor !== undefined && survivor.seat === me
  return {
    title: mine ? 'offdead-death-me' : 'offdead-death',
    text: mine ? 'offdead-death-me-now' : 'offdead-death-now',
    seat: survivor?.seat ?? null,
    who: `off_the_dead-card-${String(event.data.who)}`,
  }
}
