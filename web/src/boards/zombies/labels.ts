/** Names of buildings: outside their walls where nobody walks, else on them, and left out where they could not be read. */
import type { Box, City } from './city'
import { coverOf, signOf, type Sign } from './signs'
import { STEP, T, type Side } from './tiledata'
import { key } from './view'
import { halves, tileName } from './words'

const READABLE = 12 // pixels
const LARGEST = 2.4
const RIM = 18 // units of a square that a name may lie on, where there is nowhere else for it

export interface Label extends Sign {
  at: string // of the tile
  lines: string[]
  w: number // before it is made larger
  h: number
  size: number
  box: Box // all that it lies on, in units
}
interface Named extends Sign {
  at: string
  name: string
  split: boolean
}

/** How much larger letters are drawn the farther away one looks from. */
export const letteringAt = (zoom: number): number => Math.min(1.7, Math.max(0.66, 0.8 / zoom))

function signsOf(city: City): Named[] {
  return city.laid.flatMap((tile) => {
    const taken = (side: Side): boolean => city.tiles.has(key(tile.x + STEP[side][0], tile.y + STEP[side][1]))
    const sign = signOf(tile.id, tile.turns, taken)
    if (!sign) return []
    const [x, y] = [tile.x * T + sign.x, tile.y * T + sign.y]
    return [{ ...sign, at: key(tile.x, tile.y), x, y, name: tileName(tile.id), split: tile.id.includes('town_square') }]
  })
}

/** Where it lies on no square, or on as little of one as possible. */
function placeOf(sign: Sign, w: number, h: number, city: City): Box | null {
  const [across, down] = sign.turn ? [h, w] : [w, h]
  const boxAt = (x: number, y: number): Box => ({ x: x - across / 2, y: y - down / 2, w: across, h: down })
  const outside = boxAt(sign.x + (sign.out[0] * h) / 2, sign.y + (sign.out[1] * h) / 2)
  const box = coverOf(outside, city.squares) ? boxAt(sign.x, sign.y) : outside
  return coverOf(box, city.squares) <= RIM ? box : null
}

/** In one line or two, as large as its tile allows; what would be too small to read is left out until one comes closer. */
function labelOf(sign: Named, zoom: number, city: City): Label | null {
  const tall = halves(sign.name)
  for (const lines of sign.split ? [tall] : [[sign.name], tall]) {
    const w = Math.max(...lines.map((words) => words.length)) * 7.4 + 16
    const h = lines.length * 15 + 4
    const size = Math.min(Math.max(letteringAt(zoom), READABLE / 15 / zoom), 184 / w, LARGEST)
    const box = size * 15 * zoom >= READABLE - 0.5 ? placeOf(sign, w * size, h * size, city) : null
    if (box) return { ...sign, x: box.x + box.w / 2, y: box.y + box.h / 2, lines, w, h, size, box }
  }
  return null
}

export const labelsOf = (city: City, zoom: number): Label[] =>
  signsOf(city).flatMap((sign) => labelOf(sign, zoom, city) ?? [])
