/** The mall has two floors that lie beside each other on the table: which of them is looked at, and what is on each. */
import type { Box, City } from './city'
import { T } from './tiledata'
import { keyOf, type CityView, type Laid, type Spot } from './view'

export type Floor = 'mall1' | 'mall2'
export const FLOORS: Floor[] = ['mall1', 'mall2']

export interface OnFloor {
  floor: Floor
  zombies: number
  players: number[]
  lit: number
  box: Box
}

/** In units: some tiles. */
function around(tiles: Laid[]): Box {
  const [xs, ys] = [tiles.map((tile) => tile.x), tiles.map((tile) => tile.y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x: x * T, y: y * T, w: (Math.max(...xs) - x + 1) * T, h: (Math.max(...ys) - y + 1) * T }
}

/** Both floors; none as long as the mall has only one. */
export function floorsOf(view: CityView, city: City, lit: Iterable<string>): OnFloor[] {
  if (!city.laid.some((tile) => tile.zone === 'mall2')) return []
  const floorAt = (at: Spot): string => city.tileAt(at)?.zone ?? ''
  const zombies = view.zombies.map(([x, y]) => floorAt([x, y]))
  const marks = [...lit].map((at) => at.split(',').map(Number) as Spot)
  return FLOORS.map((floor) => ({
    floor,
    zombies: zombies.filter((each) => each === floor).length,
    players: view.players.flatMap((player, seat) => (player.square && floorAt(player.square) === floor ? [seat] : [])),
    lit: marks.filter((at) => floorAt(at) === floor).length,
    box: around(city.laid.filter((tile) => tile.zone === floor)),
  })).filter((each) => Number.isFinite(each.box.x))
}

export class Floors {
  private asked = $state<Floor | null>(null) // by hand
  private here = $state('') // where the pawn stood when it was asked

  private chosen(pawn: Spot | null): Floor | null {
    return this.here === (pawn ? keyOf(pawn) : '') ? this.asked : null
  }
  /** The floor somebody has chosen; else that of the pawn that moves, if it is in the mall. */
  looked(pawn: Spot | null, city: City): Floor | null {
    const zone = pawn && city.tileAt(pawn)?.zone
    return this.chosen(pawn) ?? (zone === 'mall1' || zone === 'mall2' ? zone : null)
  }
  /** What steps back while somebody looks at one floor: the other one. */
  other(pawn: Spot | null): Floor | null {
    const chosen = this.chosen(pawn)
    return chosen && (chosen === 'mall1' ? 'mall2' : 'mall1')
  }
  /** Until the pawn moves. */
  ask(floor: Floor, pawn: Spot | null): void {
    this.asked = floor
    this.here = pawn ? keyOf(pawn) : ''
  }
}
