/** What is told in words while others play: what happens now, the last few things, and what has changed for me. */
import { getContext, setContext } from 'svelte'
import type { BoardKit } from '../boards/board'
import { cardOf } from './cards.svelte'
import { goesOn, saidOf } from './lines'
import type { Group } from './playback'
import type { GameEvent, Text, View } from './protocol'
import type { Names } from './texts.svelte'

const KEPT = 3
const KEY = 'narrator'
const QUIET = ['note', 'turn'] // beats that are nothing anybody has done

/** All that a message speaks of, lists too. */
function argumentsOf(event: GameEvent): unknown[] {
  return Object.values(event.message.args as Record<string, unknown>).flat()
}

const seatIn = (argument: unknown): number | undefined => (argument as { seat?: number } | null)?.seat

/** The card an event is about: the first one its sentence names. */
export function pictured(game: string, event: GameEvent): string | null {
  for (const argument of argumentsOf(event)) {
    const card = cardOf(game, (argument as { text?: string } | null)?.text)
    if (card) return card
  }
  return null
}

/** Who did it: the first player its sentence names. */
export const doer = (event: GameEvent): number | null =>
  argumentsOf(event)
    .map(seatIn)
    .find((seat) => seat !== undefined) ?? null

/** Something that has happened, as it is told. */
export interface Action {
  event: GameEvent
  words: Text
}

export class Narrator {
  now: Group | null = $state.raw(null)
  actions: Action[] = $state.raw([])
  private news: Action[] = $state.raw([]) // what touched me since I last chose
  private othersPlayed = $state(false)

  names: Names = $state.raw(String)
  kit: BoardKit | null = null
  view: View | null = null
  me: number | null = null
  /** What somebody who has seen enough does; null where there is nothing to skip. */
  skip: (() => void) | null = $state.raw(null)

  /** What has changed for me since my last turn, at the beginning of the next. */
  get changes(): Action[] {
    return this.othersPlayed ? this.news : []
  }

  tell(group: Group, view: View): void {
    this.view = view
    if (group.lead.kind === 'undo') return this.forget()
    if (group.beat !== 'note') this.now = group
    if (group.beat === 'turn') this.othersPlayed = true
    if (group.beat === 'die' || QUIET.includes(group.beat)) return
    const action = { event: group.lead, words: saidOf(group) }
    const before = goesOn(group) ? this.actions.at(-1) : undefined // what it goes on with
    const without = (actions: Action[]): Action[] => actions.filter((each) => each !== before)
    this.actions = [...without(this.actions), action].slice(-KEPT)
    const known = this.news.some((each) => each === before)
    if (known || (!group.mine && this.touchesMe(group.lead))) this.news = [...without(this.news), action]
  }

  /** I have chosen: what was news is known. */
  chosen(): void {
    this.news = []
    this.othersPlayed = false
  }

  forget(): void {
    this.now = null
    this.actions = []
    this.chosen()
  }

  placesOf(event: GameEvent): string[] {
    if (!this.kit || !this.view) return []
    return this.kit.places?.(event, this.view) ?? this.kit.flights(event, this.view).map((flight) => flight.to)
  }

  /** The icon of something that is about no card. */
  signOf(event: GameEvent): string {
    return this.kit?.signs?.[event.kind] ?? 'plain-arrow'
  }

  touchesMe(event: GameEvent): boolean {
    if (this.me === null || !this.view) return false
    const me = this.me
    return this.kit?.concerns?.(event, me, this.view) ?? argumentsOf(event).some((argument) => seatIn(argument) === me)
  }
}

export const shareNarrator = (narrator: Narrator): Narrator => setContext(KEY, narrator)
export const theNarrator = (): Narrator | undefined => getContext<Narrator | undefined>(KEY)
