/** The picture of one tile while it is being drawn, and how its squares are looked at. */
import type { Chance } from './brush'
import { SIDES, STEP, type Side, type Turned } from './tiledata'

export interface Sheet {
  tile: Turned
  r: Chance
  id: string
  woods: boolean
  mall: boolean
  army: boolean
  bridge: boolean
  pad: boolean
  plaza: boolean
  lots: string
  marks: string
  top: string
  light: string
}
export const isRoad = (mark: string | null): boolean => mark === 'R' || mark === 'E'
export const at = (tile: Turned, c: number, r: number): string | null => tile.grid[r]?.[c] ?? null
export const each = (visit: (c: number, r: number) => void): void => {
  for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) visit(c, r)
}

function exitAt(tile: Turned, c: number, r: number, side: Side): boolean {
  const middle = { N: r === 0 && c === 1, S: r === 2 && c === 1, W: c === 0 && r === 1, E: c === 2 && r === 1 }[side]
  return middle && tile.exits.includes(side)
}

/** Sides of a road square on which the road goes on. */
export function openSides(tile: Turned, c: number, r: number): Side[] {
  return SIDES.filter((side) => isRoad(at(tile, c + STEP[side][0], r + STEP[side][1])) || exitAt(tile, c, r, side))
}
