/** Who is not at the table: told to every picture of a player on it, without each board knowing of it. */
import { getContext, setContext } from 'svelte'
import type { Seat, Table, View } from './protocol'

const KEY = Symbol('presence')
type Gone = (seat: number) => boolean

/** A person who has no page open, and for whom no bot plays. */
export const isGone = (seat: Seat): boolean => seat.kind === 'human' && !seat.mine && !seat.connected && !seat.away

export const tellPresence = (gone: Gone): void => void setContext(KEY, gone)
export const whoIsGone = (): Gone => getContext<Gone | undefined>(KEY) ?? (() => false)

/** Those the table may be waiting for although they are not there; while several may answer nobody knows who is asked. */
export function waitedFor(table: Table | null, view: View | null): Seat[] {
  if (!table || table.status !== 'running' || !view?.asked || view.result) return []
  const asked = view.asked.player
  return table.seats.filter((seat) => isGone(seat) && (asked === null || asked === seat.seat))
}
