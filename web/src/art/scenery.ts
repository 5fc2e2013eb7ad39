import { leadKind, type Face } from '../lib/cards.svelte'
import { random } from './random'

/** Three tones of a kind of card: deep, mid, light. */
export const TONES: Record<string, [string, string, string]> = {
  action: ['#0d2a3a', '#2b7d9c', '#8fd3e6'],
  attack: ['#3a0710', '#c22a3c', '#ffb0a3'],
  reaction: ['#1a1b4d', '#5f63c2', '#c3c6ff'],
  aim: ['#33200a', '#b27a22', '#ffd98a'],
  zombies: ['#18230c', '#6c8836', '#d2e39b'],
  infection: ['#2c0a2b', '#9c3a97', '#f0b2ea'],
  event: ['#2b1710', '#8e6046', '#f0c9a8'],
  item: ['#0f2723', '#4a8c7f', '#b5e8dc'],
  weapon: ['#33200a', '#b27a22', '#ffd98a'],
  gear: ['#0f2723', '#4a8c7f', '#b5e8dc'],
  wave: ['#3a0710', '#c22a3c', '#ffb0a3'],
  survivor: ['#0d2a3a', '#2b7d9c', '#8fd3e6'],
}

export type Scene = 'burst' | 'street' | 'roof' | 'moonlit' | 'moon' | 'moon3' | 'moon7' | 'scope' | 'cells' | 'fire'

function skyline(seed: string, base: number, height: number, colour: string, lit: number): string {
  const r = random(seed)
  let d = `M0 ${base}`
  let windows = ''
  let x = 0
  while (x < 240) {
    const w = 14 + r() * 24
    const h = height * (0.35 + r() * 0.65)
    const y = base - h
    d += `V${y.toFixed(1)}h${(w * 0.4).toFixed(1)}`
    if (r() < 0.3) d += `v-${(4 + r() * 7).toFixed(1)}h2v4.0`
    d += `H${(x + w).toFixed(1)}`
    for (let a = 0; a < 3; a++)
      for (let b = 0; b < 5; b++)
        if (r() < lit) windows += `M${(x + 3 + (a * w) / 3.6).toFixed(1)} ${(y + 5 + b * 8).toFixed(1)}h2.6v3.6h-2.6Z`
    x += w
  }
  return `<path d="${d}V${base + 60}H0Z" fill="${colour}"/><path d="${windows}" fill="#f2c15f" opacity=".75"/>`
}

/** A dot as part of a path: hundreds of dots are one element, however often they are used. */
export function dot(x: number, y: number, r: number): string {
  const d = +(2 * r).toFixed(1)
  return `M${+(x - r).toFixed(1)} ${y}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0-${d} 0`
}

function halftone(): string {
  let d = ''
  for (let row = 2; row < 13; row++)
    for (let column = 0; column < 27; column++)
      d += dot(column * 8 + (row % 2) * 4, row * 11, +((row / 12) * 4.3).toFixed(1))
  return `<path d="${d}"/>`
}

/** The wedges of a burst round (x, y). */
export function rays(x: number, y: number, count: number, reach: number): string {
  let d = ''
  for (let i = 0; i < count; i++) {
    const a = (i * 2 * Math.PI) / count
    const b = a + Math.PI / count
    d += `M${x} ${y}L${(x + reach * Math.cos(a)).toFixed(0)} ${(y + reach * Math.sin(a)).toFixed(0)}`
    d += `L${(x + reach * Math.cos(b)).toFixed(0)} ${(y + reach * Math.sin(b)).toFixed(0)}Z`
  }
  return d
}

function gradients(): string {
  return Object.entries(TONES)
    .map(
      ([kind, [deep, mid, light]]) =>
        `<radialGradient id="a-${kind}" cx=".5" cy=".44" r=".75"><stop offset="0" stop-color="${mid}"/><stop offset=".55" stop-color="${mid}" stop-opacity=".75"/><stop offset="1" stop-color="${deep}"/></radialGradient><linearGradient id="f-${kind}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fffaf0"/><stop offset=".45" stop-color="#efe8d2"/><stop offset="1" stop-color="${light}"/></linearGradient>`,
    )
    .join('')
}

/** What all pictures share; once in the document. */
export function sharedDefs(): string {
  return `${gradients()}
<symbol id="ht" viewBox="0 0 200 130" preserveAspectRatio="none"><g>${halftone()}</g></symbol>
<symbol id="rays" viewBox="0 0 200 130" overflow="hidden"><path d="${rays(100, 62, 16, 260)}"/></symbol>
<symbol id="sky-a" viewBox="0 0 200 130"><g>${skyline('a', 112, 74, '#0a0d10', 0.2)}</g></symbol>
<symbol id="sky-b" viewBox="0 0 200 130"><g opacity=".8">${skyline('b9', 116, 96, '#11171b', 0.1)}</g></symbol>
<pattern id="dotfine" width="30" height="30" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="15" cy="15" r="7.5"/></pattern>
<linearGradient id="fd" x1="0" y1="0" x2=".5" y2="1"><stop offset=".35" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
<mask id="fade" maskUnits="userSpaceOnUse" x="-20" y="-20" width="552" height="552"><rect x="-20" y="-20" width="552" height="552" fill="url(#fd)"/></mask>`
}

const whole = (fill: string, more = ''): string => `<rect width="200" height="130" fill="${fill}" ${more}/>`
const use = (id: string, more: string): string => `<use href="#${id}" width="200" height="130" ${more}/>`
const icon = (name: string, more: string): string => `<use href="#i-${name}" width="512" height="512" ${more}/>`

/** An icon as a figure: shadow, ink outline, light fill, dot shading. */
export function figure(name: string, x: number, y: number, size: number, fill: string, kind: string): string {
  const deep = TONES[kind]?.[0] ?? '#000'
  const at = `translate(${x - size / 2} ${y - size / 2}) scale(${(size / 512).toFixed(4)})`
  return `<g transform="${at}">${icon(name, 'transform="translate(20 22)" fill="#05060a" opacity=".55"')}${icon(name, 'fill="#0a0b09" stroke="#0a0b09" stroke-width="44" stroke-linejoin="round"')}${icon(name, `fill="${fill}"`)}<g mask="url(#fade)" color="${deep}">${icon(name, 'fill="url(#dotfine)" opacity=".55"')}</g></g>`
}

const sky = (o = 0.9): string => use('sky-b', `opacity="${o * 0.7}"`) + use('sky-a', `opacity="${o}"`)
const ground = (colour: string): string => `<path d="M0 112Q100 104 200 112V130H0Z" fill="${colour}"/>`
const FLAMES =
  '<path d="M0 130V100q14-30 22-6 8-34 22-8 10-40 24-4 14-26 24 2 12-36 26-4 10-30 22 2 12-34 24-2 12-24 20 4 8-18 16-4V130Z" fill="#d7562a" opacity=".85"/><path d="M0 130V116q18-20 30-2 16-24 32-2 16-22 34 0 18-26 36 0 16-20 32 0 18-18 36 2V130Z" fill="#f2a541"/>'

function cells(deep: string, mid: string, light: string): string {
  const r = random('c')
  let s = ''
  for (let i = 0; i < 16; i++) {
    const x = r() * 200
    const y = r() * 130
    const radius = 5 + r() * 14
    s += `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${radius.toFixed(0)}" fill="${mid}" stroke="${light}" stroke-opacity=".35" stroke-width="1.5" opacity=".7"/><circle cx="${(x + 2).toFixed(0)}" cy="${(y + 1).toFixed(0)}" r="${(radius * 0.35).toFixed(0)}" fill="${deep}" opacity=".7"/>`
  }
  return s
}

/** Zombies before a full moon: one, three or a horde. */
function moon(name: string, kind: string, count: number): string {
  const fill = `url(#f-${kind})`
  const back = ([x, y, s]: number[]): string =>
    `<use href="#i-${name}" x="${x! - s! / 2}" y="${y! - s! / 2}" width="${s}" height="${s}" fill="#0d130a"/>`
  const far =
    count >= 7
      ? [
          [26, 84, 58],
          [58, 78, 56],
          [142, 78, 56],
          [176, 84, 58],
        ]
          .map(back)
          .join('')
      : ''
  const one = (x: number, y: number, s: number, f = fill): string => figure(name, x, y, s, f, kind)
  const near =
    count === 1
      ? one(100, 70, 104)
      : count === 3
        ? one(52, 78, 74, '#b9c48a') + one(150, 78, 74, '#b9c48a') + one(100, 74, 94)
        : one(34, 92, 66, '#9fae6e') +
          one(168, 92, 66, '#9fae6e') +
          one(68, 84, 78, '#c2cd93') +
          one(134, 84, 78, '#c2cd93') +
          one(101, 76, 96)
  return `<circle cx="100" cy="54" r="50" fill="#f3f0c8" opacity=".85"/><circle cx="82" cy="40" r="9" fill="#cfd09a" opacity=".6"/><circle cx="118" cy="62" r="13" fill="#cfd09a" opacity=".5"/>${sky(0.95)}${use('ht', 'fill="#18230c" opacity=".35"')}${far}${ground('#0d130a')}${near}`
}

function inside(name: string, scene: Scene, kind: string): string {
  const [deep, mid, light] = TONES[kind]!
  const ht = (o: number): string => use('ht', `fill="${deep}" opacity="${o}"`)
  const one = (y: number, size: number): string => figure(name, 100, y, size, `url(#f-${kind})`, kind)
  switch (scene) {
    case 'burst':
      return use('rays', `fill="${light}" opacity=".3"`) + ht(0.55) + one(64, 112)
    case 'fire':
      return use('rays', 'fill="#f2a541" opacity=".28"') + FLAMES + ht(0.4) + one(60, 110)
    case 'street':
      return `<circle cx="158" cy="26" r="15" fill="${light}" opacity=".5"/>${sky()}${ht(0.4)}${ground('#0a0b0d')}${one(64, 106)}`
    case 'roof':
      return `<circle cx="42" cy="30" r="18" fill="${light}" opacity=".45"/>${sky()}${ht(0.45)}<path d="M0 130V98H58V106H140V96H200V130Z" fill="#0b0708"/>${one(62, 108)}`
    case 'moonlit':
      return `<circle cx="100" cy="58" r="48" fill="${light}" opacity=".55"/>${sky(0.95)}${ht(0.45)}${ground('#0a0b0d')}${one(64, 96)}`
    case 'scope':
      return `<g fill="none" stroke="${light}" opacity=".55"><circle cx="100" cy="64" r="52" stroke-width="3"/><circle cx="100" cy="64" r="34" stroke-width="1.6"/><path d="M100 2V30M100 98V126M38 64H66M134 64H162" stroke-width="3.4"/><path d="M0 64H30M170 64H200" stroke-width="1.2"/></g>${ht(0.55)}${one(64, 98)}`
    case 'cells':
      return cells(deep, mid, light) + ht(0.5) + one(64, 110)
    case 'moon':
      return moon(name, kind, 1)
    case 'moon3':
      return moon(name, kind, 3)
    case 'moon7':
      return moon(name, kind, 7)
  }
}

const frame = (body: string): string =>
  `<svg class="art-svg" viewBox="0 0 200 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${body}</svg>`

/** The picture of a card: the gradient of its kind, a scene, halftone, and its icon as a figure. */
export function scenery(name: string, scene: Scene, kind: string): string {
  return frame(whole(TONES[kind]![0]) + whole(`url(#a-${kind})`) + inside(name, scene, kind))
}

/** The two papers of Zombie! Run: ink on white with coloured rays, or bone on night. */
export function runScenery(name: string, colour: string, zombie: boolean): string {
  const figureAt = '<g transform="translate(49 15) scale(0.1992)">'
  if (zombie)
    return frame(
      `${whole('#0c0e0c')}<circle cx="100" cy="62" r="58" fill="${colour}" opacity=".34"/>${use('rays', `fill="${colour}" opacity=".26"`)}${use('ht', 'fill="#000" opacity=".6"')}${figureAt}<g transform="translate(16 18)" opacity=".6">${icon(name, 'fill="#000"')}</g>${icon(name, 'fill="#050605" stroke="#050605" stroke-width="34" stroke-linejoin="round"')}${icon(name, 'fill="#efeadb"')}<g mask="url(#fade)">${icon(name, 'fill="url(#dotfine)" opacity=".4"')}</g></g>`,
    )
  return frame(
    `${whole('#f7f3e6')}${use('rays', `fill="${colour}" opacity=".34"`)}${use('ht', `fill="${colour}" opacity=".3"`)}${figureAt}<g transform="translate(16 18)" opacity=".28">${icon(name, 'fill="#14120c"')}</g>${icon(name, 'fill="#fffdf4" stroke="#fffdf4" stroke-width="34" stroke-linejoin="round"')}${icon(name, 'fill="#14120c"')}</g>`,
  )
}

/** What is pictured on a card. */
export function cardArt({ icon, scene, colour, kinds }: Face): string {
  return colour ? runScenery(icon, colour, kinds[0] === 'zombies') : scenery(icon, scene, leadKind(kinds))
}

/** The upper edge of a card's band has a shape of its own for each kind: colour is never the only sign. */
export function bandEdge(kind: string): string {
  let d = 'M0 8'
  const each = (count: number, part: (i: number) => string): void => {
    for (let i = 0; i < count; i++) d += part(i)
  }
  if (kind === 'attack' || kind === 'wave') each(10, (i) => `L${i * 14 + 4} ${i % 2 ? 3 : 0}L${i * 14 + 11} 7`)
  else if (kind === 'zombies')
    each(
      7,
      (i) =>
        `C${i * 20 + 3} 8 ${i * 20 + 3} ${i % 2 ? 3 : 0} ${i * 20 + 9} ${i % 2 ? 3 : 0}S${i * 20 + 15} 8 ${i * 20 + 20} 8`,
    )
  else if (kind === 'aim' || kind === 'weapon') each(14, (i) => `H${i * 10 + 2}V3H${i * 10 + 8}V8`)
  else if (kind === 'reaction') d += 'V3L70 0L140 3'
  else if (kind === 'infection') each(7, (i) => `A10 8 0 0 1 ${i * 20 + 20} 8`)
  else if (kind === 'item' || kind === 'gear') d += 'V4H48L54 0H86L92 4H140'
  else d += 'L0 5L140 1'
  return `${d}L140 9H0Z`
}
