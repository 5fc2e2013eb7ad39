/** The log as lines for people, as the server makes them: several events in one line, and none for what is minor. */
import type { GameEvent, View } from './protocol'

export interface Line extends GameEvent {
  undone: boolean
}

/** Each with the words of its line. A line that has gone on takes the place of what it was, unless that was taken back. */
export function linesOf(log: GameEvent[], stands: (event: GameEvent) => boolean = () => true): Line[] {
  const lines: Line[] = []
  for (const event of log) {
    const message = event.line === undefined ? event.message : event.line
    if (!message || (event.again && !stands(event))) continue
    if (event.again && lines.length) lines.pop()
    lines.push({ ...event, message, undone: !stands(event) })
  }
  return lines
}

const A_MINUTE = 150 // words that can be listened to
const MOST = 40 // at once
let left = MOST
let at = 0

/** Of what is to be said aloud as much as there is time for, the newest first; the last sentence in any case. */
export function brief(sentences: string[], now = Date.now()): string {
  left = Math.min(MOST, left + ((now - at) / 60_000) * A_MINUTE)
  at = now
  const kept: string[] = []
  for (const sentence of [...sentences].reverse()) {
    const words = sentence.split(/\s+/).length
    if (words > left) break
    left -= words
    kept.unshift(sentence)
  }
  return kept.join(' ')
}

/** The number of the turn as the log counts it: that of who has the turn, where players count their own. */
export function turnOf(view: View): number {
  const { players, active } = view as { players?: { turns?: number }[]; active?: number }
  return players?.[active ?? 0]?.turns ?? view.turn
}
