/** The last thing worth a picture, as a comic panel. */
import { cardInfo } from '../../lib/catalogue.svelte'
import type { GameEvent } from '../../lib/protocol'
import { attribute, say, t, type Names } from '../../lib/texts.svelte'
import { itemIcon, QUOTE_ICONS, SURVIVOR_ICONS, zombieArt } from './faces'
import { GAME } from './view'

export interface Panel {
  key: string
  caption: string
  shout: string
  spoken: boolean // a sentence in a balloon, not a noise in a burst
  title: string
  text: string
  die: number | null
  icon: string
  crowd: boolean // zombies behind
  tone: 'zombies' | 'survivor' | 'attack' | 'weapon' | 'infection'
}

type Drawing = Pick<Panel, 'icon' | 'tone' | 'crowd'>
const drawn = (icon: string, tone: Panel['tone'], crowd = false): Drawing => ({ icon, tone, crowd })

const EVENTS: Record<string, Drawing> = {
  seen_me: drawn('eyeball', 'zombies', true),
  where_from: drawn('raise-zombie', 'zombies', true),
  runs_at_me: drawn('shambling-zombie', 'zombies', true),
  what_junk: drawn('trash-can', 'weapon'),
  dies_twice: drawn('tombstone', 'zombies', true),
  panic: drawn('screaming', 'attack', true),
}

const SCENES: Record<string, Drawing> = {
  bitten: drawn('neck-bite', 'attack', true),
  dies: drawn('tombstone', 'attack', true),
  gets_up: drawn('raise-zombie', 'zombies', true),
  surprise: drawn('raise-zombie', 'attack', true),
  sold_out: drawn('graveyard', 'zombies', true),
  barricade: drawn('wooden-fence', 'survivor', true),
  fails: drawn('screaming', 'attack'),
  infection: drawn('biohazard', 'infection'),
}

const zombieIcon = (id: string): string => zombieArt(id, cardInfo(GAME, id)?.strength ?? 0)[0]
const unquoted = (text: string): string => text.replace(/^[“"«]|[”"»]$/gu, '')

/** The die of what is told: the last one before it. */
function dieBefore(log: GameEvent[], at: number, kinds: string[]): number | null {
  for (let i = at; i >= 0 && i > at - 6; i--) {
    const event = log[i]!
    if (kinds.includes(event.kind)) return Number(event.data.die)
  }
  return null
}

function drawingOf({ kind, data }: GameEvent): Drawing | null {
  if (kind.startsWith('event_') && kind !== 'event_die') return EVENTS[kind.slice(6)] ?? null
  if (kind.startsWith('quote_'))
    return QUOTE_ICONS[kind.slice(6)]
      ? drawn(QUOTE_ICONS[kind.slice(6)]!, 'attack')
      : drawn(SURVIVOR_ICONS[String(data.who)]!, 'survivor')
  if (kind.startsWith('ability_')) return drawn(SURVIVOR_ICONS[String(data.who)]!, 'survivor')
  if (kind === 'find' || kind === 'picks_up') return drawn(itemIcon(String(data.item)), 'weapon')
  if (kind === 'kill' || kind === 'miss')
    return drawn(zombieIcon(String(data.zombie)), kind === 'kill' ? 'weapon' : 'zombies')
  return SCENES[kind] ?? null
}

function wordsOf(event: GameEvent, names: Names): Pick<Panel, 'shout' | 'spoken' | 'title' | 'text'> {
  const { kind } = event
  const told = say(event.message, names)
  if (kind.startsWith('quote_')) {
    const id = `${GAME}-quote-${kind.slice(6)}`
    return { shout: unquoted(t(id)), spoken: true, title: t('offdead-comic-quote'), text: attribute(id, 'text') }
  }
  if (kind.startsWith('event_')) {
    const id = `${GAME}-event-${kind.slice(6)}`
    return {
      shout: t(`offdead-shout-${kind.slice(6)}`),
      spoken: false,
      title: unquoted(t(id)),
      text: attribute(id, 'text'),
    }
  }
  const sort = kind.startsWith('ability_') ? 'ability' : kind
  return { shout: t(`offdead-shout-${sort}`), spoken: false, title: t(`offdead-comic-${sort}`), text: told }
}

export function lastPanel(log: GameEvent[], names: Names): Panel | null {
  for (let i = log.length - 1; i >= 0; i--) {
    const event = log[i]!
    const drawing = drawingOf(event)
    if (!drawing) continue
    const dice = event.kind.startsWith('event_')
      ? ['event_die', 'roll_again']
      : ['kill', 'miss'].includes(event.kind)
        ? ['roll', 'roll_again']
        : ['surprise']
    const whom = event.data.who ? t(`${GAME}-short-${String(event.data.who)}`) : ''
    return {
      key: `${i}/${event.kind}`,
      caption: whom,
      die: dieBefore(log, i, dice),
      ...drawing,
      ...wordsOf(event, names),
    }
  }
  return null
}
