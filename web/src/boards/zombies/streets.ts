/** Streets and corridors: their surface, lines, kerbs, gates and lamps. */
import { circle, line, rect } from './brush'
import { at, each, isRoad, openSides, type Sheet } from './canvas'
import { S, SIDES, STEP, type Side } from './tiledata'

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

/** Steps between two rails, and arrows that lead up to the second floor. */
function escalator(s: Sheet, c: number, r: number): string {
  const steps = Array.from({ length: 10 }, (_, i) =>
    line(12, 3 + i * 6, 48, 3 + i * 6, i % 2 ? '#aab0b8' : '#33373d', 3),
  )
  const rails =
    rect(6, 0, 6, S, '#15171a') +
    rect(48, 0, 6, S, '#15171a') +
    rect(8, 0, 2, S, '#d8b449') +
    rect(50, 0, 2, S, '#d8b449')
  const arrows = [14, 30].map(
    (y) =>
      `<path d="M20 ${y + 10}L30 ${y}L40 ${y + 10}" stroke="#0c0b08" stroke-width="9" fill="none"/><path d="M20 ${y + 10}L30 ${y}L40 ${y + 10}" stroke="#ffe08a" stroke-width="5" fill="none"/>`,
  )
  return `<g transform="translate(${c * S} ${r * S}) rotate(${s.tile.turns * 90} 30 30)">${steps.join('')}${rails}${arrows.join('')}</g>`
}

export function streets(s: Sheet): void {
  each((c, r) => {
    const mark = at(s.tile, c, r)
    if (!isRoad(mark)) return
    s.marks += rect(c * S, r * S, S, S, surface(s, c, r))
    if (mark === 'E') s.marks += escalator(s, c, r)
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

export function gates(s: Sheet): void {
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
export function lamps(s: Sheet): void {
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
