import type { Face3, Item, OffView } from './types'

export type { Face3, Item, OffView, Survivor, Zombie } from './types'
export const GAME = 'off_the_dead'
export type Symbol3 = Face3['symbols'][number]

export const SYMBOLS: Symbol3[] = ['skull', 'hand', 'biohazard']
export const SYMBOL_ICONS: Record<Symbol3, string> = {
  skull: 'death-skull',
  hand: 'severed-hand',
  biohazard: 'biohazard',
}
export const ZONES = ['first', 'second', 'melee'] as const

/** The sides of the table, clockwise from whoever sits below. */
export type Side = 's' | 'w' | 'n' | 'e'
const SIDES: Side[] = ['s', 'w', 'n', 'e']
const TURNS: Record<Side, number> = { n: 0, e: 90, s: 180, w: 270 }

/** On which side a place lies when `south` sits below. */
export const sideOf = (place: number, south: number): Side => SIDES[(place - south + 4) % 4]!
export const turnOf = (place: number, south: number): number => TURNS[sideOf(place, south)]

/** `colt(2)`: how options name an item with what is loaded. */
export const itemKey = (item: Item): string => (item.ammo === undefined ? item.id : `${item.id}(${item.ammo})`)
export const kindOf = (key: string): string => key.replace(/\(\d+\)$/, '')

export const placeOf = (view: OffView, survivor: unknown): number =>
  view.survivors.findIndex((each) => each.id === survivor)

/** How many zombies are gone for good, and how many there are in all. */
export function tally(view: OffView): { gone: number; all: number } {
  const gone = view.cemetery.zombies.length + view.survivors.reduce((sum, each) => sum + each.trophies.length, 0)
  return { gone, all: gone + view.zombies_left }
}

export function countSymbols(trophies: Face3[]): Record<Symbol3, number> {
  const counts = { skull: 0, hand: 0, biohazard: 0 }
  for (const trophy of trophies) for (const symbol of trophy.symbols) counts[symbol]++
  return counts
}
