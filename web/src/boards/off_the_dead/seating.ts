/** Who sits below: the survivor who acts, if he is played on this screen; else the one who last did. */
import type { Seat } from '../../lib/protocol'
import type { OffView } from './types'

export class Seating {
  private below = -1

  south({ active, survivors }: OffView, seats: Seat[], me: number | null): number {
    const here = seats.filter((seat) => seat.mine).map((seat) => seat.seat)
    const mine = here.length ? here : me === null ? [] : [me]
    const isMine = (place: number): boolean => mine.includes(survivors[place]?.seat ?? -1)
    if (isMine(active)) this.below = active
    else if (!isMine(this.below)) {
      const first = survivors.findIndex((each) => each.seat === (me ?? mine[0] ?? 0))
      this.below = Math.max(0, first)
    }
    return this.below
  }
}
