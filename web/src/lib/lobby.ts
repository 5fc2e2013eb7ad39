/** My tables in the order in which they want me, and what tells one from the other. */
import type { Lobby, Summary } from './protocol'
import { seatName } from './seats'
import { listed, t } from './texts.svelte'

export interface Shelves {
  mine: Summary[] // going on: my turn first
  open: Summary[] // where I could sit down
  over: Summary[]
}

const newest = (a: Summary, b: Summary): number => b.changed - a.changed
const rank = (table: Summary): number => (table.my_turn ? 0 : table.status === 'running' ? 1 : 2)

export function shelves(lobby: Lobby): Shelves {
  const mine = new Set(lobby.mine.map((table) => table.id))
  return {
    mine: lobby.mine
      .filter((table) => table.status !== 'over')
      .sort((a, b) => rank(a) - rank(b) || (a.my_turn ? a.changed - b.changed : newest(a, b))),
    open: lobby.open.filter((table) => !mine.has(table.id)),
    over: lobby.mine.filter((table) => table.status === 'over').sort(newest),
  }
}

export const mySeats = (table: Summary): number => table.seats.filter((seat) => seat.mine).length

/** "with Guido and Rook"; of a table that is not mine, everybody there. */
export function company(table: Summary): string {
  const sitting = table.seats.filter((seat) => seat.kind !== 'vacant' && !(seat.mine && !seat.hotseat))
  const names = listed(sitting.map(seatName))
  if (!names) return t(table.players === 1 ? 'lobby-alone' : 'lobby-nobody')
  return t('lobby-with', { names })
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "2 hours ago", in the language of the moment. */
export function ago(at: number, now: number, language: string): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000))
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  for (const [unit, size] of STEPS) if (seconds >= size) return words.format(-Math.floor(seconds / size), unit)
  return t('lobby-now')
}

/** Whose turn it is, or how it ended. */
export function standing(table: Summary): string {
  if (table.status === 'open') {
    const seated = table.seats.filter((seat) => seat.kind !== 'vacant').length
    return t('lobby-seated', { seated, players: table.players })
  }
  if (table.status === 'over') {
    const winners = table.result?.winners.map((n) => seatName(table.seats[n]!)) ?? []
    if (!winners.length) return t('lobby-over')
    return t('lobby-won', { winners: listed(winners), count: winners.length })
  }
  if (table.my_turn) return t('your-turn')
  return table.asked === null ? t('lobby-running') : t('lobby-waiting', { name: seatName(table.seats[table.asked]!) })
}
