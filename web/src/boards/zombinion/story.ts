/** How what happens is told: how long each kind of event is seen, how the table looks in between, where it happens. */
import type { Beats } from '../../lib/playback'
import type { GameEvent, View } from '../../lib/protocol'
import type { Sounds } from '../../lib/sound'
import type { ZombinionPlayer, ZombinionView } from './types'

/** What is heard of kinds of events that are not just cards, steps and dice. */
export const SOUNDS: Sounds = {
  aim: 'land',
  take: 'gain',
  take_to_hand: 'gain',
  take_to_deck: 'gain',
  loot: 'gain',
  barricade: 'land',
}

export const BEATS: Beats = {
  play: 'card',
  play_twice: 'card',
  aim: 'mark',
  take: 'card',
  take_to_hand: 'card',
  take_to_deck: 'card',
  loot: 'card',
  trash: 'mark',
  discard_cards: 'note',
  discard_open: 'mark',
  discard: 'note',
  barricade: 'card',
  reveal: 'reveal',
  show_hand: 'reveal',
  all_in: 'reveal',
  radio: 'reveal',
  set_aside: 'mark',
  regroup: 'mark',
  return: 'mark',
  put_back: 'mark',
  draw: 'note',
  draw_cards: 'note',
  shuffle: 'note',
  clean_up: 'note',
}

function without(cards: string[], card: string): string[] {
  const at = cards.indexOf(card)
  return at < 0 ? cards : [...cards.slice(0, at), ...cards.slice(at + 1)]
}

function changed(view: View, player: number, change: (before: ZombinionPlayer) => Partial<ZombinionPlayer>): View {
  const table = view as ZombinionView
  const players = table.players.map((each, n) => (n === player ? { ...each, ...change(each) } : each))
  return { ...table, players } as View
}

/** Cards lie in the middle, and a pile is smaller, before the turn goes on. */
export function between(view: View, event: GameEvent): View {
  const { player, card, cards } = event.data as { player: number; card: string; cards?: string[] }
  if (event.kind === 'play' || event.kind === 'aim') {
    const played = event.kind === 'play' ? [card] : (cards ?? [])
    return changed(view, player, (each) => ({
      in_play: [...each.in_play, ...played],
      hand_size: each.hand_size - played.length,
      ...(each.hand ? { hand: played.reduce(without, each.hand) } : {}),
    }))
  }
  if (event.kind === 'take') {
    const { supply } = view as ZombinionView
    const taken = changed(view, player, () => ({ discard_top: card }))
    return { ...taken, supply: { ...supply, [card]: (supply[card] ?? 1) - 1 } } as View
  }
  return view
}

export function places(event: GameEvent): string[] {
  const { player, target, card } = event.data as { player?: number; target?: number; card?: string }
  if (event.kind === 'play' || event.kind === 'aim') return ['in_play']
  if (event.kind.startsWith('take') && card) return [`supply-${card}`]
  if (event.kind === 'trash' || event.kind === 'loot') return ['trash']
  const seat = target ?? player
  return seat === undefined ? [] : [`seat-${seat}`, `hand-${seat}`]
}
