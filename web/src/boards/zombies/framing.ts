/** What a small screen should show: all places for a tile, what is lit, or the pawn that moves. */
import type { Box, City } from './city'
import { S } from './tiledata'
import type { Turn } from './turn.svelte'
import type { CityView, Spot } from './view'

const AROUND = 9 // squares across
const MANY = 24 // lit squares: then the pawn says more

/** The squares with as many around them as fit a small screen. */
export function around(spots: Spot[]): Box {
  const [x0, x1] = [Math.min(...spots.map((at) => at[0])), Math.max(...spots.map((at) => at[0]))]
  const [y0, y1] = [Math.min(...spots.map((at) => at[1])), Math.max(...spots.map((at) => at[1]))]
  const room = Math.max(0, AROUND - (x1 - x0)) / 2
  return { x: (x0 - room) * S, y: (y0 - room) * S, w: (x1 - x0 + 1 + 2 * room) * S, h: (y1 - y0 + 1 + 2 * room) * S }
}

export function framed(turn: Turn, view: CityView, city: City, me: number | null): Box {
  if (turn.ghosts.length) return city.box(turn.ghosts.map((each) => each.at))
  if (turn.buildings.length) return city.box()
  const lit = [...turn.marks.values()].map((mark) => mark.at)
  const mover = view.walks.at(-1)?.mover ?? me ?? view.active
  const pawn: Spot = view.players[mover]?.square ?? view.players[me ?? 0]?.square ?? [1, 1]
  return around(lit.length && lit.length < MANY && !turn.walking ? lit : [pawn])
}
