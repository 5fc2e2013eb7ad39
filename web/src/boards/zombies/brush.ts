/** Strokes that all tile pictures are made of, and the patterns they share. Pure functions that return SVG text. */
import { random } from '../../art/random'

export type Chance = () => number
const f = (n: number): number => +n.toFixed(1)

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}" ${more}/>`
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, w: number, more = ''): string =>
  `<path d="M${f(x1)} ${f(y1)}L${f(x2)} ${f(y2)}" stroke="${stroke}" stroke-width="${w}" fill="none" ${more}/>`
export const pick = <Item>(from: Item[], r: Chance): Item => from[Math.floor(r() * from.length)]!

const pattern = (id: string, size: number, body: string): string =>
  `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${body}</pattern>`

function dots(
  r: Chance,
  count: number,
  size: number,
  least: number,
  more: number,
  colour: (v: number) => string,
): string {
  let s = ''
  for (let i = 0; i < count; i++) s += circle(r() * size, r() * size, least + r() * more, colour(r()))
  return s
}

function blades(
  r: Chance,
  count: number,
  lean: number,
  height: number,
  light: string,
  dark: string,
  width: number,
): string {
  let s = ''
  for (let i = 0; i < count; i++) {
    const x = r() * 36
    const y = r() * 36
    s += line(x, y, x + lean / 2 - r() * lean, y - height, r() < 0.5 ? light : dark, width)
  }
  return s
}

/** Patterns and gradients that pictures share, each with its name in it. */
export function tileDefs(): string[] {
  const r = random('defs')
  const two =
    (a: string, b: string) =>
    (v: number): string =>
      v < 0.5 ? a : b
  return [
    pattern('t-asphalt', 90, rect(0, 0, 90, 90, '#3a3e42') + dots(r, 95, 90, 0.35, 0.7, two('#484d52', '#2d3134'))),
    pattern(
      't-walk',
      20,
      rect(0, 0, 20, 20, '#6d6b61') +
        '<path d="M0 0H20M0 10H20M10 0V10M0 10V20" stroke="#57564d" stroke-width=".9"/>' +
        dots(r, 9, 20, 0.3, 0.5, () => '#7c7a6e'),
    ),
    pattern('t-gravel', 40, dots(r, 60, 40, 0.3, 0.7, two('rgba(255,255,255,.08)', 'rgba(0,0,0,.2)'))),
    pattern('t-grass', 36, rect(0, 0, 36, 36, '#2c4025') + blades(r, 34, 3, 3, '#3c5730', '#22331d', 1)),
    pattern('t-forest', 36, rect(0, 0, 36, 36, '#1f3020') + blades(r, 30, 4, 2.5, '#2b442b', '#182618', 1.1)),
    pattern(
      't-water',
      40,
      rect(0, 0, 40, 40, '#173a4a') +
        '<path d="M0 8q5-4 10 0t10 0 10 0 10 0M0 24q5-4 10 0t10 0 10 0 10 0" stroke="#2d6478" stroke-width="1.6" fill="none"/><path d="M4 32q4-3 8 0" stroke="#5aa0b0" stroke-width="1" fill="none"/>',
    ),
    pattern(
      't-check',
      20,
      rect(0, 0, 20, 20, '#8f948c') + rect(0, 0, 10, 10, '#848a83') + rect(10, 10, 10, 10, '#848a83'),
    ),
    pattern(
      't-wood',
      30,
      rect(0, 0, 30, 30, '#8a6a4a') +
        '<path d="M0 0H30M0 7.5H30M0 15H30M0 22.5H30M8 0V7.5M20 7.5V15M5 15V22.5M24 22.5V30" stroke="#6d5238" stroke-width="1"/>',
    ),
    pattern(
      't-concrete',
      60,
      rect(0, 0, 60, 60, '#7d7d74') +
        dots(r, 50, 60, 0.4, 0.8, two('#8a8a81', '#717168')) +
        '<path d="M0 0H60M0 0V60" stroke="#66665e" stroke-width="1"/>',
    ),
    pattern('t-carpet', 8, rect(0, 0, 8, 8, '#6e5560') + circle(2, 2, 1, '#7a6069') + circle(6, 6, 1, '#654d57')),
    pattern(
      't-mall',
      30,
      rect(0, 0, 30, 30, '#5c5f66') +
        rect(1, 1, 13, 13, '#676a72') +
        rect(16, 16, 13, 13, '#676a72') +
        '<path d="M0 15H30M15 0V30" stroke="#50535a" stroke-width=".8"/>',
    ),
    pattern(
      't-rock',
      40,
      rect(0, 0, 40, 40, '#3b3a36') +
        '<path d="M2 10l9-6 8 7-4 9-9 1zM22 20l8-5 8 6-3 10-9 1z" fill="#4a4944" stroke="#2b2a27"/>',
    ),
    pattern(
      't-plaza',
      24,
      rect(0, 0, 24, 24, '#77705f') +
        '<path d="M0 12H24M12 0V12M0 0H24M6 12V24M18 12V24" stroke="#625c4d" stroke-width="1"/>',
    ),
    '<radialGradient id="t-lamp"><stop offset="0" stop-color="#ffdf9e" stop-opacity=".75"/><stop offset=".35" stop-color="#f2a541" stop-opacity=".28"/><stop offset="1" stop-color="#f2a541" stop-opacity="0"/></radialGradient>',
    '<radialGradient id="t-door"><stop offset="0" stop-color="#ffe6b0" stop-opacity=".85"/><stop offset="1" stop-color="#f2a541" stop-opacity="0"/></radialGradient>',
    '<linearGradient id="t-shN" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>',
    '<linearGradient id="t-shW"><stop offset="0" stop-color="#000" stop-opacity=".4"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient>',
  ]
}
