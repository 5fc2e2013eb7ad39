import type { GameEvent } from '../../lib/protocol'
import type { CityView } from './types'

export type { CityView, Effect, Fight, Fighter, Laid, Walk } from './types'
export type Spot = [number, number]
export type ZombieKind = CityView['zombies'][number][2]

export const key = (x: number, y: number): string => `${x},${y}`
export const keyOf = (spot: Spot): string => `${spot[0]},${spot[1]}`
export const spotOf = (text: string): Spot => text.split(',').map(Number) as Spot

/** The last event of one of these kinds, and how many choices ago. */
export function lastOf(log: GameEvent[], ...kinds: string[]): GameEvent | null {
  for (let i = log.length - 1; i >= 0; i--) if (kinds.includes(log[i]!.kind)) return log[i]!
  return null
}

/** Where the game can be won. */
export const isGoal = (tile: { id: string }): boolean => tile.id.endsWith('helipad') || tile.id === 'te_cabin'
