/** How much is said to people who listen: about as many words a minute as can be followed. */

const A_MINUTE = 150
const MOST = 40 // at once
let left = MOST
let at = 0

export interface Sentence {
  words: string
  urgent: boolean // it touches who listens: it is said in any case, and others wait for it
}

/** What may still be said now; what is said in any case is owed. */
function room(now: number): number {
  left = Math.min(MOST, left + ((now - at) / 60_000) * A_MINUTE)
  at = now
  return left
}

/** Something is said in any case: a question. */
export function said(words: string, now = Date.now()): void {
  room(now)
  left -= lengthOf(words)
}

const lengthOf = (words: string): number => words.split(/\s+/).filter(Boolean).length

/** Of what is to be said as much as there is time for, the newest first, in the order in which it happened. */
export function brief(sentences: Sentence[], now = Date.now()): string {
  room(now)
  for (const { words, urgent } of sentences) if (urgent) left -= lengthOf(words)
  const kept: string[] = []
  let full = false
  for (const { words, urgent } of [...sentences].reverse()) {
    full ||= !urgent && lengthOf(words) > left
    if (full && !urgent) continue
    if (!urgent) left -= lengthOf(words)
    kept.unshift(words)
  }
  return kept.join(' ')
}
