import { registerLooks } from '../../lib/cards.svelte'
import { registerIcons } from '../../lib/icons'
import type { GameEvent, View } from '../../lib/protocol'
import { t } from '../../lib/texts.svelte'
import type { BoardKit, Flight } from '../board'
import Board from './Board.svelte'
import { LOOKS } from './faces'
import { drawPieces } from './pieces'
import {
  BEATS as beats,
  SOUNDS as sounds,
  SIGNS as signs,
  banner,
  between,
  concerns,
  goal,
  places,
  rolledAt,
} from './story'
import type { CityView } from './view'
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

const aim = (view: View): string => t('zombies-to-win', { count: (view as CityView).kill_target })

export default {
  board: Board,
  css: 'zombies-board',
  flights,
  aim,
  beats,
  banner,
  between,
  concerns,
  goal,
  places,
  rolledAt,
  signs,
  sounds,
} satisfies BoardKit
