/** Draws every tile of every set from its data: ground, roofs, streets, buildings from above, doors, lamps. */
import { random } from '../../art/random'
import { blocks, cityBlock, landmarks, woodsSquare } from './blocks'
import { rect, tileDefs } from './brush'
import { buildings } from './buildings'
import { each, type Sheet } from './canvas'
import { pictures } from './picture'
import { gates, lamps, streets } from './streets'
import { T, turned } from './tiledata'

/** The picture of a tile, 180 by 180. The same tile with the same seed always looks the same. */
export function drawTile(id: string, turns = 0, seed = 0): string {
  const tile = turned(id, turns)
  const { zone } = tile.row
  const bridge = id.includes('bridge')
  const s: Sheet = {
    tile, id, bridge, r: random(`${id}/${seed}`),
    woods: zone === 'woods' && !bridge, mall: zone.startsWith('mall'), army: zone === 'army',
    pad: id.includes('helipad'), plaza: id.includes('town_square'),
    lots: '', marks: '', top: '', light: '',
  } // prettier-ignore
  let ground = rect(0, 0, T, T, s.woods ? 'url(#t-grass)' : s.mall ? '#2a2c31' : 'url(#t-walk)')
  if (s.army) ground += rect(0, 0, T, T, 'rgba(60,72,36,.35)')
  if (s.woods) each((c, r) => woodsSquare(s, c, r))
  else for (const block of blocks(tile)) s.lots += cityBlock(s, block)
  landmarks(s)
  streets(s)
  gates(s)
  const build = buildings(s)
  if (!s.woods && !s.mall && !s.pad) lamps(s)
  return `${ground}${s.lots}${s.marks}${s.top}${build}${s.light}${rect(0.75, 0.75, T - 1.5, T - 1.5, 'none', 'stroke="#0b0c09" stroke-width="1.5"')}`
}

// -- each tile is drawn once -------------------------------------------------------------

const LOOKS = 3 // pictures of a road that lies on the map several times
const picture = pictures(tileDefs())
const drawn = new Map<string, string>()

/** A tile's picture as the address of an image; it is drawn when it is first asked for. */
export function tilePicture(id: string, turns: number, nth = 0): string {
  const name = `${id}/${turns & 3}/${nth % LOOKS}`
  const known = drawn.get(name)
  if (known) return known
  const made = picture(drawTile(id, turns, nth % LOOKS), { x: 0, y: 0, w: T, h: T })
  drawn.set(name, made)
  return made
}
