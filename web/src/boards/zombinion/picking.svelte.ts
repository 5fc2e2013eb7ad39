/** Several cards picked here and sent one after the other, each when the server has answered the one before. */
import type { Choice, Decision } from '../../lib/protocol'

export interface HandCard {
  card: string
  nth: number // among equal cards
  key: string
}

interface Queue {
  ids: string[] // of the choices still to be sent
  prompt: string
  sent: number // how many must be picked when the next one goes out
}

const find = (decision: Decision, id: string | undefined): Choice | undefined =>
  decision.options.find((choice) => choice.id === id)

export class Picking {
  private chosen: string[] = $state.raw([]) // keys of cards in hand
  private queue: Queue | null = $state.raw(null)

  get count(): number {
    return this.chosen.length
  }
  get sending(): boolean {
    return this.queue !== null
  }

  forget(): void {
    this.chosen = []
  }

  toggle(key: string, most: number): void {
    if (this.chosen.includes(key)) this.chosen = this.chosen.filter((each) => each !== key)
    else if (this.chosen.length < most) this.chosen = [...this.chosen, key]
  }

  /** Those the server knows as picked stand first among equal cards. */
  has(each: HandCard, picked: string[]): boolean {
    return each.nth < picked.filter((one) => one === each.card).length || this.chosen.includes(each.key)
  }

  /** The first choice to be sent; the others, and the end of picking where it must be said, wait for their turn. */
  confirm(decision: Decision, verb: string, picked: number): Choice | undefined {
    const ids = this.chosen.map((key) => `${verb}:${key.split('/')[0]}`)
    if (find(decision, 'stop')) ids.push('stop')
    const first = find(decision, ids[0])
    this.chosen = []
    if (first && ids.length > 1) this.queue = { ids: ids.slice(1), prompt: decision.prompt.id, sent: picked + 1 }
    return first
  }

  /** What goes out now that a new position is there; if it is not the expected one the rest is dropped. */
  next(decision: Decision | null, picked: number): Choice | undefined {
    if (!this.queue || !decision) return undefined
    const { ids, prompt, sent } = this.queue
    const next = decision.prompt.id === prompt && picked === sent ? find(decision, ids[0]) : undefined
    this.queue = next && ids.length > 1 ? { ids: ids.slice(1), prompt, sent: sent + 1 } : null
    return next
  }
}
