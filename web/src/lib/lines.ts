/** The log as lines for people, as the server makes them: several events in one line, and none for what is minor. */
import type { GameEvent, Text, View } from './protocol'

/** What happened as the log says it; where the log leaves it out, as it was told. */
export const wordsOf = (event: GameEvent): Text => event.line ?? event.message

export interface Line extends GameEvent {
  undone: boolean
}

/** Each with the words of its line. A line that has gone on takes the place of what it was, unless that was taken back. */
export function linesOf(log: GameEvent[], stands: (event: GameEvent) => boolean = () => true): Line[] {
  const lines: Line[] = []
  for (const event of log) {
    const message = event.line === undefined ? event.message : event.line
    const undone = !stands(event)
    if (!message || (event.again && undone && lines.at(-1)?.undone !== true)) continue
    if (event.again && lines.length) lines.pop()
    lines.push({ ...event, message, undone })
  }
  return lines
}

/** What is said of events that are shown together: their first line, as far as it has gone on. */
export function saidOf({ lead, events }: { lead: GameEvent; events: GameEvent[] }): Text {
  const from = events.indexOf(lead)
  return (from < 0 ? undefined : linesOf(events.slice(from))[0]?.message) ?? wordsOf(lead)
}

/** Do they go on with what was said before them? */
export const goesOn = ({ events }: { events: GameEvent[] }): boolean =>
  events.find((event) => event.line !== null)?.again ?? false

/** The number of the turn as the log counts it: that of who has the turn, where players count their own. */
export function turnOf(view: View): number {
  const { players, active } = view as { players?: { turns?: number }[]; active?: number }
  return players?.[active ?? 0]?.turns ?? view.turn
}
