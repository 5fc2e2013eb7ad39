/** What a small screen should show: all places for a tile, what is lit, or the pawn that moves. */
import { boxOf, type Box } from './city'
import { S } from './tiledata'
import type { Turn } from './turn.svelte'
import type { CityView, Spot } from './view'

const AROUND = 9 // squares across
const MANY = 24 // lit squares: then the nearest is enough

/** The squares with as many around them as fit a small screen. */
export function around(spots: Spot[]): Box {
  const [x0, x1] = [Math.min(...spots.map((at) => at[0])), Math.max(...spots.map((at) => at[0]))]
  const [y0, y1] = [Math.min(...spots.map((at) => at[1])), Math.max(...spots.map((at) => at[1]))]
  const room = Math.max(0, AROUND - (x1 - x0)) / 2
  return { x: (x0 - room) * S, y: (y0 - room) * S, w: (x1 - x0 + 1 + 2 * room) * S, h: (y1 - y0 + 1 + 2 * room) * S }
}

export function nearestTo([x, y]: Spot, spots: Spot[]): Spot | undefined {
  const far = (at: Spot): number => Math.abs(at[0] - x) + Math.abs(at[1] - y)
  return [...spots].sort((a, b) => far(a) - far(b))[0]
}

/** Where a tile may be laid, or may be once it is won, and tiles that may be chosen. */
export const placesOf = ({ ghosts, sites, buildings }: Turn): Spot[] => [
  ...[...ghosts, ...sites].map((place) => place.at),
  ...buildings,
]

export function framed(turn: Turn, view: CityView, me: number | null): Box {
  const places = placesOf(turn)
  if (places.length) return boxOf(places)
  const lit = [...turn.marks.values()].map((mark) => mark.at)
  const mover = view.walks.at(-1)?.mover ?? me ?? view.active
  const pawn: Spot = view.players[mover]?.square ?? view.players[me ?? 0]?.square ?? [1, 1]
  if (!lit.length || turn.walking) return around([pawn])
  return around(lit.length < MANY ? lit : [nearestTo(pawn, lit)!])
}
