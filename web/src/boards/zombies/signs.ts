/** Where the name of a building is written. */
import { at } from './canvas'
import { look } from './looks'
import { S, SIDES, T, turned, type Side } from './tiledata'

export interface Sign {
  x: number
  y: number
  turn: number
  colour: string
}

/** Astride the border of the tile, on the side with most inside squares and preferably no neighbour: it covers no square's middle. */
export function signOf(id: string, turns: number, taken: (side: Side) => boolean): Sign | null {
  if (id.includes('town_square')) return { x: 151, y: 28, turn: 0, colour: '#f4efdf' }
  if (id.includes('helipad')) return { x: 42, y: 1, turn: 0, colour: '#ffe08a' }
  const tile = turned(id, turns)
  if (tile.row.kind !== 'building') return null
  const isIn = (c: number, r: number): boolean => 'BK'.includes(at(tile, c, r) ?? '-')
  const runs: Record<Side, number[]> = {
    N: [0, 1, 2].filter((c) => isIn(c, 0)),
    S: [0, 1, 2].filter((c) => isIn(c, 2)),
    W: [0, 1, 2].filter((r) => isIn(0, r)),
    E: [0, 1, 2].filter((r) => isIn(2, r)),
  }
  const score = (side: Side): number =>
    runs[side].length * 10 - (taken(side) ? 4 : 0) + (side === 'N' ? 1 : side === 'S' ? 0.5 : 0)
  const best = SIDES.filter((side) => runs[side].length).sort((a, b) => score(b) - score(a))[0]
  if (!best) return null
  const run = runs[best]
  const middle = ((run[0]! + run.at(-1)! + 1) * S) / 2
  const spot = { N: [middle, 1, 0], S: [middle, T - 1, 0], W: [1, middle, -90], E: [T - 1, middle, 90] }[best] as [
    number,
    number,
    number,
  ]
  return { x: spot[0], y: spot[1], turn: spot[2], colour: look(tile.row)[2] }
}
