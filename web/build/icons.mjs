// The app's icons as PNG, drawn from icon.svg without any tool: the same bytes wherever the same Node runs.
import { crc32, deflateSync } from 'node:zlib'

const FINE = 4 // samples of a pixel, each way
const STEPS = 12 // lines that a curve becomes
const GROUND = [0x12, 0x14, 0x0f]
const GREEN = [0x9b, 0xe5, 0x64]
const WHITE = [0xff, 0xff, 0xff]
const SIDE = 512 // of the drawing
const COUNTS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** The commands of a path, each with its numbers: `m1-2.5.5` is m 1 -2.5 .5. Flags of arcs may stick together. */
function* commands(d) {
  for (const [, letter, rest] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = COUNTS[letter.toUpperCase()]
    const numbers = []
    let text = rest
    while ((text = text.replace(/^[\s,]+/, ''))) {
      const flag = letter.toUpperCase() === 'A' && [3, 4].includes(numbers.length % 7)
      const found = (flag ? /^[01]/ : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i).exec(text)
      if (!found) throw new Error(`not a path: ${text.slice(0, 20)}`)
      numbers.push(Number(found[0]))
      text = text.slice(found[0].length)
    }
    if (!count) yield [letter, []]
    for (let i = 0; i < numbers.length; i += count || 1) {
      const next = letter === 'm' && i ? 'l' : letter === 'M' && i ? 'L' : letter
      yield [next, numbers.slice(i, i + count)]
    }
  }
}

/** A path as closed lines of points. */
export function outlines(d) {
  const lines = []
  let [x, y, startX, startY, controlX, controlY, before] = [0, 0, 0, 0, 0, 0, '']
  const to = (px, py) => lines.at(-1).push(([x, y] = [px, py]))
  const curve = (x1, y1, x2, y2, x3, y3) => {
    const [x0, y0] = [x, y]
    for (let i = 1; i <= STEPS; i++) {
      const [t, u] = [i / STEPS, 1 - i / STEPS]
      const at = (a, b, c, e) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * e
      to(at(x0, x1, x2, x3), at(y0, y1, y2, y3))
    }
  }
  for (const [letter, n] of commands(d)) {
    const kind = letter.toUpperCase()
    const [ox, oy] = letter === kind ? [0, 0] : [x, y]
    const smooth = before === kind || (kind === 'S' && before === 'C') || (kind === 'T' && before === 'Q')
    const [mx, my] = smooth ? [2 * x - controlX, 2 * y - controlY] : [x, y]
    if (kind === 'M') {
      lines.push([])
      ;[startX, startY] = [n[0] + ox, n[1] + oy]
      to(startX, startY)
    } else if (kind === 'Z') [x, y] = [startX, startY]
    else if (kind === 'L') to(n[0] + ox, n[1] + oy)
    else if (kind === 'H') to(n[0] + ox, y)
    else if (kind === 'V') to(x, n[0] + oy)
    else if (kind === 'C' || kind === 'S') {
      const [x1, y1, x2, y2, x3, y3] =
        kind === 'C' ? n.map((v, i) => v + (i % 2 ? oy : ox)) : [mx, my, ...n.map((v, i) => v + (i % 2 ? oy : ox))]
      ;[controlX, controlY] = [x2, y2]
      curve(x1, y1, x2, y2, x3, y3)
    } else if (kind === 'A') arc(x, y, n, ox, oy, to)
    else throw new Error(`icon.svg: paths with ${letter} are not drawn`)
    if (kind === 'Z') lines.push([[x, y]])
    before = kind
  }
  return lines.filter((line) => line.length > 2)
}

/** An elliptic arc from its two ends, as the SVG specification (F.6.5) finds its centre. Without rotation. */
function arc(x, y, [rx, ry, turn, large, sweep, dx, dy], ox, oy, to) {
  if (turn) throw new Error('icon.svg: turned arcs are not drawn')
  const [ex, ey] = [dx + ox, dy + oy]
  const [hx, hy] = [(x - ex) / 2, (y - ey) / 2]
  const grow = Math.max(1, Math.sqrt((hx / rx) ** 2 + (hy / ry) ** 2))
  const [a, b] = [rx * grow, ry * grow]
  const left = (a * b) ** 2 - (a * hy) ** 2 - (b * hx) ** 2
  const factor = Math.sqrt(Math.max(0, left) / ((a * hy) ** 2 + (b * hx) ** 2)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(factor * a * hy) / b + (x + ex) / 2, (-factor * b * hx) / a + (y + ey) / 2]
  const begin = Math.atan2((y - cy) / b, (x - cx) / a)
  let angle = Math.atan2((ey - cy) / b, (ex - cx) / a) - begin
  if (sweep && angle < 0) angle += 2 * Math.PI
  if (!sweep && angle > 0) angle -= 2 * Math.PI
  for (let i = 1; i <= STEPS; i++) {
    const at = begin + (angle * i) / STEPS
    to(cx + a * Math.cos(at), cy + b * Math.sin(at))
  }
}

/** How much of each pixel lies inside, 0 to FINE * FINE; lines may wind round each other (non-zero rule). */
function coverage(lines, size, place) {
  const covered = new Uint8Array(size * size)
  const edges = []
  for (const line of lines) {
    const points = line.map(place).map(([px, py]) => [px * FINE, py * FINE])
    points.forEach(([x1, y1], i) => {
      const [x2, y2] = points[(i + 1) % points.length]
      if (y1 < y2) edges.push([x1, y1, x2, y2, 1])
      else if (y2 < y1) edges.push([x2, y2, x1, y1, -1])
    })
  }
  for (let row = 0; row < size * FINE; row++) {
    const at = row + 0.5
    const crossings = edges
      .filter(([, y1, , y2]) => y1 <= at && at < y2)
      .map(([x1, y1, x2, y2, way]) => [x1 + ((at - y1) * (x2 - x1)) / (y2 - y1), way])
      .sort((a, b) => a[0] - b[0])
    let winding = 0
    crossings.forEach(([from, way], i) => {
      winding += way
      if (!winding || i + 1 === crossings.length) return
      const end = Math.min(size * FINE, Math.ceil(crossings[i + 1][0] - 0.5))
      for (let sx = Math.max(0, Math.ceil(from - 0.5)); sx < end; sx++)
        covered[Math.floor(row / FINE) * size + Math.floor(sx / FINE)]++
    })
  }
  return covered
}

/** A square with round corners, as lines. */
function square(radius) {
  const [r, s] = [radius, SIDE]
  if (!r) return outlines(`M0 0H${s}V${s}H0Z`)
  return outlines(
    `M${r} 0H${s - r}A${r} ${r} 0 0 1 ${s} ${r}V${s - r}A${r} ${r} 0 0 1 ${s - r} ${s}H${r}A${r} ${r} 0 0 1 0 ${s - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`,
  )
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, sum])
}

function png(size, pixel) {
  const rows = Buffer.alloc(size * (size * 4 + 1))
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) rows.set(pixel(y * size + x), y * (size * 4 + 1) + 1 + x * 4)
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 6, 0, 0, 0], 8) // eight bits, colour with transparency
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows, { level: 9 })), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

const mix = (from, to, part) => from.map((value, i) => Math.round(value + (to[i] - value) * part))

/** `scale`: how much of the side the figure takes; `corner`: of the ground, null for none. */
function draw(figure, size, scale, corner, colour) {
  const shrink =
    (part) =>
    ([x, y]) => [((x - SIDE / 2) * part + SIDE / 2) * (size / SIDE), ((y - SIDE / 2) * part + SIDE / 2) * (size / SIDE)]
  const inked = coverage(figure, size, shrink(scale))
  const ground = corner === null ? null : coverage(square(corner), size, shrink(1))
  const all = FINE * FINE
  return png(size, (i) =>
    ground
      ? [...mix(GROUND, colour, inked[i] / all), Math.round((255 * ground[i]) / all)]
      : [...colour, Math.round((255 * inked[i]) / all)],
  )
}

/** File names and contents. Maskable ones fill the square, with the figure inside the circle that is never cut. */
export function icons(svg) {
  const figure = outlines(/<path[^>]* d="([^"]+)"/.exec(svg)[1])
  return {
    'icon-192.png': draw(figure, 192, 0.82, 96, GREEN),
    'icon-512.png': draw(figure, 512, 0.82, 96, GREEN),
    'maskable-192.png': draw(figure, 192, 0.62, 0, GREEN),
    'maskable-512.png': draw(figure, 512, 0.62, 0, GREEN),
    'apple-touch-icon.png': draw(figure, 180, 0.74, 0, GREEN),
    'badge-96.png': draw(figure, 96, 1, null, WHITE),
  }
}
