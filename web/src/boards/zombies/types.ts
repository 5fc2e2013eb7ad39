// Made by `python -m orda.server.typescript` from the structs of the server. Not to be changed by hand.
import type { View } from '../../lib/protocol'

export interface Bonus {
  card: string
  value: number
}

export interface Hold {
  how: 'skips' | 'bars' | 'limits' | 'led'
  effect: string | null
  player: number | null
}

export interface Fighter {
  square: [number, number] | null
  lives: number
  half_life: boolean
  bullets: number
  trophies: number
  hand_size: number
  items: string[]
  laid: string[]
  charges: number
  adds: Bonus[]
  paces: Bonus[]
  pages: number
  held_by: Hold[]
  may_play: boolean
  may_activate: boolean
  jeep: boolean
  duct: boolean
  back_on: string | null
  hand?: string[]
  known?: string[]
}

export interface Laid {
  id: string
  x: number
  y: number
  turns: number
  ways: string
  zone: 'city' | 'army' | 'mall1' | 'mall2' | 'woods'
  closed: boolean
}

export interface TileDeck {
  set: string
  open: boolean
  left: Record<string, number>
}

export interface Deck {
  set: string | null
  seat: number | null
  size: number
  discard: string[]
}

export interface Aim {
  seat?: number
  tile?: [number, number]
}

export interface Resolving {
  card: string
  player: number
  target: Aim | null
  cancelled: boolean
}

export interface Effect {
  effect: string
  player: number | null
  ends_with_turns_of: number | null
  turns: number
  tile: [number, number] | null
}

export interface Fight {
  player: number
  square: [number, number] | null
  zombie: 'normal' | 'enhanced' | 'dog'
  die: number
  bonus: number
  need: number
  bonuses: Bonus[]
  again: number
}

export interface Walk {
  mover: number
  chooser: number
  points: number
  forced: boolean
  used: [number, number][]
}

export interface Duel {
  challenger: number
  holder: number
  dice: number[]
  totals: number[]
  card: string | null
}

export interface Keys {
  player: number | null
  square: [number, number] | null
}

export interface Task {
  left: number
  moved: [number, number][]
  from: [number, number] | null
}

export interface Site {
  x: number
  y: number
  turns: number[]
  steps: (number | null)[]
}

export interface Auction {
  bid: number
  out: number[]
  sites: Site[]
}

export interface CityView extends View {
  players: Fighter[]
  active: number
  phase: string
  round: number
  kill_target: number
  map: Laid[]
  dead_ends: [number, number][]
  zombies: ([number, number, 'normal' | 'enhanced' | 'dog'])[]
  lives: [number, number][]
  bullets: [number, number][]
  tile_drawn: string | null
  tiles_left: Record<string, number>
  tile_decks: TileDeck[]
  tiles_removed: string[]
  deck_size: number
  discard: string[]
  decks: Deck[]
  cards_removed: string[]
  resolving: Resolving[]
  effects: Effect[]
  fights: Fight[]
  walks: Walk[]
  duels: Duel[]
  keys: Keys | null
  passing: boolean
  task: Task | null
  auction: Auction | null
}
