import { registerLooks } from '../../lib/cards.svelte'
import { registerIcons } from '../../lib/icons'
import type { GameEvent, View } from '../../lib/protocol'
import type { BoardKit, Flight } from '../board'
import './shared.css'
import Board from './Board.svelte'
import { LOOKS } from './faces'
import { BEATS as beats, SOUNDS as sounds, between, places } from './story'
import ICONS from './zombinion.icons'

registerIcons(ICONS)
registerLooks('zombinion', LOOKS)

const MOST = 5

function flights(event: GameEvent, _before: View): Flight[] {
  const data = event.data as { player: number; card: string; cards?: string[]; count?: number; top?: string }
  const { player, card } = data
  const each = (from: string, to: string): Flight[] =>
    (data.cards ?? []).slice(0, MOST).map((one) => ({ from, to, card: one }))
  switch (event.kind) {
    case 'draw':
      return Array.from({ length: Math.min(data.count ?? 1, MOST) }, () => ({
        from: `deck-${player}`,
        to: `hand-${player}`,
      }))
    case 'draw_cards':
      return each(`deck-${player}`, `hand-${player}`)
    case 'play':
      return [{ from: `hand-${player}`, to: 'in_play', card }]
    case 'aim':
      return each(`hand-${player}`, 'in_play')
    case 'take':
    case 'loot':
      return [{ from: event.kind === 'loot' ? 'trash' : `supply-${card}`, to: `discard-${player}`, card }]
    case 'take_to_hand':
      return [{ from: `supply-${card}`, to: `hand-${player}`, card }]
    case 'take_to_deck':
    case 'return':
      return [{ from: event.kind === 'return' ? `hand-${player}` : `supply-${card}`, to: `deck-${player}`, card }]
    case 'trash':
      return each(`hand-${player}`, 'trash')
    case 'discard':
      return [{ from: `hand-${player}`, to: `discard-${player}`, card: data.top }]
    case 'discard_cards':
    case 'discard_open':
      return each(`hand-${player}`, `discard-${player}`)
    default:
      return []
  }
}

export default { board: Board, css: 'zombinion-board', flights, beats, between, places, sounds } satisfies BoardKit
