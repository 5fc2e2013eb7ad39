/**
 * One table as this browser follows it: position, question, log, chat. What is shown of the game is what the playback
 * has come to; the newest position waits behind it, and only what nobody looks at (clock, undo, seal) follows at once.
 */
import { api, wholeReplay, type Problem } from './api'
import { Playback, standing, type Beats, type Between, type Group, type Shown } from './playback'
import type { ChatLine, Choice, Clock, Decision, GameEvent, Received, State, Table, Undo, View } from './protocol'
import { advise, hush, type Expected } from './reasons.svelte'
import { settings } from './settings.svelte'
import { listen, request, send } from './socket.svelte'

const LANDING = 1400 // milliseconds that one's own move is seen before the next one takes the screen
const PATIENCE = 4000 // for the server to tell what it looks like
const SOON = 2500 // milliseconds a suggestion may take
const BUSY_WAIT = 1000 // milliseconds until a table is asked for again that the server was too busy to show

const SAID_APART = 500 // milliseconds between two reports of how far one has come

const OFFLINE = 'offline_table'
const PASSING = ['offline', 'busy'] // what may be better in a moment

/** How a board wants its events told. */
export interface Telling {
  beats?: Beats
  between?: Between
}
export type Played = (group: Group, before: View, lasts: number) => void

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
  telling: Group | null = $state.raw(null) // what is being shown
  busy = $state(false) // something is being shown, or waits for it
  ended = $state(false) // the game is over, and its end has been seen
  chat: ChatLine[] = $state.raw([])
  unread = $state(0)
  hint: number | null = $state(null)
  advising = $state(false) // a hint was asked for, and is being thought about
  sending: number | null = $state(null)
  problem: string | null = $state(null)
  gone: string | null = $state(null)

  /** Several people on one screen: what whoever has just chosen sees of it, until the next one is called. */
  landing: { view: View; seat: number } | null = $state.raw(null)
  private landed: ReturnType<typeof setTimeout> | undefined

  /** Called with what is shown next, while the table is still the old one. */
  onplayed: Played | null = null
  board: Telling = {}
  private readonly playback = new Playback<State>(
    (shown) => this.show(shown),
    () => ({
      pace: this.table?.lesson && settings.pace === 'normal' ? 'slow' : settings.pace, // who learns has time
      hidden: document.hidden,
      beats: this.board.beats ?? {},
      between: this.board.between ?? ((view) => view),
    }),
  )
  private stop: () => void

  constructor(
    readonly id: string,
    readonly watch: boolean,
  ) {
    this.stop = listen(
      (message) => this.hear(message),
      () => this.subscribe(),
    )
    this.playback.onidle = (position) => this.allShown(position)
  }

  /** The newest position, shown or not. */
  private get newest(): number {
    return this.playback.newest?.number ?? -1
  }
  /** What has happened and was not taken back. */
  standing: GameEvent[] = $derived(standing(this.log))

  close(): void {
    clearTimeout(this.again)
    clearTimeout(this.readAgain)
    this.playback.stop()
    send({ type: 'unsubscribe', table: this.id })
    this.stop()
  }

  private again: ReturnType<typeof setTimeout> | undefined // the server was busy

  private subscribe(): void {
    if (this.problem === OFFLINE) this.problem = null
    clearTimeout(this.again)
    this.sending = null
    const since = this.newest >= 0 ? { since: this.newest } : {}
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
      if (!this.quiet) void advise(message.reason, this.best(message.expected))
    }
  }

  /** The best options of a hint in words, with what they are expected to lead to. */
  private best(expected: [number, number][]): Expected[] {
    return expected.flatMap(([option, chance]) => {
      const choice = this.decision?.options.find((each) => each.option === option)
      return choice ? [{ text: choice.message, chance }] : []
    })
  }

  private arrive(state: State): void {
    const before = this.playback.newest
    const missing = before !== null && state.since > Math.max(before.number, 0) && before.number < state.number
    const mine = this.sending !== null
    this.advising = false // what was asked before a connection broke is never answered
    this.undo = state.undo
    this.seal = state.seal
    this.clock = state.clock
    if (state.clock) this.clockSkew = state.clock.now - Date.now()
    if (state.number !== before?.number) {
      this.hint = null
      hush()
    }
    this.sending = null
    const landing = mine && before !== null && before.seat !== null && state.seat !== before.seat
    if (landing) this.landsAt = state.number
    this.refetch ||= missing
    this.playback.push(state, { mine, atOnce: missing || landing })
    this.busy = this.playback.busy
  }
  private landsAt = -1 // the position in which somebody else gets the screen
  private refetch = false // events are missing in the log
  private readAgain: ReturnType<typeof setTimeout> | undefined

  private show({ position, view, fresh, telling, lasts, whole, over }: Shown<State>): void {
    const before = this.view
    if (telling && before) this.onplayed?.(telling, before, lasts)
    const otherEyes = position.seat !== this.seat || !before
    if (whole && before) this.lands(position, before)
    this.view = view
    this.seat = position.seat
    this.number = position.number
    this.decision = whole && position.number === this.newest ? position.decision : null
    this.telling = telling
    this.busy = this.playback.busy || lasts > 0
    this.ended = over
    if (fresh.length) this.log = [...this.log, ...fresh]
    this.refetch ||= otherEyes
    if (whole && this.refetch && !this.landing) void this.fetchLog()
    if (whole && performance.now() - this.lastSaid > SAID_APART) this.sayShown(position)
  }

  private lands(position: State, before: View): void {
    if (this.landsAt === position.number && this.seat !== null && position.seat !== this.seat)
      this.land(before, this.seat, position.number)
    else if (this.landing?.seat === position.seat) this.endLanding() // nobody else has had the screen meanwhile
  }

  private allShown(position: State): void {
    this.busy = false
    this.sayShown(position)
  }

  /** Bots wait for who looks on: they hear how far he has come, also when there is more to see, so that they wait again
   * for somebody who took too long once. */
  private sayShown(position: State): void {
    this.lastSaid = performance.now()
    const bots = this.table?.seats.some((seat) => seat.kind === 'bot' || seat.away)
    if (bots && this.table?.status === 'running') send({ type: 'shown', table: this.id, number: position.number })
  }

  private lastSaid = -Infinity

  /** Shows what has come at once: all of it until something is asked of me, or only what is there. */
  skip(): void {
    this.playback.skip()
  }
  catchUp(): void {
    this.playback.catchUp()
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
    if (this.landing && this.refetch) void this.fetchLog() // through the eyes of who has the screen now
    this.landing = null
  }

  /** The log from the beginning, where the server's memory was too short or the eyes have changed. */
  private async fetchLog(): Promise<void> {
    this.refetch = false
    try {
      const seat = this.seat
      const { moments } = await wholeReplay(this.id, seat, false)
      if (seat !== this.seat) return // somebody else has the screen, and gets his own
      const events = moments.flatMap((moment) => moment.events)
      const known = Math.min(this.number, moments.at(-1)?.number ?? -1) // what is not shown yet comes by itself
      const [old, fresh] = [(e: GameEvent) => e.number <= known, (e: GameEvent) => e.number > known]
      this.log = [...events.filter(old), ...this.log.filter(fresh)]
    } catch (error) {
      // The log stays short for now; the table itself is whole.
      if (!PASSING.includes((error as Problem).code)) return
      this.refetch = true
      clearTimeout(this.readAgain)
      this.readAgain = setTimeout(() => this.refetch && void this.fetchLog(), BUSY_WAIT)
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
    void this.say('undo', { number: this.newest, ...(this.seat === null ? {} : { seat: this.seat }) })
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

  /** Once: whoever thinks about it is not asked again meanwhile. */
  askHint(): void {
    if (this.advising) return
    this.advising = true
    void this.say('hint', { number: this.number }).finally(() => (this.advising = false))
  }
}
