import type { GameEvent, View } from '../../lib/protocol'

export type Spot = [number, number]
export type ZombieKind = 'normal' | 'enhanced' | 'dog'

export interface Fighter {
  square: Spot | null
  lives: number
  half_life: boolean
  bullets: number
  trophies: number
  hand_size: number
  items: string[]
  charges: number
  may_play: boolean
  may_activate: boolean
  hand?: string[]
}
export interface Laid {
  id: string
  x: number
  y: number
  turns: number
}
export interface Fight {
  player: number
  square: Spot | null
  zombie: ZombieKind
  die: number
  bonus: number
  need: number
  bonuses: { card: string; value: number }[]
  again: number
}
export interface Walk {
  mover: number
  chooser: number
  points: number
  forced: boolean
  used: Spot[]
}
export interface Effect {
  effect: string
  player: number | null
  ends_with_turns_of: number
  turns: number
  tile: Spot | null
}
export interface Task {
  left: number
  moved: Spot[]
  from: Spot | null
}
export interface CityView extends View {
  players: Fighter[]
  active: number
  phase: string
  round: number
  kill_target: number
  map: Laid[]
  zombies: [number, number, ZombieKind][]
  lives: Spot[]
  bullets: Spot[]
  tile_drawn: string | null
  tiles_left: Record<string, number>
  tiles_removed: string[]
  deck_size: number
  discard: string[]
  resolving: { card: string; player: number; target: { seat?: number; tile?: Spot } | null }[]
  effects: Effect[]
  fights: Fight[]
  walks: Walk[]
  duels: { challenger: number; holder: number; dice: number[]; totals: number[] }[]
  keys: { player: number | null; square: Spot | null } | null
  passing: boolean
  task: Task | null
  auction: { bid: number; out: number[] } | null
}

export const key = (x: number, y: number): string => `${x},${y}`
export const keyOf = (spot: Spot): string => `${spot[0]},${spot[1]}`
export const spotOf = (text: string): Spot => text.split(',').map(Number) as Spot

/** The last event of one of these kinds, and how many choices ago. */
export function lastOf(log: GameEvent[], ...kinds: string[]): GameEvent | null {
  for (let i = log.length - 1; i >= 0; i--) if (kinds.includes(log[i]!.kind)) return log[i]!
  return null
}
