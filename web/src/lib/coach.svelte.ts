/** The coach of a first game: says what is next when its moment has come. What it says belongs to the game (lesson.py). */
import type { Bubble, Decision } from './protocol'

const KEY = 'orda-coach'

/** Has its moment come? */
export function fits(bubble: Bubble, decision: Decision, turn: number): boolean {
  if (turn < bubble.turn || (bubble.kinds.length && !bubble.kinds.includes(decision.kind))) return false
  return decision.options.some(
    (choice) => choice.id.startsWith(bubble.offers) && (!bubble.lights || Boolean(choice.target[bubble.lights])),
  )
}

interface Kept {
  table: string
  said: string[]
  over: boolean
}

/** How far somebody has come is kept in this browser, for the last lesson. */
function kept(table: string): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept
    if (found.table === table) return found
  } catch {
    // A browser that keeps nothing begins anew.
  }
  return { table, said: [], over: false }
}

export class Coach {
  private said: string[] = $state.raw([]) // ids, as they were said
  private back = $state(0) // so many bubbles back is what is looked at
  over = $state(false)

  constructor(
    private readonly table: string,
    readonly script: Bubble[],
  ) {
    const { said, over } = kept(table)
    this.said = said
    this.over = over
  }

  /** What there is to say now; `done`: everything has been said. */
  now(decision: Decision | null, turn: number): Bubble | 'done' | null {
    if (this.over || !decision) return null
    if (this.back) return this.script.find((each) => each.id === this.said[this.said.length - this.back]) ?? null
    if (this.said.length === this.script.length) return 'done'
    return this.script.find((each) => !this.said.includes(each.id) && fits(each, decision, turn)) ?? null
  }

  /** Which of all it is, from 1 on. */
  place(bubble: Bubble): number {
    const at = this.said.indexOf(bubble.id)
    return 1 + (at < 0 ? this.said.length : at)
  }

  get canGoBack(): boolean {
    return this.back < this.said.length
  }

  goBack(): void {
    if (this.canGoBack) this.back++
  }

  /** It has been read; or somebody has chosen, and the moment is gone. */
  goOn(shown: Bubble | 'done' | null): void {
    if (this.back) this.back--
    else if (shown === 'done') this.end()
    else if (shown) this.said = [...this.said, shown.id]
    this.keep()
  }

  chosen(shown: Bubble | 'done' | null): void {
    if (this.back) this.back = 0
    else this.goOn(shown)
  }

  end(): void {
    this.over = true
    this.keep()
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ table: this.table, said: this.said, over: this.over }))
    } catch {
      // Said is said.
    }
  }
}
