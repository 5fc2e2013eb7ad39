import { registerLooks } from '../../lib/cards.svelte'
import { registerIcons } from '../../lib/icons'
import type { GameEvent } from '../../lib/protocol'
import type { BoardKit, Flight } from '../board'
import './shared.css'
import Board from './Board.svelte'
import { LOOKS } from './faces'
import ICONS from './run.icons'
import { BEATS as beats, SOUNDS as sounds, banner, between, concerns, goal, places } from './story'

registerIcons(ICONS)
registerLooks('run', LOOKS)

function flights(event: GameEvent): Flight[] {
  const { player, card, target, rival, cards } = event.data as {
    player: number
    card: string
    target: number
    rival: string
    cards: string[]
  }
  switch (event.kind) {
    case 'draw':
      return [{ from: 'deck', to: `hand-${player}` }]
    case 'draw_card':
      return [{ from: 'deck', to: `hand-${player}`, card }]
    case 'zombie_draw':
      return [{ from: 'deck', to: `area-${player}`, card }]
    case 'play':
    case 'special':
      return [{ from: `hand-${player}`, to: `area-${target}`, card }]
    case 'cancel':
      return [card, rival].map((each) => ({ from: `area-${player}`, to: 'discard', card: each }))
    case 'turned':
    case 'new_hand':
      return cards.map((each) => ({ from: `area-${player}`, to: 'discard', card: each }))
    case 'zombie_discard':
      return [{ from: `area-${player}`, to: 'discard', card }]
    default:
      return []
  }
}

export default {
  board: Board,
  css: 'run-board',
  flights,
  beats,
  banner,
  between,
  concerns,
  goal,
  places,
  sounds,
} satisfies BoardKit
