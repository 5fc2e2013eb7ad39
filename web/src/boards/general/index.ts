import type { GameEvent } from '../../lib/protocol'
import type { BoardKit, Flight } from '../board'
import Board from './Board.svelte'

/** A card that somebody plays goes from his panel to the middle. */
function flights(event: GameEvent): Flight[] {
  const { player, card } = event.data as { player?: unknown; card?: unknown }
  if (typeof player !== 'number' || typeof card !== 'string') return []
  return [{ from: `seat-${player}`, to: 'middle', card }]
}

export default { board: Board, css: 'general-board', flights } satisfies BoardKit
