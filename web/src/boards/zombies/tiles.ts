/** Draws every tile of every set from its data: ground, roofs, streets, buildings from above, doors, lamps. */
import { random } from '../../art/random'
import { circle, line, rect, tileDefs, type Chance } from './brush'
import { look } from './looks'
import { car, carPark, furniture, lawn, roof, tree } from './scenery'
import { S, SIDES, STEP, T, turned, type Side, type Turned } from './tiledata'

interface Sheet {
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
interface Block {
  r: number
  c: number
  w: number
  h: number
}

const isRoad = (mark: string | null): boolean => mark === 'R' || mark === 'E'
const at = (tile: Turned, c: number, r: number): string | null => tile.grid[r]?.[c] ?? null
const each = (visit: (c: number, r: number) => void): void => {
  for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) visit(c, r)
}

function exitAt(tile: Turned, c: number, r: number, side: Side): boolean {
  const middle = { N: r === 0 && c === 1, S: r === 2 && c === 1, W: c === 0 && r === 1, E: c === 2 && r === 1 }[side]
  return middle && tile.exits.includes(side)
}

/** Sides of a road square on which the road goes on. */
function openSides(tile: Turned, c: number, r: number): Side[] {
  return SIDES.filter((side) => isRoad(at(tile, c + STEP[side][0], r + STEP[side][1])) || exitAt(tile, c, r, side))
}

/** Blocked squares as few rectangles, the biggest first. */
function blocks(tile: Turned): Block[] {
  const left = new Set<number>()
  each((c, r) => at(tile, c, r) === 'x' && left.add(r * 3 + c))
  const out: Block[] = []
  const whole = (b: Block): boolean => {
    for (let r = b.r; r < b.r + b.h; r++) for (let c = b.c; c < b.c + b.w; c++) if (!left.has(r * 3 + c)) return false
    return true
  }
  while (left.size) {
    let best: Block | null = null
    each((c, r) => {
      for (let h = 1; r + h <= 3; h++)
        for (let w = 1; c + w <= 3; w++)
          if ((!best || w * h > best.w * best.h) && whole({ r, c, w, h })) best = { r, c, w, h }
    })
    const b = best! as Block
    for (let r = b.r; r < b.r + b.h; r++) for (let c = b.c; c < b.c + b.w; c++) left.delete(r * 3 + c)
    out.push(b)
  }
  return out
}

// -- blocked squares ------------------------------------------------------------------

function nearRoad(tile: Turned, b: Block, side: Side): boolean {
  const [dx, dy] = STEP[side]
  for (let r = b.r; r < b.r + b.h; r++)
    for (let c = b.c; c < b.c + b.w; c++) if (isRoad(at(tile, c + dx, r + dy))) return true
  return false
}

/** A block of the city: roof, lawn or car park, with pavement on the sides that face a road. */
function cityBlock(s: Sheet, b: Block): string {
  const edge = { N: b.r === 0, S: b.r + b.h === 3, W: b.c === 0, E: b.c + b.w === 3 }
  const margin = (side: Side): number => (nearRoad(s.tile, b, side) ? 11 : edge[side] ? 3 : 0)
  const x = b.c * S + margin('W')
  const y = b.r * S + margin('N')
  const w = b.w * S - margin('W') - margin('E')
  const h = b.h * S - margin('N') - margin('S')
  const k = s.r()
  if (s.plaza)
    return (
      rect(x, y, w, h, 'url(#t-grass)', 'rx="8" stroke="#83806f" stroke-width="2"') +
      tree(x + w * 0.36, y + h * 0.4, 11, s.r) +
      tree(x + w * 0.72, y + h * 0.68, 8, s.r) +
      rect(x + w * 0.62, y + h * 0.12, 12, 4, '#6d4f30', 'stroke="#1d1710"')
    )
  if (s.mall) return mallBlock(b)
  if (s.bridge)
    return rect(b.c * S, b.r * S, b.w * S, b.h * S, 'url(#t-rock)') + tree(x + w * 0.4, y + h * 0.5, 12, s.r)
  if (k < 0.16 && !s.army) return lawn(x, y, w, h, b.w * b.h > 1, s.r)
  if (k < 0.32 && w > 36 && h > 36) return carPark(x, y, w, h, s.r)
  return roof(x, y, w, h, s.r)
}

function mallBlock(b: Block): string {
  const [x, y, w, h] = [b.c * S, b.r * S, b.w * S, b.h * S]
  const across = Math.min(w, h) - 16
  return (
    rect(x, y, w, h, '#24262b') +
    rect(x + 4, y + 4, w - 8, h - 8, '#303339', 'stroke="#464a52" stroke-width="1.5"') +
    `<path d="M${x + 8} ${y + h - 8}l${across} -${across}" stroke="#3a3e45" stroke-width="6"/>`
  )
}

const TREES = [
  [0.2, 0.22, 14],
  [0.78, 0.18, 12],
  [0.82, 0.76, 14],
  [0.22, 0.8, 12],
] as const
const WRECKS = ['#7b2b2b', '#2f4f66', '#8a7a3a']

function woodsSquare(s: Sheet, c: number, r: number): void {
  const [x, y, mark] = [c * S, r * S, at(s.tile, c, r)]
  const rnd = s.r
  if (mark === 'w') {
    s.lots += rect(x, y, S, S, 'url(#t-forest)')
    for (const [u, v, size] of TREES)
      s.top += tree(x + S * u + (rnd() - 0.5) * 7, y + S * v + (rnd() - 0.5) * 7, size * (0.75 + rnd() * 0.3), rnd)
  }
  if (mark === 'g') {
    s.lots +=
      circle(x + 30, y + 31, 26, 'rgba(150,140,90,.07)') +
      circle(x + 24 + rnd() * 12, y + 26 + rnd() * 12, 15, 'rgba(150,140,90,.08)')
    if (rnd() < 0.5)
      s.lots +=
        circle(x + 10 + rnd() * 40, y + 50, 2.2, '#8d8a7a') + circle(x + 14 + rnd() * 30, y + 52, 1.6, '#6f6c5e')
  }
  if (mark === 'x') s.lots += rect(x, y, S, S, 'url(#t-rock)')
  if (mark === 'C') s.lots += car(x + 30, y + 30, (rnd() - 0.5) * 60, WRECKS[c]!)
  if (mark === 'K') s.lots += rect(x + 3, y + 3, S - 6, S - 6, 'url(#t-wood)', 'stroke="#2b1e12" stroke-width="2"')
}

function altar(s: Sheet): void {
  const cells: [number, number][] = []
  each((c, r) => at(s.tile, c, r) === 'A' && cells.push([c, r]))
  const x = (cells.reduce((sum, cell) => sum + cell[0], 0) / 4) * S + 30
  const y = (cells.reduce((sum, cell) => sum + cell[1], 0) / 4) * S + 30
  s.lots +=
    circle(x, y, 46, '#4e4c47', 'stroke="#2a2926" stroke-width="3"') +
    circle(x, y, 38, 'none', 'stroke="#7d1222" stroke-width="2.5"')
  s.lots += `<path d="M${x} ${y - 36}L${x + 21} ${y + 29}L${x - 34} ${y - 11}H${x + 34}L${x - 21} ${y + 29}Z" fill="none" stroke="#a31d31" stroke-width="2.4"/>`
}

function landmarks(s: Sheet): void {
  each((c, r) => {
    if (at(s.tile, c, r) === '~') s.lots += rect(c * S, r * S, S, S, 'url(#t-water)')
  })
  if (s.id.includes('altar')) altar(s)
  if (s.id.includes('cemetery'))
    for (let i = 0; i < 9; i++)
      s.lots += `<g transform="translate(${(i % 3) * S + 12} ${Math.floor(i / 3) * S + 12})"><path d="M0 14V5a5 5 0 0 1 10 0V14Z" fill="#8d8a7e" stroke="#1e1d18"/><path d="M5 4v6M2.5 6.5h5" stroke="#3b3a34" stroke-width="1.3"/></g>`
  if (s.id.includes('campground'))
    s.lots +=
      `<path d="M90 74l17 26H73Z" fill="#a5542c" stroke="#1d120b" stroke-width="1.5"/><path d="M90 74v26" stroke="#1d120b"/>` +
      circle(126, 128, 6, '#3a2417') +
      circle(126, 128, 3.4, '#f2a541') +
      circle(126, 128, 24, 'url(#t-lamp)')
}

// -- streets and corridors --------------------------------------------------------------

const YELLOW = '#d8b449'
const DASH = 'stroke-dasharray="11 8" opacity=".8"'

function surface(s: Sheet, c: number, r: number): string {
  if (s.pad) return 'url(#t-concrete)'
  if (s.mall) return 'url(#t-mall)'
  if (s.plaza && c === 1 && r === 1) return 'url(#t-plaza)'
  return s.bridge ? 'url(#t-wood)' : 'url(#t-asphalt)'
}

function zebra(x: number, y: number, side: Side): string {
  let s = ''
  for (let i = 0; i < 6; i++)
    s +=
      side === 'N' || side === 'S'
        ? rect(x + 5 + i * 8.8, side === 'N' ? y + 2 : y + S - 12, 4.6, 10, 'rgba(232,228,212,.72)')
        : rect(side === 'W' ? x + 2 : x + S - 12, y + 5 + i * 8.8, 10, 4.6, 'rgba(232,228,212,.72)')
  return s
}

/** Centre line, arc in bends, crossings where an arm meets a junction, cracks and manholes. */
function paint(s: Sheet, c: number, r: number, open: Side[]): void {
  const [x, y] = [c * S, r * S]
  const [cx, cy] = [x + 30, y + 30]
  if (s.r() < 0.35)
    s.marks += `<path d="M${(cx - 20 + s.r() * 14).toFixed(1)} ${cy - 22}l${(s.r() * 9).toFixed(1)} ${(9 + s.r() * 6).toFixed(1)}l${(-s.r() * 8).toFixed(1)} 8l${(4 + s.r() * 6).toFixed(1)} 10" stroke="#24272a" stroke-width="1.1" fill="none"/>`
  if (s.r() < 0.22)
    s.marks +=
      circle(cx + 14, cy + 13, 6, '#2b2e30', 'stroke="#50544f" stroke-width="1.3"') +
      line(cx + 10, cy + 13, cx + 18, cy + 13, '#50544f', 1)
  if (open.length === 2 && (SIDES.indexOf(open[0]!) + 2) % 4 === SIDES.indexOf(open[1]!)) {
    s.marks += open.includes('N')
      ? line(cx, y + 3, cx, y + S, YELLOW, 2, DASH)
      : line(x + 3, cy, x + S, cy, YELLOW, 2, DASH)
    for (const side of open) {
      const [dc, dr] = [c + STEP[side][0], r + STEP[side][1]]
      if (isRoad(at(s.tile, dc, dr)) && openSides(s.tile, dc, dr).length > 2) s.marks += zebra(x, y, side)
    }
  } else if (open.length === 2) {
    const end = { N: `${cx},${y}`, S: `${cx},${y + S}`, W: `${x},${cy}`, E: `${x + S},${cy}` }
    s.marks += `<path d="M${end[open[0]!]}Q${cx} ${cy} ${end[open[1]!]}" stroke="${YELLOW}" stroke-width="2" fill="none" ${DASH}/>`
  } else if (open.length === 1) {
    const turn = { N: 0, E: 90, S: 180, W: 270 }[open[0]!]
    s.marks += `<g transform="rotate(${turn} ${cx} ${cy})">${line(cx, y + 2, cx, y + 22, YELLOW, 2, DASH)}</g>`
  }
}

function kerbs(s: Sheet, c: number, r: number, open: Side[]): void {
  const [x, y] = [c * S, r * S]
  const stone = s.mall ? '#8f939c' : s.bridge ? '#5d4028' : '#b3ae9b'
  const ends: Record<Side, [number, number, number, number]> = {
    N: [x, y, x + S, y],
    S: [x, y + S, x + S, y + S],
    W: [x, y, x, y + S],
    E: [x + S, y, x + S, y + S],
  }
  for (const side of SIDES.filter((each) => !open.includes(each))) {
    if (side === 'N') s.marks += rect(x, y, S, 8, 'url(#t-shN)')
    if (side === 'W') s.marks += rect(x, y, 6, S, 'url(#t-shW)')
    if (s.pad && at(s.tile, c + STEP[side][0], r + STEP[side][1]) === null) continue
    s.top += line(...ends[side], '#15160f', 5) + line(...ends[side], stone, 2.6)
  }
}

function streets(s: Sheet): void {
  each((c, r) => {
    const mark = at(s.tile, c, r)
    if (!isRoad(mark)) return
    s.marks += rect(c * S, r * S, S, S, surface(s, c, r))
    if (mark === 'E')
      for (let i = 0; i < 10; i++)
        s.marks += line(c * S + 10, r * S + 3 + i * 6, c * S + 50, r * S + 3 + i * 6, i % 2 ? '#9aa0a8' : '#3c4047', 3)
    const open = openSides(s.tile, c, r)
    if (!s.pad && !s.mall && !s.plaza && !s.bridge) paint(s, c, r, open)
    kerbs(s, c, r, open)
  })
  if (s.plaza)
    s.marks +=
      circle(90, 90, 21, '#8a8371', 'stroke="#4b4638" stroke-width="2"') +
      circle(90, 90, 15, 'url(#t-water)', 'stroke="#b3ae9b" stroke-width="2"') +
      circle(90, 90, 5, '#9a9788', 'stroke="#2a2820"') +
      circle(90, 90, 2, '#d9d5c4')
  if (s.pad) helipad(s)
}

function helipad(s: Sheet): void {
  s.marks +=
    rect(5, 5, 170, 170, 'none', 'stroke="#d8b449" stroke-width="3" stroke-dasharray="14 8"') +
    circle(90, 90, 66, 'rgba(20,24,20,.28)', 'stroke="#e8e4d4" stroke-width="6"')
  s.marks += `<path d="M66 52V128M114 52V128M66 90H114" stroke="#e8e4d4" stroke-width="13" fill="none"/>`
  const spots = [12, 60, 120, 168]
    .flatMap((a) => [12, 60, 120, 168].map((b) => [a, b] as const))
    .filter(([a, b]) => a === 12 || a === 168 || b === 12 || b === 168)
  for (const [x, y] of spots)
    s.light += circle(x, y, 12, 'url(#t-lamp)') + circle(x, y, 2.6, '#ff5a4d', 'stroke="#3a0d0a"')
}

function gates(s: Sheet): void {
  const turn = (body: string): string => `<g transform="rotate(${s.tile.turns * 90} 90 90)">${body}</g>`
  const fence = (x1: number, x2: number): string =>
    line(x1, 90, x2, 90, '#0c0b08', 6) + line(x1, 90, x2, 90, '#8d927a', 3, 'stroke-dasharray="6 3"')
  if (s.id.includes('front_gate'))
    s.top += turn(
      fence(0, 60) +
        fence(120, 180) +
        rect(52, 82, 12, 16, '#5c6146', 'stroke="#0c0b08" stroke-width="1.5"') +
        rect(62, 86.5, 56, 7, '#f2ead2', 'stroke="#0c0b08" stroke-width="1.5"') +
        [0, 1, 2, 3].map((i) => rect(66 + i * 14, 87, 7, 6, '#c22a3c')).join(''),
    )
  if (s.id.includes('front_door'))
    s.top += turn(
      rect(60, 92, 60, 88, 'url(#t-asphalt)') +
        rect(58, 84, 64, 12, '#c9d6dc', 'stroke="#0c0b08" stroke-width="2"') +
        line(90, 84, 90, 96, '#0c0b08', 2) +
        circle(86, 90, 1.6, '#0c0b08') +
        circle(94, 90, 1.6, '#0c0b08') +
        circle(90, 106, 30, 'url(#t-door)'),
    )
}

// -- buildings: floor, furniture, walls with openings ----------------------------------------

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

function buildings(s: Sheet): string {
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
    parts.stuff += `<g transform="translate(${duct.col * S + 36} ${duct.row * S + 36})">${rect(0, 0, 14, 14, '#2a2c2e', 'stroke="#c5c8cc" stroke-width="1.5"')}${[3, 6, 9, 12].map((k) => line(2, k - 0.5, 12, k - 0.5, '#c5c8cc', 1.2)).join('')}</g>`
  return parts.floors + parts.stuff + parts.shade + parts.walls + parts.faces + parts.doors
}

function lamps(s: Sheet): void {
  let count = 0
  each((c, r) => {
    if (count === 2 || at(s.tile, c, r) !== 'x' || s.r() >= 0.6) return
    const road = (dc: number, dr: number): boolean => isRoad(at(s.tile, c + dc, r + dr))
    const x = road(1, 0) ? (c + 1) * S - 5 : road(-1, 0) ? c * S + 5 : null
    if (x === null) return
    const y = r * S + (road(0, 1) ? S - 5 : road(0, -1) ? 5 : 30)
    s.light += circle(x, y, 46, 'url(#t-lamp)') + circle(x, y, 2.8, '#fff1c4', 'stroke="#2a2114" stroke-width="1.2"')
    count++
  })
}

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

let sheet: SVGSVGElement | null = null
const drawn = new Set<string>()

function theSheet(): SVGSVGElement {
  if (sheet) return sheet
  sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.setAttribute('class', 'sprite')
  sheet.setAttribute('width', '0')
  sheet.setAttribute('height', '0')
  sheet.setAttribute('aria-hidden', 'true')
  sheet.innerHTML = `<defs>${tileDefs()}</defs>`
  document.body.prepend(sheet)
  return sheet
}

export function addToSheet(svg: string): void {
  theSheet().insertAdjacentHTML('beforeend', svg)
}

const LOOKS = 3 // pictures of a road that lies on the map several times

/** The name of a tile's picture; it is drawn when it is first asked for. */
export function tileSymbol(id: string, turns: number, nth = 0): string {
  const name = `zt-${id}-${turns & 3}-${nth % LOOKS}`
  if (!drawn.has(name)) {
    drawn.add(name)
    addToSheet(
      `<symbol id="${name}" viewBox="0 0 ${T} ${T}" width="${T}" height="${T}">${drawTile(id, turns, nth % LOOKS)}</symbol>`,
    )
  }
  return name
}

export interface Sign {
  x: number
  y: number
  turn: number
  colour: string
}

/** Astride the border of the tile, on the side with most inside squares and preferably no neighbour: it covers no square's middle. */
export function signOf(id: string, turns: number, taken: (side: Side) => boolean): Sign | null {
  if (id.includes('town_square')) return { x: 151, y: 28, turn: 0, colour: '#f4efdf' }
  if (id.includes('helipad')) return { x: 42, y: 1, turn: 0, colour: '#ffe08a' }
  const tile = turned(id, turns)
  if (tile.row.kind !== 'building') return null
  const isIn = (c: number, r: number): boolean => 'BK'.includes(at(tile, c, r) ?? '-')
  const runs: Record<Side, number[]> = {
    N: [0, 1, 2].filter((c) => isIn(c, 0)),
    S: [0, 1, 2].filter((c) => isIn(c, 2)),
    W: [0, 1, 2].filter((r) => isIn(0, r)),
    E: [0, 1, 2].filter((r) => isIn(2, r)),
  }
  const score = (side: Side): number =>
    runs[side].length * 10 - (taken(side) ? 4 : 0) + (side === 'N' ? 1 : side === 'S' ? 0.5 : 0)
  const best = SIDES.filter((side) => runs[side].length).sort((a, b) => score(b) - score(a))[0]
  if (!best) return null
  const run = runs[best]
  const middle = ((run[0]! + run.at(-1)! + 1) * S) / 2
  const spot = { N: [middle, 1, 0], S: [middle, T - 1, 0], W: [1, middle, -90], E: [T - 1, middle, 90] }[best] as [
    number,
    number,
    number,
  ]
  return { x: spot[0], y: spot[1], turn: spot[2], colour: look(tile.row)[2] }
}
