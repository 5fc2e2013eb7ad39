/** How what happens is told: how long each kind of event is seen, how the table looks in between, where it happens. */
import { face } from '../../lib/cards.svelte'
import type { Beats } from '../../lib/playback'
import type { GameEvent, View } from '../../lib/protocol'
import type { Sounds } from '../../lib/sound'
import type { Banner } from '../board'
import { fate } from '../fate'
import type { RunView } from './types'

/** What is heard of kinds of events that are not just cards, steps and dice. */
export const SOUNDS: Sounds = {
  cancel: 'kill',
  zombie_draw: 'groan',
  turned: 'death',
}

export const BEATS: Beats = {
  play: 'card',
  special: 'card',
  cancel: 'card',
  throw: 'card',
  zombie_draw: 'card',
  zombie_discard: 'mark',
  new_hand: 'card',
  pass: 'mark',
  turned: 'scene',
  win_items: 'mark',
  win_last: 'mark',
  stands: 'note',
  draw: 'note',
  draw_card: 'note',
}

function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card)
  return cards.filter((_, i) => i !== at)
}

/** A card lies before somebody before it cancels another, or before what it brings about. */
export function between(view: View, event: GameEvent): View {
  const table = view as RunView
  const { player: doer, card, target } = event.data as { player: number; card: string; target: number }
  if (event.kind !== 'play' && event.kind !== 'special') return view
  const row = face('run', card).kinds[0] === 'item' ? 'items' : 'zombies'
  const players = table.players.map((player, n) => ({
    ...player,
    ...(n === target ? { [row]: [...player[row], card] } : {}),
    ...(n === doer && player.hand ? { hand: without(player.hand, card) } : {}),
  }))
  return { ...table, players } as View
}

export function places(event: GameEvent): string[] {
  const { target, player } = event.data as { target?: number; player?: number }
  const seat = target ?? player
  return seat === undefined ? [] : [`area-${seat}`]
}

/** What I draw as a zombie is what I am asked about, not what others did to me. */
export const concerns = (event: GameEvent): false | undefined => (event.kind === 'zombie_draw' ? false : undefined)

export const banner = (event: GameEvent, _view: View, me: number | null): Banner | null =>
  event.kind === 'turned' ? fate(event, me, 'run-caught') : null

/** What one is after once one is a zombie. */
export const goal = (view: View, me: number | null): string =>
  me !== null && (view as RunView).players[me]?.zombie ? 'run-goal-zombie' : 'run-goal'
