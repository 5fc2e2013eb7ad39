/** What befalls a player, said over the table: to himself in other words than to the rest. */
import type { GameEvent } from '../lib/protocol'
import type { Banner } from './board'

export function fate(event: GameEvent, me: number | null, id: string): Banner {
  const seat = event.data.player as number
  const title = seat === me ? `${id}-me` : id
  return { title, text: `${title}-now`, seat }
}
