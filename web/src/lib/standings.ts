/** Who stands where at the end, in the unit and the words of the game: trophies, points, or how a team came out of it. */
import { isCooperative } from './catalogue.svelte'
import type { Result, Seat, View } from './protocol'
import { seatNote } from './seats'
import { has, t } from './texts.svelte'

export interface Standing {
  seat: number
  won: boolean
  place: number | null // null: a team has no places
  figure: string
  unit: string
  icon: string // instead of a figure
  note: string
}

interface Survivor {
  id: string
  seat: number
  alive: boolean
  level: number
}

function team(game: string, survivors: Survivor[], result: Result, seats: Seat[]): Standing[] {
  return seats.map(({ seat }) => {
    const own = survivors.filter((each) => each.seat === seat)
    const worst = Math.max(0, ...own.map((each) => each.level))
    const alive = own.some((each) => each.alive)
    return {
      seat,
      won: result.winners.includes(seat),
      place: null,
      figure: alive ? String(worst) : '',
      unit: alive ? t(`${game}-unit`) : '',
      icon: alive ? '' : 'tombstone',
      note: own.map((each) => t(`${game}-card-${each.id}`)).join(', '),
    }
  })
}

/** Zombie! Run counts nothing: there is the one who got away, the living and the zombies. */
const turned = (view: View, seat: number): boolean =>
  (view.players as { zombie?: boolean }[] | undefined)?.[seat]?.zombie === true

export function standings(game: string, view: View, result: Result, seats: Seat[]): Standing[] {
  if (isCooperative(game)) return team(game, view.survivors as Survivor[], result, seats)
  const unit = `${game}-unit`
  const scored = has(unit)
  const order = seats
    .map(({ seat }) => ({ seat, score: result.scores[seat] ?? 0, won: result.winners.includes(seat) }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score)
  return order.map(({ seat, score, won }) => ({
    seat,
    won,
    place: 1 + order.findIndex((each) => each.won === won && each.score === score),
    figure: scored ? String(score).replace('-', '–') : '',
    unit: scored ? t(unit, { count: Math.abs(score) }) : '',
    icon: scored ? '' : won ? 'crown' : turned(view, seat) ? 'raise-zombie' : '',
    note: seatNote(seats[seat]),
  }))
}
