/** What an analysis says, in figures and words. */
import type { CurvePoint, Report } from './protocol'

const MARKS = [10, 9, 7, 5, 3, 0]
export const wordForMark = (mark: number): string => `orda-analysis-mark-${MARKS.find((least) => mark >= least) ?? 0}`

/** A share of a won game: "61 %". */
export const percent = (value: number): string => `${Math.round(100 * value)}\u00a0%`

/** The same with its sign: "+12 %", "−7 %". */
export function signed(value: number): string {
  const whole = Math.round(100 * value)
  return `${whole > 0 ? '+' : whole < 0 ? '−' : ''}${Math.abs(whole)}\u00a0%`
}

export interface TurnRow {
  turn: number
  chances: (number | null)[] // by seat
}

/** The curve as a table: the last that was known of each seat by the end of each turn. */
export function byTurn(report: Report): TurnRow[] {
  const known = report.curves.map((points) => new Map(points.map(({ turn, chance }) => [turn, chance])))
  const turns = [...new Set(report.curves.flatMap((points) => points.map(({ turn }) => turn)))].sort((a, b) => a - b)
  let last = known.map((): number | null => null)
  return turns.map((turn) => {
    last = known.map((seat, i) => seat.get(turn) ?? last[i] ?? null)
    return { turn, chances: last }
  })
}

/** Where a seat's line is at a step: on the straight way between what is known before and after it. */
export function chanceAt(points: CurvePoint[], step: number): number {
  const after = points.findIndex((point) => point.step >= step)
  if (after <= 0) return points.at(after)?.chance ?? 0 // before the first (0) or after the last (-1)
  const [a, b] = [points[after - 1]!, points[after]!]
  return a.chance + ((b.chance - a.chance) * (step - a.step)) / (b.step - a.step)
}
