/** What one cannot walk on: roofs, lawns, car parks, trees, and the landmarks of the woods. */
import { circle, rect } from './brush'
import { at, each, isRoad, type Sheet } from './canvas'
import { car, carPark, lawn, roof, tree } from './scenery'
import { S, STEP, type Side, type Turned } from './tiledata'

interface Block {
  r: number
  c: number
  w: number
  h: number
}
/** Blocked squares as few rectangles, the biggest first. */
export function blocks(tile: Turned): Block[] {
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
export function cityBlock(s: Sheet, b: Block): string {
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

export function woodsSquare(s: Sheet, c: number, r: number): void {
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

export function landmarks(s: Sheet): void {
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
