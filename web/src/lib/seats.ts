/** Who sits where, in words. */
import type { Seat, Table } from './protocol'
import { t, type Names } from './texts.svelte'

/** Bots have names too; the seat gives them. */
export const BOTS = ['Rook', 'Bruna', 'Otto', 'Zelda', 'Nino', 'Vera', 'Igor']

const NAMELESS = '?' // as the server calls who has never said a name

export function seatName(seat: Seat): string {
  if (seat.mine && seat.name === NAMELESS) return t('seat-me')
  if (seat.name) return seat.name
  return seat.kind === 'bot' ? BOTS[seat.seat % BOTS.length]! : t('seat-vacant')
}

export function namesOf(table: Pick<Table, 'seats'> | null, me: number | null = null): Names {
  const name = (n: number): string => {
    const seat = table?.seats.find((each) => each.seat === n)
    return seat ? seatName(seat) : t('seat-number', { number: n + 1 })
  }
  return Object.assign(name, { me })
}

/** "bot · hard", "away: a bot plays", "offline"; '' for a person who is there. */
export function seatNote(seat: Seat | undefined): string {
  if (!seat) return ''
  if (seat.kind === 'bot') return t('seat-bot', { level: levelName(seat.level) })
  if (seat.kind === 'vacant') return t('seat-waiting')
  if (seat.away) return t('seat-away')
  if (!seat.connected && !seat.mine) return t('seat-offline')
  return seat.mine ? t('seat-you') : t('seat-person')
}

export const LEVELS = ['beginner', 'easy', 'medium', 'hard', 'master']

export function levelName(level: string | null): string {
  if (level === 'beginner') return t('level-beginner')
  if (level === 'easy') return t('level-easy')
  if (level === 'medium') return t('level-medium')
  if (level === 'hard') return t('level-hard')
  if (level === 'master') return t('level-master')
  return level ?? ''
}
