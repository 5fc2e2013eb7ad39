/** What every board is given and what it must be able to do. */
import type { Sounds } from '../lib/sound'
import type { Component } from 'svelte'
import type { Beats, Between } from '../lib/playback'
import type { Choice, Decision, GameEvent, Seat, View } from '../lib/protocol'
import type { Names } from '../lib/texts.svelte'

export interface BoardProps {
  view: View
  me: number | null // through whose eyes; null: a spectator
  number: number // of the position
  decision: Decision | null // only if it is mine
  seats: Seat[]
  names: Names
  log: GameEvent[]
  hint: number | null // the option a good player would choose
  busy: boolean // a choice is on its way
  choose: (choice: Choice) => void
  suggest?: () => Promise<number | null> // the option a good player would choose, to be chosen at once
}

/** Something that moves from one place to another; places are elements with `data-place`. */
export interface Flight {
  from: string
  to: string
  card?: string // face up; without it a back is seen
}

/** Something that changes everything for somebody, in large letters over the table. */
export interface Banner {
  title: string // ids of messages; `name` is who sits there, `who` what `who` names
  text: string
  seat: number | null
  who?: string
}

export interface BoardKit {
  board: Component<BoardProps>
  css: string // class of the table's grid
  flights: (event: GameEvent, before: View) => Flight[]
  /** How long each kind of event is seen; without it what an event tells decides (lib/playback.ts). */
  beats?: Beats
  /** The table after one event of several that a choice set off, so that each is seen where it happens. */
  between?: Between
  /** What is heard of kinds of events, where the beat does not say it well (lib/sound.ts). */
  sounds?: Sounds
  /** Where it happened; without it, where it flies to. */
  places?: (event: GameEvent, view: View) => string[]
  /** What dice should leave in sight where they land: a place. Without it they land in the middle of the table. */
  rolledAt?: (event: GameEvent) => string
  /** Icons, by kind of event, for what is about no card. */
  signs?: Record<string, string>
  /** Does it touch me? Where it does not say: does its sentence name me? */
  concerns?: (event: GameEvent, me: number, view: View) => boolean | undefined
  /** What is said large of an event whose beat is a `scene`. */
  banner?: (event: GameEvent, view: View, me: number | null) => Banner | null
  /** The id of the sentence that says what I am after, where that changes. */
  goal?: (view: View, me: number | null) => string
  /** What ends the game, in a few words for the line below its name. */
  aim?: (view: View) => string
  /** Several people on one screen: does this view hold what only its owner may see? Without it a curtain always falls. */
  secret?: (view: View) => boolean
  /** The hero of the page at the end, where a game has its own. */
  front?: Component<{ view: View; names: Names; seats: Seat[] }>
}
