/** The map as squares one can walk on: what is joined to what, how far, and where no tile can lie any more. */
import { isInside, isOpen, opposite, SIDES, STEP, T, tileRow, turned, type Side, type Turned } from './tiledata'
import { key, keyOf, type CityView, type Laid, type Spot } from './view'

export interface Square {
  at: Spot
  tile: Laid
  mark: string
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

  constructor(readonly laid: Laid[]) {
    for (const tile of laid) this.tiles.set(key(tile.x, tile.y), tile)
    for (const tile of laid) this.open(tile)
    for (const square of this.squares.values())
      square.next = SIDES.filter((side) => this.joined(square.at, side)).map((side) =>
        key(square.at[0] + STEP[side][0], square.at[1] + STEP[side][1]),
      )
  }

  private open(tile: Laid): void {
    turned(tile.id, tile.turns).grid.forEach((row, r) =>
      row.forEach((mark, c) => {
        const at: Spot = [tile.x * 3 + c, tile.y * 3 + r]
        if (isOpen(mark)) this.squares.set(keyOf(at), { at, tile, mark, inside: isInside(mark), next: [] })
      }),
    )
  }

  private joined([x, y]: Spot, side: Side): boolean {
    const a = this.squares.get(key(x, y))
    const b = this.squares.get(key(x + STEP[side][0], y + STEP[side][1]))
    if (!a || !b) return false
    const from = turned(a.tile.id, a.tile.turns)
    const to = turned(b.tile.id, b.tile.turns)
    if (a.tile === b.tile)
      return (a.mark === 'B') === (b.mark === 'B') || isDoor(from, a, side) || isDoor(from, b, opposite(side))
    return (
      isMiddle(a, side) && from.exits.includes(side) && isMiddle(b, opposite(side)) && to.exits.includes(opposite(side))
    )
  }

  tileAt([x, y]: Spot): Laid | undefined {
    return this.tiles.get(key(Math.floor(x / 3), Math.floor(y / 3)))
  }

  /** How many steps to every square within reach, and the square before it on the way; on equal ways the one with fewer fights. */
  reach(from: Spot, points: number, crowd: ReadonlySet<string>, barred: (square: Square) => boolean): Map<string, Way> {
    const ways = new Map<string, Way>([[keyOf(from), { steps: 0, fights: 0, before: null }]])
    let edge = [keyOf(from)]
    for (let steps = 1; steps <= points && edge.length; steps++) {
      const found = new Map<string, Way>()
      for (const here of edge) {
        const way = ways.get(here)!
        for (const there of this.squares.get(here)?.next ?? []) {
          if (ways.has(there) || barred(this.squares.get(there)!)) continue
          const fights = way.fights + (crowd.has(there) ? 1 : 0)
          if (!found.has(there) || found.get(there)!.fights > fights) found.set(there, { steps, fights, before: here })
        }
      }
      for (const [there, way] of found) ways.set(there, way)
      edge = [...found.keys()]
    }
    return ways
  }

  /** In units: everything that lies on the map. */
  box(more: Spot[] = []): Box {
    const xs = [...this.laid.map((tile) => tile.x), ...more.map((spot) => spot[0])]
    const ys = [...this.laid.map((tile) => tile.y), ...more.map((spot) => spot[1])]
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { x: x * T, y: y * T, w: (Math.max(...xs) - x + 1) * T, h: (Math.max(...ys) - y + 1) * T }
  }

  /** Empty cells that a road leads to and that no tile left can fill. */
  closed(left: Record<string, number>): Spot[] {
    const shown = new Set(
      Object.keys(left).flatMap((id) => [0, 1, 2, 3].map((turns) => [...turned(id, turns).exits].sort().join(''))),
    )
    const cells = new Set(
      this.laid.flatMap((tile) => SIDES.map((side) => key(tile.x + STEP[side][0], tile.y + STEP[side][1]))),
    )
    return [...cells]
      .filter((cell) => !this.tiles.has(cell))
      .map((cell) => cell.split(',').map(Number) as Spot)
      .filter((cell) => this.leads(cell) && ![...shown].some((exits) => this.fits(cell, exits)))
  }

  private beside([x, y]: Spot, side: Side): Turned | null {
    const tile = this.tiles.get(key(x + STEP[side][0], y + STEP[side][1]))
    return tile ? turned(tile.id, tile.turns) : null
  }
  private leads(cell: Spot): boolean {
    return SIDES.some((side) => this.beside(cell, side)?.exits.includes(opposite(side)))
  }
  private fits(cell: Spot, exits: string): boolean {
    return SIDES.every((side) => {
      const other = this.beside(cell, side)
      return !other || other.exits.includes(opposite(side)) === exits.includes(side)
    })
  }
}

export interface Way {
  steps: number
  fights: number
  before: string | null
}

const isDoor = (tile: Turned, square: Square, side: Side): boolean => {
  const [c, r] = [square.at[0] - square.tile.x * 3, square.at[1] - square.tile.y * 3]
  return tile.doors.some((door) => door.col === c && door.row === r && door.side === side)
}
const isMiddle = (square: Square, side: Side): boolean =>
  side === 'N' || side === 'S' ? square.at[0] - square.tile.x * 3 === 1 : square.at[1] - square.tile.y * 3 === 1

/** The squares from the first step to the goal. */
export function pathTo(ways: ReadonlyMap<string, Way>, goal: string): string[] {
  const path: string[] = []
  for (let here: string | null = goal; here && ways.get(here)?.before; here = ways.get(here)!.before) path.unshift(here)
  return path
}

/** Who is under Claustrophobia this very turn enters no building. */
export function claustrophobic(view: CityView, player: number): boolean {
  return (
    player === view.active &&
    view.effects.some((each) => each.effect === 'claustrophobia' && each.player === player && each.turns === 1)
  )
}

export const printed = (id: string): { zombies: number | string; lives: number; bullets: number } => {
  const row = tileRow(id)
  return { zombies: row?.z ?? 0, lives: row?.l ?? 0, bullets: row?.b ?? 0 }
}
