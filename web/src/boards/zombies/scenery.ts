/** Things that stand about on tiles: furniture, trees, cars, roofs. */
import { circle, line, pick, rect, type Chance } from './brush'
import type { Side } from './tiledata'

const INK = 'stroke="#1a1712" stroke-width="1"'
const GOODS = ['#b5564a', '#d0a24a', '#5f8f8a', '#cfc9b4', '#7a6aa0', '#8aa05a']
const CARS = ['#7b2b2b', '#2f4f66', '#6a6a5e', '#8a7a3a', '#3e5a43']
const ROOFS = ['#4d3a33', '#3a444d', '#454239', '#3d4a43', '#53443a', '#433d4d']

const FURNITURE: Record<string, (r: Chance) => string> = {
  bed: () =>
    rect(9, 9, 15, 25, '#d9d6c8', INK + ' rx="2"') +
    rect(11, 11, 11, 7, '#f4f1e6', 'rx="1.5"') +
    rect(9, 22, 15, 12, '#7fa3a8', INK) +
    rect(38, 9, 10, 9, '#9a9788', INK),
  desk: () =>
    rect(10, 10, 26, 12, '#6d563d', INK) +
    rect(15, 12, 8, 5, '#1d2a30') +
    rect(26, 13, 6, 5, '#e6dfc8') +
    circle(23, 27, 4, '#3a3f44', INK) +
    rect(43, 9, 9, 13, '#59615a', INK),
  shelf: (r) =>
    rect(9, 8, 42, 9, '#5e4c3a', INK) +
    [0, 1, 2, 3, 4, 5].map((i) => rect(11 + i * 6.6, 9.5, 5, 6, pick(GOODS, r))).join(''),
  crate: () =>
    rect(9, 9, 14, 14, '#7a5d3a', INK) +
    line(9, 9, 23, 23, '#513c24', 1.4) +
    line(23, 9, 9, 23, '#513c24', 1.4) +
    rect(26, 9, 11, 11, '#68704a', INK) +
    line(26, 14, 37, 14, '#454b30', 1.2),
  plant: (r) =>
    [13, 26, 40]
      .map(
        (x) =>
          circle(x, 14, 6.5, '#2f4a25', INK) +
          circle(x - 1.5, 12.5, 3.6, '#5c8a3c') +
          circle(x + 2, 15.5, 2, r() < 0.5 ? '#e08aa5' : '#e6c65c'),
      )
      .join(''),
  counter: () =>
    `<path d="M9 9H46V16H16V30H9Z" fill="#7d6a55" ${INK}/>` +
    rect(20, 10, 7, 5, '#1d2a30') +
    circle(38, 25, 3.5, '#3a3f44', INK),
  truck: () =>
    rect(9, 9, 17, 32, '#9b3128', INK + ' rx="2"') +
    rect(11, 12, 13, 6, '#9fc1c9') +
    line(13, 22, 13, 38, '#d9d6c8', 1.4) +
    line(22, 22, 22, 38, '#d9d6c8', 1.4),
}

/** Pushed against one wall, so that the middle of the square stays free for pieces. */
export function furniture(kind: string, x: number, y: number, side: Side, r: Chance): string {
  const turn = { N: 0, E: 90, S: 180, W: 270 }[side]
  const body = FURNITURE[kind]?.(r)
  return body
    ? `<g transform="translate(${x + 30} ${y + 30}) rotate(${turn}) translate(-30 -30)" opacity=".92">${body}</g>`
    : ''
}

export function tree(x: number, y: number, size: number, r: Chance): string {
  const [a, b, c, d] =
    r() < 0.5 ? ['#182a17', '#27451f', '#3b6129', '#54803a'] : ['#1a2a1d', '#25432b', '#35603a', '#4a7a4c']
  return (
    circle(x + 2.5, y + 3.5, size, 'rgba(0,0,0,.45)') +
    circle(x, y, size, a!) +
    circle(x - size * 0.08, y - size * 0.1, size * 0.84, b!) +
    circle(x - size * 0.2, y - size * 0.22, size * 0.56, c!) +
    circle(x - size * 0.3, y - size * 0.34, size * 0.26, d!)
  )
}

export function car(x: number, y: number, turn: number, colour: string): string {
  return (
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">` +
    rect(-8, -15, 18, 33, 'rgba(0,0,0,.4)', 'rx="5"') +
    rect(-9, -17, 18, 34, colour, 'rx="5" stroke="#111" stroke-width="1.2"') +
    rect(-7, -9, 14, 7, '#1b2a33', 'rx="2"') +
    rect(-7, 7, 14, 5, '#1b2a33', 'rx="2"') +
    rect(-6.5, -1, 13, 7, 'rgba(255,255,255,.14)', 'rx="1.5"') +
    rect(-7, -17, 4, 2, '#fff2b8') +
    rect(3, -17, 4, 2, '#fff2b8') +
    '</g>'
  )
}

/** What stands on a roof: air conditioning, skylight, water tank, hatch or pipes. */
function onRoof(x: number, y: number, k: number, r: Chance): string {
  if (k < 0.3)
    return (
      rect(x - 6, y - 4, 16, 12, 'rgba(0,0,0,.5)') +
      rect(x - 8, y - 6, 16, 12, '#8c8f88', 'stroke="#23241f" stroke-width="1"') +
      circle(x - 2.5, y, 4, '#4f534d') +
      line(x - 6, y, x + 1, y, '#23241f', 0.8) +
      line(x - 2.5, y - 4, x - 2.5, y + 4, '#23241f', 0.8)
    )
  if (k < 0.5)
    return (
      rect(x - 9, y - 7, 18, 14, '#2a2f2d', 'stroke="#14150f" stroke-width="1"') +
      rect(x - 7, y - 5, 6.4, 10, r() < 0.55 ? '#e9b45a' : '#50656b') +
      rect(x + 0.6, y - 5, 6.4, 10, r() < 0.4 ? '#c98f3c' : '#47595f')
    )
  if (k < 0.68)
    return (
      circle(x + 2.5, y + 3, 8.5, 'rgba(0,0,0,.5)') +
      circle(x, y, 8.5, '#6a5138', 'stroke="#1d1710" stroke-width="1.2"') +
      circle(x, y, 5.5, '#7d6144') +
      circle(x - 1, y - 1, 2, '#94754f')
    )
  if (k < 0.85)
    return (
      rect(x - 6, y - 5, 12, 10, '#5a5c54', 'stroke="#1e1f1a" stroke-width="1"') +
      line(x - 6, y - 5, x + 6, y + 5, '#3c3e38', 1.2) +
      circle(x + 11, y - 2, 2.6, '#7b7e75', 'stroke="#23241f"')
    )
  return (
    circle(x - 5, y, 3, '#75786f', 'stroke="#23241f"') +
    circle(x + 4, y + 2, 2.4, '#75786f', 'stroke="#23241f"') +
    line(x - 12, y - 6, x + 12, y - 6, '#23241f', 1)
  )
}

/** An anonymous building from above. */
export function roof(x: number, y: number, w: number, h: number, r: Chance): string {
  let s =
    rect(x + 4, y + 5, w, h, 'rgba(0,0,0,.55)') +
    rect(x, y, w, h, pick(ROOFS, r), 'stroke="#0e0f0c" stroke-width="1.6"') +
    rect(x, y, w, h, 'url(#t-gravel)') +
    rect(x + 2.2, y + 2.2, w - 4.4, h - 4.4, 'none', 'stroke="rgba(255,244,214,.28)" stroke-width="3"') +
    rect(x + 4, y + 4, w - 8, 7, 'url(#t-shN)') +
    rect(x + 4, y + 4, 6, h - 8, 'url(#t-shW)')
  const count = Math.max(w, h) > 100 ? 4 : 2
  const wide = w >= h
  const span = (wide ? w : h) - 16
  for (let i = 0; i < count; i++) {
    const k = r()
    const along = 8 + ((i + 0.5) * span) / count
    const px = (wide ? x + along : x + w / 2) + (r() - 0.5) * 6 * (wide ? 1 : 2)
    const py = (wide ? y + h / 2 : y + along) + (r() - 0.5) * 6
    s += onRoof(px, py, k, r)
  }
  return s
}

export function lawn(x: number, y: number, w: number, h: number, big: boolean, r: Chance): string {
  const rows = [0.34, 0.42, 0.76]
  const trees = [0.26, 0.7, 0.46].map((u, i) => tree(x + w * u, y + h * rows[i]!, 9 + r() * 4, r)).join('')
  const more = big ? tree(x + w * 0.88, y + h * 0.7, 9, r) + tree(x + w * 0.1, y + h * 0.75, 8, r) : ''
  return rect(x, y, w, h, 'url(#t-grass)', 'stroke="#83806f" stroke-width="1.5" rx="3"') + trees + more
}

export function carPark(x: number, y: number, w: number, h: number, r: Chance): string {
  let s = rect(x, y, w, h, '#2d3033', 'stroke="#83806f" stroke-width="1.5"') + rect(x, y, w, h, 'url(#t-gravel)')
  const wide = w >= h
  const count = Math.max(2, Math.floor((wide ? w : h) / 23))
  const lane = (wide ? w : h) / count
  for (let i = 0; i <= count; i++)
    s += wide
      ? line(x + i * lane, y + 4, x + i * lane, y + h - 4, 'rgba(232,228,212,.5)', 1.3)
      : line(x + 4, y + i * lane, x + w - 4, y + i * lane, 'rgba(232,228,212,.5)', 1.3)
  for (let i = 0; i < count; i++)
    if (r() < 0.6)
      s += wide
        ? car(x + (i + 0.5) * lane, y + h / 2, r() < 0.5 ? 0 : 180, pick(CARS, r))
        : car(x + w / 2, y + (i + 0.5) * lane, 90, pick(CARS, r))
  return s
}
