/** The map in words, for people who listen: a square, and all that is around. */
import { has, t, type Names } from '../../lib/texts.svelte'
import type { City } from './city'
import { SIDES, STEP } from './tiledata'
import { key, keyOf, type CityView, type Spot } from './view'

const NEAR = 6 // steps

/** Tiles of sets without texts yet are called by their id. */
export const tileName = (id: string): string =>
  has(`zombies-tile-${id}`) ? t(`zombies-tile-${id}`) : id.replace(/^[a-z]+_/, '').replaceAll('_', ' ')

/** A name in two lines of about the same length. */
export function halves(name: string): string[] {
  const cuts = [...name.matchAll(/ /g)].map((space) => space.index)
  const cut = cuts.sort((a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2))[0]
  return cut === undefined ? [name] : [name.slice(0, cut), name.slice(cut + 1)]
}

/** Who and what is on a square, after its place. */
export function contents(view: CityView, at: Spot, names: Names): string[] {
  const here = keyOf(at)
  const words: string[] = []
  for (const kind of ['normal', 'enhanced', 'dog']) {
    const count = view.zombies.filter(([x, y, k]) => key(x, y) === here && k === kind).length
    if (count) words.push(t(`zombies-word-${kind}`, { count }))
  }
  if (view.lives.some((spot) => keyOf(spot) === here)) words.push(t('zombies-word-life'))
  if (view.bullets.some((spot) => keyOf(spot) === here)) words.push(t('zombies-word-bullet'))
  if (view.keys?.square && keyOf(view.keys.square) === here) words.push(t('zombies-word-keys'))
  view.players.forEach((player, seat) => player.square && keyOf(player.square) === here && words.push(names(seat)))
  return words
}

export function place(city: City, at: Spot): string {
  const square = city.squares.get(keyOf(at))
  const where = t('zombies-at', { x: at[0], y: at[1] })
  if (!square) return `${where}. ${t(city.tileAt(at) ? 'zombies-blocked' : 'zombies-nothing')}`
  const name = tileName(square.tile.id)
  return `${where}. ${t(square.inside ? 'zombies-inside' : 'zombies-outside', { tile: name })}`
}

/** Where one can step from a square, side by side, with what waits there. */
export function surroundings(view: CityView, city: City, at: Spot, names: Names): string[] {
  const lines = [[place(city, at), ...contents(view, at, names)].join('. ') + '.']
  const square = city.squares.get(keyOf(at))
  for (const side of SIDES) {
    const spot: Spot = [at[0] + STEP[side][0], at[1] + STEP[side][1]]
    const way = t(`zombies-side-${side}`)
    const open = square?.next.includes(keyOf(spot))
    if (!open) lines.push(`${way}: ${t(city.squares.has(keyOf(spot)) ? 'zombies-wall' : 'zombies-no-way')}.`)
    else lines.push(`${way}: ${[place(city, spot), ...contents(view, spot, names)].join('. ')}.`)
  }
  const far = city.distances(at)
  const zombies = view.zombies.map(([x, y]) => far.get(key(x, y)) ?? Infinity).filter((steps) => steps <= NEAR)
  lines.push(t('zombies-near', { count: zombies.length, steps: zombies.length ? Math.min(...zombies) : 0 }))
  view.players.forEach((player, seat) => {
    const steps = player.square && far.get(keyOf(player.square))
    if (player.square && keyOf(player.square) !== keyOf(at) && steps)
      lines.push(t('zombies-far', { name: names(seat), steps }))
  })
  const pad = view.map.find((tile) => tile.id.endsWith('helipad'))
  if (pad)
    lines.push(t('zombies-far', { name: tileName(pad.id), steps: far.get(key(pad.x * 3 + 1, pad.y * 3 + 1)) ?? 0 }))
  return lines
}
