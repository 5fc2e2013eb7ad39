/** The tiles as the game knows them, turned as they lie. One square is 60 units, one tile 180. */
import ROWS from 'virtual:tiles'

export type Side = 'N' | 'E' | 'S' | 'W'
export const SIDES: Side[] = ['N', 'E', 'S', 'W']
export const STEP: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }
export const S = 60
export const T = 180

export interface Door {
  col: number
  row: number
  side: Side
}
export interface TileRow {
  id: string
  count: number
  kind: 'place' | 'road' | 'building'
  zone: string
  exits: string
  z: number | string
  l: number
  b: number
  layout: string[]
  doors: Door[]
  duct: { col: number; row: number } | null
}
export interface Turned {
  row: TileRow
  turns: number
  grid: string[][] // by row, then column
  doors: Door[]
  exits: Side[]
  duct: { col: number; row: number } | null
}

export const TILES = ROWS as unknown as TileRow[]
const byId = new Map(TILES.map((row) => [row.id, row]))
const made = new Map<string, Turned>()

const turnSide = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 1) % 4]!
export const opposite = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!
const turnSpot = <Spot extends { col: number; row: number }>(spot: Spot): Spot => ({
  ...spot,
  col: 2 - spot.row,
  row: spot.col,
})

function quarter(tile: Turned): Turned {
  const grid: string[][] = [[], [], []]
  for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) grid[c]![2 - r] = tile.grid[r]![c]!
  return {
    row: tile.row,
    turns: tile.turns + 1,
    grid,
    doors: tile.doors.map((door) => ({ ...turnSpot(door), side: turnSide(door.side) })),
    exits: tile.exits.map(turnSide),
    duct: tile.duct && turnSpot(tile.duct),
  }
}

export const tileRow = (id: string): TileRow | undefined => byId.get(id)

/** A tile after some quarter turns clockwise. The data is turned, never the picture: light and names stay upright. */
export function turned(id: string, turns: number): Turned {
  const key = `${id}/${turns & 3}`
  let tile = made.get(key)
  if (!tile) {
    const row = byId.get(id) ?? TILES[0]!
    const start: Turned = {
      row,
      turns: 0,
      grid: row.layout.map((line) => [...line]),
      doors: row.doors,
      exits: [...row.exits] as Side[],
      duct: row.duct,
    }
    tile = (turns & 3) === 0 ? start : quarter(turned(id, (turns & 3) - 1))
    made.set(key, tile)
  }
  return tile
}

export const isInside = (mark: string | undefined): boolean => mark === 'B' || mark === 'K'
