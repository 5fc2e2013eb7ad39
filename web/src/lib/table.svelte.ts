/** One table as this browser follows it: position, question, log, chat. */
import { api, wholeReplay } from './api'
import type { ChatLine, Choice, Clock, Decision, GameEvent, Received, State, Table, Undo, View } from './protocol'
import { advise } from './reasons.svelte'
import { listen, request, send } from './socket.svelte'

const LANDING = 1400 // milliseconds that one's own move is seen before the next one takes the screen
const PATIENCE = 4000 // for the server to tell what it looks like
const SOON = 2500 // milliseconds a suggestion may take
const BUSY_WAIT = 1000 // milliseconds until a table is asked for again that the server was too busy to show

const OFFLINE = 'offline_table'

export type Played = (events: GameEvent[], before: View | null, after: View) => void

export class TableStore {
  table: Table | null = $state.raw(null)
  view: View | null = $state.raw(null)
  decision: Decision | null = $state.raw(null)
  seat: number | null = $state(null)
  number = $state(-1)
  seal = $state('')
  undo: Undo = $state.raw({ how: 'no', to: null })
  clock: Clock | null = $state.raw(null)
  clockSkew = $state(0)
  log: GameEvent[] = $state.raw([])
  chat: ChatLine[] = $state.raw([])
  unread = $state(0)
  hint: number | null = $state(null)
  sending: number | null = $state(null)
  problem: string | null = $state(null)
  gone: string | null = $state(null)

  /** Several people on one screen: what whoever has just chosen sees of it, until the next one is called. */
  landing: { view: View; seat: number } | null = $state.raw(null)
  private landed: ReturnType<typeof setTimeout> | undefined

  /** Called with what has just happened, before the new position is shown. */
  onplayed: Played | null = null
  private stop: () => void

  constructor(
    readonly id: string,
    readonly watch: boolean,
  ) {
    this.stop = listen(
      (message) => this.hear(message),
      () => this.subscribe(),
    )
  }

  close(): void {
    clearTimeout(this.again)
    send({ type: 'unsubscribe', table: this.id })
    this.stop()
  }

  private again: ReturnType<typeof setTimeout> | undefined // the server was busy

  private subscribe(): void {
    if (this.problem === OFFLINE) this.problem = null
    clearTimeout(this.again)
    this.sending = null
    const since = this.number >= 0 ? { since: this.number } : {}
    void request({ type: 'subscribe', table: this.id, watch: this.watch, ...since }).then((answer) => {
      if (answer?.type !== 'error') return
      if (answer.code === 'busy') this.again = setTimeout(() => this.subscribe(), BUSY_WAIT)
      else this.gone = answer.code
    })
  }

  private quiet = 0 // requests whose refusal is nobody's problem

  private hear(message: Received): void {
    if (message.type === 'table' && message.table.id === this.id) this.table = message.table
    else if (message.type === 'state' && message.table === this.id) this.arrive(message)
    else if (message.type === 'chat' && message.table === this.id) this.said(message.lines)
    else if (message.type === 'error' && message.table === this.id) this.refused(message.code)
    else if (message.type === 'hint' && message.table === this.id && message.number === this.number) {
      this.hint = message.option
      if (!this.quiet) void advise(message.reason)
    }
  }

  private arrive(state: State): void {
    const news = state.events.filter((event) => event.number > this.number)
    const before = this.view
    if (state.number > this.number && before) this.onplayed?.(news, before, state.view)
    const gap = state.since > Math.max(this.number, 0) && this.number < state.number
    const back = state.seat !== this.seat
    if (this.sending !== null && back && this.seat !== null && before) this.land(before, this.seat, state.number)
    else if (this.landing?.seat === state.seat) this.endLanding() // nobody else has had the screen meanwhile
    this.view = state.view
    this.decision = state.decision
    this.seat = state.seat
    this.undo = state.undo
    this.seal = state.seal
    this.clock = state.clock
    if (state.clock) this.clockSkew = state.clock.now - Date.now()
    if (state.number !== this.number) this.hint = null
    this.sending = null
    this.number = state.number
    if (gap || back || !before) void this.fetchLog()
    else this.log = [...this.log, ...news]
  }

  /** One sees one's own move land before the curtain falls: through one's own eyes, as the server tells it. */
  private land(before: View, seat: number, number: number): void {
    const shown = { view: before, seat }
    this.landing = shown
    clearTimeout(this.landed)
    this.landed = setTimeout(() => this.endLanding(), PATIENCE)
    void api.replay(this.id, number - 1, seat).then(
      ({ moments }) => {
        const view = moments[0]?.view
        if (!view || this.landing !== shown) return
        this.landing = { view, seat }
        clearTimeout(this.landed)
        this.landed = setTimeout(() => this.endLanding(), LANDING)
      },
      () => this.endLanding(),
    )
  }

  endLanding(): void {
    clearTimeout(this.landed)
    this.landing = null
  }

  /** The log from the beginning, where the server's memory was too short or the eyes have changed. */
  private async fetchLog(): Promise<void> {
    try {
      const { moments } = await wholeReplay(this.id, this.seat, false)
      const events = moments.flatMap((moment) => moment.events)
      this.log = [...events, ...this.log.filter((event) => event.number > (moments.at(-1)?.number ?? -1))]
    } catch {
      // The log stays short; the table itself is whole.
    }
  }

  private said(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.n))
    const fresh = lines.filter((line) => !known.has(line.n))
    if (this.chat.length || this.number >= 0) this.unread += this.chatSeen ? fresh.length : 0
    this.chatSeen = true
    this.chat = [...this.chat, ...fresh]
  }
  private chatSeen = false

  private refused(code: string): void {
    if (this.quiet && code === 'too_many') return
    this.sending = null
    if (code === 'removed') this.gone = code
    else if (code !== 'stale') this.problem = code
  }

  /** Chooses, once: nothing is sent while an answer is awaited. */
  choose(choice: Choice): void {
    if (this.sending !== null || !this.decision) return
    if (send({ type: 'choose', table: this.id, number: this.number, option: choice.option }))
      this.sending = choice.option
    else this.problem = OFFLINE
  }

  /** Asks for something; whether it was done. */
  say(type: string, fields: Record<string, unknown> = {}): Promise<boolean> {
    return request({ type, table: this.id, ...fields }).then((answer) => {
      if (answer?.type === 'error') this.problem = answer.code
      else if (answer === null) this.problem = OFFLINE
      return answer?.type === 'ok'
    })
  }

  takeBack(): void {
    void this.say('undo', { number: this.number, ...(this.seat === null ? {} : { seat: this.seat }) })
  }

  /** What a good player would do now, for somebody who lets it be done for him; null if the server does not say soon. */
  async suggest(): Promise<number | null> {
    const number = this.number
    const soon = new Promise<null>((resolve) => setTimeout(() => resolve(null), SOON))
    this.quiet++
    const answer = await Promise.race([request({ type: 'hint', table: this.id, number }), soon])
    setTimeout(() => this.quiet--)
    return answer?.type === 'hint' && number === this.number ? answer.option : null
  }

  askHint(): void {
    void this.say('hint', { number: this.number })
  }
}
