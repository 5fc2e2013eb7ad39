/** The story of a game as lines: one number for each seat after each turn. */
import type { Moment, Replay } from './protocol'

export interface Story {
  label: string // message id: what is counted
  turns: number[]
  lines: number[][] // by seat
  goal: number | null
}

/** The moments that led to the end: what was undone is left out. */
export function mainLine(replay: Replay): Moment[] {
  const line = new Set(replay.line)
  return replay.moments.filter((moment) => moment.number === 0 || line.has(moment.number))
}

/** How far each seat had come after each turn, as the server counts it; null where it does not. */
export function story(game: string, replay: Replay): Story | null {
  const turns: number[] = []
  const after: number[][] = []
  for (const { view, progress } of mainLine(replay)) {
    if (!view || !progress?.length) continue
    if (turns.at(-1) !== view.turn) turns.push(view.turn)
    after[turns.length - 1] = progress
  }
  if (!after.length) return null
  const lines = after[0]!.map((_, seat) => after.map((each) => each[seat] ?? 0))
  return { label: `${game}-progress`, turns, lines, goal: replay.goal }
}
