/** Buildings from above: floor, furniture, walls with openings, doors. */
import { circle, line, rect } from './brush'
import { at, each, type Sheet } from './canvas'
import { look } from './looks'
import { furniture } from './scenery'
import { isInside, S, SIDES, STEP, type Side } from './tiledata'

type Ends = [number, number, number, number]

/** A wall along one side of a square; it meets its neighbours at the corners. */
function wallEnds(s: Sheet, c: number, r: number, side: Side, solid: Side[]): Ends {
  const [x, y, o] = [c * S, r * S, 4]
  const a: Ends = {
    N: [x, y + o, x + S, y + o],
    S: [x, y + S - o, x + S, y + S - o],
    W: [x + o, y, x + o, y + S],
    E: [x + S - o, y, x + S - o, y + S],
  }[side] as Ends
  const flat = side === 'N' || side === 'S'
  const meet = (towards: Side, i: 0 | 1 | 2 | 3, sign: number): void => {
    if (solid.includes(towards)) a[i] -= sign * o
    else if (at(s.tile, c + STEP[towards][0] + STEP[side][0], r + STEP[towards][1] + STEP[side][1]) === 'B')
      a[i] += sign * o
  }
  if (flat) {
    meet('W', 0, -1)
    meet('E', 2, 1)
  } else {
    meet('N', 1, -1)
    meet('S', 3, 1)
  }
  return a
}

function doorway(x: number, y: number, side: Side): string {
  const turn = { S: 0, W: 90, N: 180, E: 270 }[side]
  const leaf = (from: number, to: number): string =>
    line(x + from, y + S - 4, x + to, y + S + 12, '#1c140a', 5) +
    line(x + from, y + S - 4, x + to, y + S + 12, '#c98f4a', 2.8)
  return (
    `<g transform="rotate(${turn} ${x + 30} ${y + 30})">` +
    circle(x + 30, y + S + 2, 30, 'url(#t-door)') +
    rect(x + 17, y + S - 8, 26, 8, '#d9a75a') +
    rect(x + 19, y + S + 1, 22, 7, '#7a5a2c', 'stroke="#1c140a" stroke-width="1"') +
    leaf(17, 9) +
    leaf(43, 51) +
    '</g>'
  )
}

function gap([x1, y1, x2, y2]: Ends, x: number, y: number, side: Side): Ends[] {
  if (side === 'N' || side === 'S')
    return [
      [x1, y1, x + 17, y2],
      [x + S - 17, y1, x2, y2],
    ]
  return [
    [x1, y1, x2, y + 17],
    [x1, y + S - 17, x2, y2],
  ]
}

export function buildings(s: Sheet): string {
  const [floor, wall, , goods] = look(s.tile.row)
  const parts = { floors: '', stuff: '', shade: '', walls: '', faces: '', doors: '' }
  const isDoor = (c: number, r: number, side: Side): boolean =>
    s.tile.doors.some((door) => door.col === c && door.row === r && door.side === side)
  each((c, r) => {
    if (at(s.tile, c, r) !== 'B') return
    const [x, y] = [c * S, r * S]
    const solid = SIDES.filter((side) => at(s.tile, c + STEP[side][0], r + STEP[side][1]) !== 'B')
    parts.floors += rect(x, y, S, S, `url(#${floor})`) + rect(x, y, S, S, 'rgba(14,12,10,.30)')
    if (!solid.includes('E'))
      parts.stuff += line(x + S, y + 8, x + S, y + S - 8, 'rgba(20,18,12,.55)', 1.2, 'stroke-dasharray="3 5"')
    if (!solid.includes('S'))
      parts.stuff += line(x + 8, y + S, x + S - 8, y + S, 'rgba(20,18,12,.55)', 1.2, 'stroke-dasharray="3 5"')
    const free = solid.filter((side) => !isDoor(c, r, side))
    if (goods && free.length) parts.stuff += furniture(goods, x, y, free[Math.floor(s.r() * free.length)]!, s.r)
    for (const side of solid) {
      const ends = wallEnds(s, c, r, side, solid)
      for (const k of isDoor(c, r, side) ? gap(ends, x, y, side) : [ends]) {
        parts.walls += line(...k, '#0c0b08', 8.5, 'stroke-linecap="square"')
        parts.faces +=
          line(...k, wall, 5, 'stroke-linecap="square"') +
          line(k[0] - 0.9, k[1] - 0.9, k[2] - 0.9, k[3] - 0.9, 'rgba(255,250,230,.4)', 1.2)
      }
      if (side === 'N') parts.shade += rect(x, y + 7, S, 12, 'url(#t-shN)')
      if (side === 'W') parts.shade += rect(x + 7, y, 10, S, 'url(#t-shW)')
      if (isDoor(c, r, side)) parts.doors += doorway(x, y, side)
    }
  })
  const duct = s.tile.duct
  if (duct)
    parts.stuff += `<g transform="translate(${duct.col * S + 32} ${duct.row * S + 32})">${rect(0, 0, 21, 21, '#1c1e20', 'stroke="#e2e6ea" stroke-width="2.2" rx="2"')}${[5, 9, 13, 17].map((k) => line(3, k, 18, k, '#c5c8cc', 1.8)).join('')}</g>`
  parts.stuff += emblem(s)
  return parts.floors + parts.stuff + parts.shade + parts.walls + parts.faces + parts.doors
}

/** What a place is known by, painted on its floor: below all pieces. */
const EMBLEMS: Record<string, string> = { motor_pool: 'jeep', top_secret_lab: 'biohazard', te_cabin: 'open-book' }

function emblem(s: Sheet): string {
  const icon = Object.entries(EMBLEMS).find(([name]) => s.id.endsWith(name))?.[1]
  const spots: [number, number][] = []
  each((c, r) => isInside(at(s.tile, c, r) ?? undefined) && spots.push([c, r]))
  const spot = spots[Math.floor(spots.length / 2)]
  if (!icon || !spot) return ''
  return `<use href="#i-${icon}" x="${spot[0] * S + 8}" y="${spot[1] * S + 8}" width="44" height="44" fill="#fff2cf" opacity=".5"/>`
}
