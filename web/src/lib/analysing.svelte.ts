/** The analysis of one finished game: asked for, followed while the server works on it, and kept there. */
import { api, Problem } from './api'
import type { Analysis } from './protocol'

const LOOK = 1000 // milliseconds
const LATER = 4000
const PASSING = new Set(['offline', 'busy', 'too_many']) // troubles that end by themselves

export class Analysing {
  now: Analysis | null = $state.raw(null)
  code = $state('') // what went wrong
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false
  private asked = 0 // times: only the answer to the last counts

  constructor(private readonly table: string) {}

  /** What there is already. */
  look(): Promise<void> {
    return this.take(() => api.analysis(this.table))
  }

  begin(): Promise<void> {
    this.code = ''
    return this.take(() => api.analyse(this.table))
  }

  /** Nobody here wants it any more. */
  stop(): Promise<void> {
    clearTimeout(this.timer)
    this.now = null
    return this.take(() => api.endAnalysis(this.table))
  }

  end(): void {
    this.ended = true
    clearTimeout(this.timer)
  }

  private async take(ask: () => Promise<Analysis>): Promise<void> {
    const wasRunning = this.now?.state === 'running'
    const question = ++this.asked
    try {
      const found = await ask()
      if (this.ended || question !== this.asked) return
      if (wasRunning && found.state === 'none') return await this.begin() // whoever was at it has ended
      this.now = found
      this.code = found.state === 'failed' ? 'failed' : ''
      if (found.state === 'running') this.again(LOOK)
    } catch (error) {
      if (this.ended || question !== this.asked) return
      const code = (error as Problem).code ?? 'internal'
      if (wasRunning && PASSING.has(code)) this.again(LATER)
      else this.code = code
    }
  }

  private again(after: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.look(), after)
  }
}
