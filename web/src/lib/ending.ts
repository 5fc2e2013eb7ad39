/** How a game ended, in words for whoever sits here. */
import type { Result, Table } from './protocol'
import { attribute, has, t, type Names } from './texts.svelte'

export interface Ending {
  heading: string
  reason: string // '' where the game says nothing about it
}

export function ending(table: Table, result: Result, names: Names): Ending {
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat)
  const winners = result.winners.map(names).join(', ')
  const count = result.winners.length
  const reason = `${table.game}-end-${result.reason}`
  const alone = mine.length === 1 && count === 1 && result.winners[0] === mine[0]
  const said = (alone && attribute(reason, 'you')) || (has(reason) ? t(reason, { winners, count }) : '')
  return { heading: heading(), reason: said }

  function heading(): string {
    if (!count) return t('end-lost')
    if (count === table.players && table.players > 1) return t('end-all')
    if (mine.length === 1 && result.winners.includes(mine[0]!)) return t('end-you')
    return t('end-winner', { count, winners })
  }
}
