/** What is told of a game when it is over, as the server has worked it out. */
import type { Aftermath, ChartRow, Marker, Moment, Replay } from './protocol'

/** A chart: one line for each seat, with a number after each turn. */
export interface Story extends ChartRow {
  label: string // message id: what is counted
  turns: number[]
}

/** The moments that led to the end: what was undone is left out. */
export function mainLine(replay: Replay): Moment[] {
  const line = new Set(replay.line)
  return replay.moments.filter((moment) => moment.number === 0 || line.has(moment.number))
}

export const stories = (game: string, { turns, rows }: Aftermath): Story[] =>
  rows.filter((row) => row.lines.length).map((row) => ({ ...row, turns, label: `${game}-${row.name}` }))

const SIGNS: Record<string, string> = { turned: 'raise-zombie', auction: 'ringing-bell', swing: 'lightning-frequency' }
export const signOf = (marker: Marker): string => SIGNS[marker.kind] ?? 'tombstone'

/** The replay at the moment before the choice, so that it is seen. */
export const momentOf = (table: string, { number }: Marker): string => `/replay/${table}?number=${number - 1}`
