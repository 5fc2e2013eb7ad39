/** Where the name of a building is written. */
import { at } from './canvas'
import type { Box } from './city'
import { look } from './looks'
import { S, SIDES, STEP, T, turned, type Side } from './tiledata'
import { key } from './view'

export interface Sign {
  x: number
  y: number
  turn: number
  colour: string
  out: [number, number] // away from the tile, whose border it is on
}

/** On the border of the tile, at the side with most inside squares and preferably no neighbour. */
export function signOf(id: string, turns: number, taken: (side: Side) => boolean): Sign | null {
  if (id.includes('town_square')) return { x: 151, y: 28, turn: 0, colour: '#f4efdf', out: [0, 0] }
  if (id.includes('helipad')) return { x: 42, y: 1, turn: 0, colour: '#ffe08a', out: STEP.N }
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
  return { x: spot[0], y: spot[1], turn: spot[2], colour: look(tile.row)[2], out: STEP[best] }
}

/** How far a box lies over a square somebody can stand on: 0 if over none. */
export function coverOf(box: Box, squares: { has: (at: string) => boolean }): number {
  const within = (low: number, size: number, nth: number): number =>
    Math.min(low + size, (nth + 1) * S) - Math.max(low, nth * S)
  let most = 0
  for (let x = Math.floor(box.x / S); x * S < box.x + box.w; x++)
    for (let y = Math.floor(box.y / S); y * S < box.y + box.h; y++)
      if (squares.has(key(x, y))) most = Math.max(most, Math.min(within(box.x, box.w, x), within(box.y, box.h, y)))
  return most
}
