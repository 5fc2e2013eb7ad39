/** Pieces on the map, centred on 0,0 of a square. A kind is told by outline, size, glyph and badge, not by colour alone. */
import { pictures } from './picture'
import type { ZombieKind } from './view'

const inked = (icon: string, x: number, y: number, size: number, fill: string, ink: number): string =>
  `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${(size / 512).toFixed(4)})"><use href="#i-${icon}" width="512" height="512" fill="#0a0c08" stroke="#0a0c08" stroke-width="${ink}" stroke-linejoin="round"/><use href="#i-${icon}" width="512" height="512" fill="${fill}"/></g>`
const shadow = (rx: number, y = 19): string => `<ellipse cy="${y}" rx="${rx}" ry="5" fill="rgba(0,0,0,.6)"/>`
const badge = (text: string, colour: string): string =>
  `<g transform="translate(18 -20)"><rect x="-9.5" y="-7.5" width="19" height="15" rx="4" fill="#0b0c09" stroke="${colour}" stroke-width="1.4"/><text y="4.8" text-anchor="middle" class="piece-badge" fill="${colour}">${text}</text></g>`
const glyph = (icon: string, size: number, fill: string): string =>
  `<use href="#i-${icon}" x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" fill="${fill}"/>`

const DOG =
  'M-25 -1C-23 -7 -19 -9.5 -15 -8.5C-8 -11.5 2 -11 7 -9.5L8.5 -16L12 -11.5L15.5 -15.5L17 -9C20.5 -8 23.5 -6 25.5 -3.8L25 -1.2L19 -.8L23.8 2.6L17 3.6C14.5 4 13 5 13 6.5L15 15H10L7.5 6.8C2 4.2 -5 3 -9 4.5L-7.5 9L-9.5 15H-14.2L-12.8 9.5L-15.5 4.5L-18 9L-20 15H-24.6L-21.5 5.5C-22 1 -20.5 -3.5 -19.5 -5C-21.5 -5 -23.5 -3.5 -25 -1Z'
const dog = (x: number, y: number, size: number, flip = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${size * flip} ${size})"><path d="${DOG}" fill="#0a0c08" stroke="#0a0c08" stroke-width="6.5" stroke-linejoin="round"/><path d="${DOG}" fill="url(#zp-dfill)"/><path d="M-6 -6.5Q-8 -1 -5.5 2.5M-2 -7Q-4 -1 -1.5 3M2 -7Q0 -1 2.5 3.5M6 -6.5Q4 -1 6.5 4" stroke="#3a2413" stroke-width="1.5" fill="none"/><circle cx="16.5" cy="-5.5" r="1.9" fill="#0a0c08"/><path d="M19 -.8L20.3 1.6L21.5 -1M22.5 -1L23.2 1L24 -1.1" fill="#fff" stroke="#0a0c08" stroke-width=".7"/></g>`

const gradient = (id: string, ...stops: [number, string][]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')}</linearGradient>`

const group = (id: string, body: string): string => `<g id="${id}">${body}</g>`
const frame = (r: number, fill: string, stroke: string, w: number, more = ''): string =>
  `<rect x="${r}" y="${r}" width="${60 - 2 * r}" height="${60 - 2 * r}" rx="7" fill="${fill}" stroke="${stroke}" stroke-width="${w}" ${more}/>`

const SHAPES: Record<string, string> = {
  circle: '<circle r="21"/>',
  diamond: '<rect x="-17" y="-17" width="34" height="34" rx="4" transform="rotate(45)"/>',
  square: '<rect x="-19" y="-19" width="38" height="38" rx="6"/>',
  hexagon: '<path d="M-11 -20H11L22 0L11 20H-11L-22 0Z"/>',
  triangle: '<path d="M0 -25L25 18H-25Z"/>',
  star: '<path d="M0-27L8-10L26-8L13 5L17 23L0 14L-17 23L-13 5L-26-8L-8-10Z"/>',
  pentagon: '<path d="M0-23L23-6L14 20H-14L-23-6Z"/>',
}

// -- zombies and lit squares: so many that each is an image -----------------------------------

const HALF = 30 // of a square
const picture = pictures([
  gradient('zp-fill', [0, '#e4efc0'], [1, '#93b35f']),
  gradient('zp-efill', [0, '#f7f5d2'], [0.5, '#bfd07a'], [1, '#a765a3']),
  gradient('zp-dfill', [0, '#f1ecc4'], [1, '#b58350']),
])
const ZOMBIES: Record<ZombieKind, string> = {
  normal: shadow(15) + inked('shambling-zombie', 0, 1, 38, 'url(#zp-fill)', 62),
  enhanced: `<ellipse cy="17" rx="23" ry="8" fill="#9c3a97" opacity=".55"/>${shadow(19)}${inked('muscle-up', 0, 0, 45, 'url(#zp-efill)', 56)}`,
  dog: shadow(20, 17) + dog(-1, 4, 0.94),
}
const FRAMES = {
  lit: frame(4, 'rgba(155,229,100,.24)', '#0a0b09', 5) + frame(4, 'none', '#9be564', 3),
  target: frame(3, 'rgba(155,229,100,.34)', '#0a0b09', 6) + frame(3, 'none', '#9be564', 4),
  path: frame(7, 'rgba(155,229,100,.4)', '#eaffd6', 2.5),
}
const drawn = new Map<string, string>()

function once(name: string, body: string, from: number): string {
  const made = drawn.get(name) ?? picture(body, { x: from, y: from, w: 2 * HALF, h: 2 * HALF })
  drawn.set(name, made)
  return made
}

/** A zombie as the address of an image of one square, with the zombie in its middle; it looks right or left. */
export const zombiePicture = (kind: ZombieKind, left: boolean): string =>
  once(`${kind}${left}`, left ? `<g transform="scale(-1 1)">${ZOMBIES[kind]}</g>` : ZOMBIES[kind], -HALF)

/** What is drawn round a square that can be chosen, as the address of an image. */
export const framePicture = (kind: keyof typeof FRAMES): string => once(kind, FRAMES[kind], 0)

// -- everything else: once on the page, the map uses it by name ------------------------------

let ready = false

export function drawPieces(): void {
  if (ready) return
  ready = true
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const [name, value] of Object.entries({ class: 'sprite', width: '0', height: '0', 'aria-hidden': 'true' }))
    sheet.setAttribute(name, value)
  sheet.innerHTML = `<defs>${shapes()}</defs>`
  document.body.prepend(sheet)
}

function shapes(): string {
  return (
    group('zp-enhanced-mark', badge('5+', '#f0b2ea')) +
    group(
      'zp-dog-mark',
      `<g transform="translate(18.5 -19)"><circle r="8.5" fill="#f4ecd8" stroke="#0a0b09" stroke-width="2.2"/>${glyph('half-heart', 12, '#c21f36')}</g>`,
    ) +
    group(
      'zp-life',
      `<circle r="12" fill="#f4ecd8" stroke="#0a0b09" stroke-width="2.4"/>${glyph('hearts', 17, '#c21f36')}`,
    ) +
    group(
      'zp-bullet',
      `<rect x="-12" y="-12" width="24" height="24" rx="4" fill="#2b2a24" stroke="#0a0b09" stroke-width="2.4"/><rect x="-10.2" y="-10.2" width="20.4" height="20.4" rx="2.6" fill="none" stroke="#e0b04e" stroke-width="1.2"/>${glyph('x-bullet', 17, '#ffd98a')}`,
    ) +
    group(
      'zp-keys',
      `<rect x="-12" y="-12" width="24" height="24" rx="12" fill="#f2a541" stroke="#0a0b09" stroke-width="2.4"/>${glyph('key', 16, '#241500')}`,
    ) +
    group('zp-fight', frame(2, 'rgba(215,38,61,.28)', '#0a0b09', 7) + frame(2, 'none', '#d7263d', 4)) +
    group(
      'zp-fist',
      `<rect x="-9" y="-9" width="18" height="18" rx="4" fill="#d7263d" stroke="#0a0b09" stroke-width="2.4"/>${glyph('fist', 13, '#fff')}`,
    ) +
    group(
      'zp-hint',
      `<circle r="11" fill="#f2a541" stroke="#0a0b09" stroke-width="2.4"/>${glyph('light-bulb', 15, '#241500')}`,
    ) +
    group(
      'zp-closed',
      `<circle r="17" fill="#0b0c09" stroke="#ff7f88" stroke-width="2.5" stroke-dasharray="5 4"/><path d="M-7 -7L7 7M7 -7L-7 7" stroke="#ff7f88" stroke-width="4" stroke-linecap="round"/>`,
    ) +
    group(
      'zp-barrier',
      `<rect x="-27" y="-8" width="54" height="16" rx="3" fill="#f4ecd8" stroke="#0a0b09" stroke-width="3"/><path d="M-24 7L-14 -7H-4L-14 7ZM-2 7L8 -7H18L8 7Z" fill="#d7263d"/>`,
    ) +
    group(
      'zp-shut',
      `<rect x="5" y="5" width="170" height="170" rx="6" fill="none" stroke="#ffe08a" stroke-width="5" stroke-dasharray="3 10" stroke-linecap="round"/>`,
    ) +
    group(
      'zp-jeep',
      `<circle r="12" fill="#cfd08a" stroke="#0a0b09" stroke-width="2.4"/>${glyph('jeep', 17, '#20240f')}`,
    ) +
    Object.entries(SHAPES)
      .map(([name, body]) => group(`zp-shape-${name}`, body))
      .join('')
  )
}
