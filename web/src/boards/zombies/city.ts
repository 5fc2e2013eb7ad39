/** The map as it lies: which squares there are and what the server says is open between them. */
import { isInside, SIDES, STEP, T, turned } from './tiledata'
import { key, keyOf, type Laid, type Spot } from './view'

export interface Square {
  at: Spot
  tile: Laid
  inside: boolean
  next: string[]
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

export class City {
  readonly tiles = new Map<string, Laid>()
  readonly squares = new Map<string, Square>()
  private readonly far = new Map<string, Map<string, number>>()

  constructor(readonly laid: Laid[]) {
    for (const tile of laid) {
      this.tiles.set(key(tile.x, tile.y), tile)
      for (let square = 0; square < 9; square++) this.open(tile, square)
    }
  }

  /** A square one can step on has a side one can step over. */
  private open(tile: Laid, square: number): void {
    const sides = parseInt(tile.ways[square]!, 16)
    if (!sides) return
    const [col, row] = [square % 3, Math.floor(square / 3)]
    const [x, y] = [tile.x * 3 + col, tile.y * 3 + row]
    const next = SIDES.filter((_, side) => (sides >> side) & 1).map((side) => key(x + STEP[side][0], y + STEP[side][1]))
    const inside = isInside(turned(tile.id, tile.turns).grid[row]![col])
    this.squares.set(key(x, y), { at: [x, y], tile, inside, next })
  }

  tileAt([x, y]: Spot): Laid | undefined {
    return this.tiles.get(key(Math.floor(x / 3), Math.floor(y / 3)))
  }

  /** How many steps away every square is; worked out once for each square it is asked of. */
  distances(from: Spot): ReadonlyMap<string, number> {
    const known = this.far.get(keyOf(from))
    if (known) return known
    const steps = new Map([[keyOf(from), 0]])
    this.far.set(keyOf(from), steps)
    for (const [here, far] of steps)
      for (const there of this.squares.get(here)?.next ?? []) if (!steps.has(there)) steps.set(there, far + 1)
    return steps
  }

  /** In units: everything that lies on the map. */
  box(more: Spot[] = []): Box {
    return boxOf([...this.laid.map((tile): Spot => [tile.x, tile.y]), ...more])
  }
}

/** Of tiles, in units. */
export function boxOf(tiles: Spot[]): Box {
  const xs = tiles.map((spot) => spot[0])
  const ys = tiles.map((spot) => spot[1])
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x: x * T, y: y * T, w: (Math.max(...xs) - x + 1) * T, h: (Math.max(...ys) - y + 1) * T }
}
