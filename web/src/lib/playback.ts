/**
 * What happens, shown one thing after the other. Positions come in as fast as they are played; what comes out is what
 * the page shows, for as long as it takes to follow. No Svelte in here, and the clock is handed in: see web/tests.
 */
import type { Decision, GameEvent, View } from './protocol'

/** What sort of thing an event is for somebody who looks on; a `note` takes no time, it is told with what came before. */
export type Beat = 'card' | 'step' | 'die' | 'landed' | 'reveal' | 'turn' | 'mark' | 'scene' | 'note'
/**
 * A board says of its kinds of events which beat they are, or with `quote_*` of all that begin so; of the others `beatOf`
 * judges by what they tell.
 */
export type Beats = Record<string, Beat>

/** Milliseconds at the normal pace. */
export const LASTS: Record<Beat, number> = {
  card: 1200,
  step: 250,
  die: 1000, // it rolls; what it shows is told when it has landed
  landed: 500,
  reveal: 1500,
  turn: 600,
  mark: 700, // something happens to somebody
  scene: 2000, // and it changes everything for him
  note: 0,
}
export const PACES = ['slow', 'normal', 'fast', 'none'] as const
export type Pace = (typeof PACES)[number]
export const FACTOR: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, none: 0 }

/** A question of mine waits no longer than this for what came before it. */
export const MOST_BEHIND = 2000
/** And what is not asked of me no longer than this: a long queue is shown faster. */
export const LONG = 6000
/** The table is seen so long after the last move, and a scene, at any pace. */
const HELD = { least: 1500, usual: 1800, most: 2000 }

export interface Position {
  number: number
  seat: number | null
  view: View
  decision: Decision | null
  events: GameEvent[]
}

/** Events that are shown together. */
export interface Group {
  beat: Beat
  lead: GameEvent // what it is about
  events: GameEvent[] // what is known once it is shown
  own?: boolean // I have done it myself
  mine?: boolean // it comes of what I have done, before anybody else's turn
}

/** What the page shows from now on. */
export interface Shown<P> {
  position: P // the last one that was shown whole
  view: View // of that position, or on the way to the next
  fresh: GameEvent[] // what has come to light
  telling: Group | null // what is being shown; null: nothing but the position itself
  lasts: number // milliseconds
  whole: boolean // this is the position, not the way to it
  over: boolean // the game is over, and its end has been seen
}

/** How the table looks after an event on the way from one view to the `next`. */
export type Between = (view: View, event: GameEvent, next: View) => View

/** How somebody wants it, asked anew with every step. */
export interface Wishes {
  pace: Pace
  hidden: boolean // nobody looks
  beats: Beats
  between: Between
}

export interface Clock {
  now: () => number
  later: (what: () => void, milliseconds: number) => unknown
  cancel: (timer: unknown) => void
}

interface Timer {
  frame: number
  timeout?: ReturnType<typeof setTimeout>
}

/** The time of what is shown begins when it is drawn. */
export const realClock: Clock = {
  now: () => performance.now(),
  later: (what, milliseconds) => {
    const timer: Timer = { frame: requestAnimationFrame(() => (timer.timeout = setTimeout(what, milliseconds))) }
    return timer
  },
  cancel: (timer) => {
    cancelAnimationFrame((timer as Timer).frame)
    clearTimeout((timer as Timer).timeout)
  },
}

/** The dice of an event. */
export function diceOf(event: GameEvent): number[] {
  const { die, roll, dice } = event.data as Record<string, unknown>
  const found = [die, roll, ...(Array.isArray(dice) ? (dice as unknown[]) : [dice])]
  return found.filter((value): value is number => typeof value === 'number' && value >= 1 && value <= 6)
}

export function beatOf(event: GameEvent, beats: Beats): Beat {
  const said = beats[event.kind] ?? beats[`${event.kind.split('_')[0]}_*`]
  if (said) return said
  if (event.kind === 'turn') return 'turn'
  if (diceOf(event).length) return 'die'
  return typeof event.data.card === 'string' ? 'card' : 'note'
}

/** Cuts what has happened into what is shown together. A die is two things: it rolls, then it tells. */
export function groupsOf(events: GameEvent[], beats: Beats): Group[] {
  const groups: Group[] = []
  let early: GameEvent[] = [] // notes before anything else
  for (const event of events) {
    const beat = beatOf(event, beats)
    if (beat === 'note') {
      ;(groups.at(-1)?.events ?? early).push(event)
      continue
    }
    const last = groups.at(-1)
    if (beat === 'mark' && event.again && last?.beat === beat && last.lead.kind === event.kind) {
      // Several of a kind in one line are seen at once.
      last.events.push(event)
      continue
    }
    if (beat === 'die') groups.push({ beat, lead: event, events: early.splice(0) })
    groups.push({ beat: beat === 'die' ? 'landed' : beat, lead: event, events: [...early, event] })
    early = []
  }
  if (early.length) groups.push({ beat: 'note', lead: early.at(-1)!, events: early })
  return groups
}

/** What still holds: without what was taken back, and without the taking back. */
export function standing(log: GameEvent[]): GameEvent[] {
  let held: GameEvent[] = []
  for (const event of log) {
    if (event.kind === 'undo') held = held.filter((each) => each.number <= Number(event.data.to))
    else held.push(event)
  }
  return held
}

interface Step<P> {
  position: P
  group: Group | null // null: the position itself
  lasts: number
  drawn: boolean // the new position is seen already
  end?: boolean
}

/** What part of its time each thing gets when there is too little for all of them. */
interface Haste {
  scenes: number
  others: number
}

export class Playback<P extends Position> {
  private last: P | null = null // the newest that has come
  private position: P | null = null // the one shown whole
  private view: View | null = null
  private steps: Step<P>[] = []
  private current: { step: Step<P>; began: number; lasts: number; timer: unknown } | null = null
  private asked = 0 // since when the newest position waits for me
  private haste: Haste = { scenes: 1, others: 1 }
  private hurried = false
  private over = false

  /** Called whenever everything is shown that has come. */
  onidle: ((position: P) => void) | null = null

  constructor(
    private readonly show: (shown: Shown<P>) => void,
    private readonly wishes: () => Wishes,
    private readonly clock: Clock = realClock,
  ) {}

  get busy(): boolean {
    return this.current !== null
  }
  get newest(): P | null {
    return this.last
  }

  /** Shows a position as it is: the first one, or one somebody jumps to. */
  jump(position: P): void {
    this.stop()
    this.last = position
    this.over = position.view.result !== null
    this.reveal(position, position.view, [], null, 0, true)
    this.idle()
  }

  /**
   * The next position. `mine`: it answers my own choice, which I need not be shown. `atOnce`: no way leads there that
   * could be shown (events are missing, or were taken back).
   */
  push(position: P, { mine = false, atOnce = false } = {}): void {
    const before = this.last
    if (!before || position.number < before.number) return this.jump(position)
    if (position.number === before.number) return this.repeat(before, position)
    // What somebody else's eyes have seen is not for whoever still looks on; it is in his log when he has the screen.
    const sameEyes = position.seat === before.seat
    const news = position.events.filter((event) => event.number > before.number)
    this.last = position
    if (position.decision) this.asked = this.clock.now()
    if (atOnce || news.some((event) => event.kind === 'undo')) {
      this.catchUp()
      const lead = sameEyes ? news.at(-1) : undefined
      if (lead) this.steps.push({ position, group: { beat: 'note', lead, events: news }, lasts: 0, drawn: false })
    } else this.steps.push(...this.stepsOf(position, news, sameEyes, mine))
    this.steps.push({ position, group: null, lasts: 0, drawn: true })
    if (position.view.result) this.steps.push({ position, group: null, lasts: HELD.usual, drawn: true, end: true })
    this.haste = this.hasteOf(this.room())
    this.goOn()
  }

  /** Shows all that has come at once, and what comes until something is asked of me. */
  skip(): void {
    if (!this.busy) return
    this.hurried = true
    this.catchUp()
  }

  stop(): void {
    if (this.current) this.clock.cancel(this.current.timer)
    this.current = null
    this.steps = []
    this.hurried = false
  }

  private stepsOf(position: P, news: GameEvent[], sameEyes: boolean, mine: boolean): Step<P>[] {
    const groups = groupsOf(news, this.wishes().beats)
    const passed = groups.findIndex((each) => each.beat === 'turn')
    return groups.map((each, i) => {
      const last = i === groups.length - 1
      const own = mine && i === 0 && each.beat !== 'turn'
      const seen = own && each.beat !== 'die' && each.beat !== 'scene'
      const known = seen || (last && each.beat === 'turn' && position.decision)
      const group = {
        ...each,
        events: sameEyes ? each.events : [],
        own,
        mine: mine && (passed < 0 || i < passed),
      }
      return { position, group, lasts: known ? 0 : LASTS[each.beat], drawn: last && sameEyes }
    })
  }

  /** The same position once more, perhaps with another question: it takes the place of the first. */
  private repeat(before: P, position: P): void {
    this.last = position
    if (position.decision && !before.decision) {
      this.asked = this.clock.now()
      this.haste = this.hasteOf(MOST_BEHIND)
    }
    if (!this.steps.some((step) => step.position === before)) {
      if (!this.busy) this.reveal(position, position.view, [], null, 0, true)
      else if (this.position === before) this.position = position
      return
    }
    for (const step of this.steps) if (step.position === before) step.position = position
  }

  /** Shows all that has come at once. */
  catchUp(): void {
    if (this.current) this.clock.cancel(this.current.timer)
    this.current = null
    while (this.steps.length) this.begin(this.steps.shift()!, 0)
    this.idle()
  }

  private goOn(): void {
    if (!this.current) return this.next()
    // It may have to be quicker now.
    const { step, began, lasts, timer } = this.current
    const gone = this.clock.now() - began
    const left = Math.max(0, Math.min(lasts - gone, (this.time(step) - gone) * this.speed(step)))
    this.clock.cancel(timer)
    this.current = { ...this.current, lasts: gone + left, timer: this.clock.later(() => this.next(), left) }
  }

  private next(): void {
    this.current = null
    while (this.steps.length) {
      const lasts = this.time(this.steps[0]!) * this.speed(this.steps[0]!)
      const step = this.steps.shift()!
      this.begin(step, lasts)
      if (lasts > 0) {
        this.current = { step, began: this.clock.now(), lasts, timer: this.clock.later(() => this.next(), lasts) }
        return
      }
    }
    this.idle()
  }

  private idle(): void {
    if (this.last?.decision || this.over) this.hurried = false
    if (this.position) this.onidle?.(this.position)
  }

  private begin({ position, group, drawn, end }: Step<P>, lasts: number): void {
    if (end) this.over = lasts === 0
    if (end && lasts > 0) return void this.endSoon(position, lasts)
    const fresh = group?.events ?? []
    if (group && !drawn) {
      const { between } = this.wishes()
      const view = fresh.reduce((seen, event) => between(seen, event, position.view), this.view!)
      return this.reveal(this.position!, view, fresh, group, lasts, false)
    }
    if (group) return this.reveal(this.position!, position.view, fresh, group, lasts, false)
    this.reveal(position, position.view, [], null, lasts, true)
  }

  /** The end is held on the table; when its time is over it is shown again as over. */
  private endSoon(position: P, lasts: number): void {
    this.steps.unshift({ position, group: null, lasts: 0, drawn: true, end: true })
    this.reveal(position, position.view, [], null, lasts, true)
  }

  private reveal(position: P, view: View, fresh: GameEvent[], telling: Group | null, lasts: number, whole: boolean) {
    this.position = position
    this.view = view
    this.show({ position, view, fresh, telling, lasts, whole, over: this.over })
  }

  // -- how fast ------------------------------------------------------------------------------

  private time({ lasts, end, group }: Step<P>): number {
    const factor = this.hurried || this.wishes().hidden ? 0 : FACTOR[this.wishes().pace]
    if (!(end || group?.beat === 'scene') || !lasts || !factor) return lasts * factor
    return Math.min(HELD.most, Math.max(HELD.least, lasts * factor))
  }

  /** How long what waits may take. */
  private room(): number {
    return this.last?.decision ? Math.max(0, MOST_BEHIND - (this.clock.now() - this.asked)) : LONG
  }

  /** What is ahead, in milliseconds: of scenes, and of all else. */
  private ahead(): Record<keyof Haste, number> {
    const found = { scenes: 0, others: 0 }
    const add = ({ group }: Step<P>, time: number): unknown =>
      (found[group?.beat === 'scene' ? 'scenes' : 'others'] += Math.max(0, time))
    const running = this.current
    if (running) add(running.step, this.time(running.step) - (this.clock.now() - running.began))
    for (const step of this.steps) if (!step.end) add(step, this.time(step))
    return found
  }

  /** All at the same haste, but what changes everything for somebody is still held: the others share what it leaves. */
  private hasteOf(room: number): Haste {
    const { scenes, others } = this.ahead()
    if (scenes + others <= room) return { scenes: 1, others: 1 }
    const held = Math.min(scenes, room, Math.max(HELD.least, room - others))
    return { scenes: held / (scenes || 1), others: (room - held) / (others || 1) }
  }

  /**
   * 1, or less where otherwise a question of mine, or anything at all, would come too late. What a slow browser has lost
   * is lost by the others, not by a scene.
   */
  private speed({ group }: Step<P>): number {
    const room = this.room()
    if (!this.last?.decision) this.haste = this.hasteOf(room)
    if (group?.beat === 'scene') return this.haste.scenes
    const { scenes, others } = this.ahead()
    const left = Math.max(0, room - scenes * this.haste.scenes)
    return others > left ? Math.min(this.haste.others, left / others) : this.haste.others
  }
}
