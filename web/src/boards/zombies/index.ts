import { registerLooks } from '../../lib/cards.svelte'
import { registerIcons } from '../../lib/icons'
import type { GameEvent } from '../../lib/protocol'
import type { BoardKit, Flight } from '../board'
import Board from './Board.svelte'
import { LOOKS } from './faces'
import { drawPieces } from './pieces'
import { BEATS as beats, SOUNDS as sounds, SIGNS as signs, banner, between, concerns, goal, places } from './story'
import ICONS from './zombies.icons'

registerIcons(ICONS)
registerLooks('zombies', LOOKS)
drawPieces()

function flights(event: GameEvent): Flight[] {
  const { player, card, target } = event.data as { player: number; card: string; target: number }
  switch (event.kind) {
    case 'draw':
      return [{ from: 'zdeck', to: `hand-${player}` }]
    case 'draw_card':
      return [{ from: 'zdeck', to: `hand-${player}`, card }]
    case 'play':
    case 'play_in':
    case 'activate':
    case 'activate_in':
      return [{ from: `hand-${player}`, to: 'zstage', card }]
    case 'play_at':
      return [{ from: `hand-${player}`, to: `seat-${target}`, card }]
    case 'drop_item':
    case 'discard':
      return [{ from: `hand-${player}`, to: 'zdeck', card }]
    default:
      return []
  }
}

export default {
  board: Board,
  css: 'zombies-board',
  flights,
  beats,
  banner,
  between,
  concerns,
  goal,
  places,
  signs,
  sounds,
} satisfies BoardKit
