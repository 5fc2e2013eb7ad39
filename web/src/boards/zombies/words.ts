/** The map in words, for people who listen: a square, and all that is around. */
import type { Choice } from '../../lib/protocol'
import { has, t, type Names } from '../../lib/texts.svelte'
import type { City } from './city'
import { goalsOf, goalTiles, isGoal, middleOf } from './goals'
import { roadsFrom, sitesOf, turnsOf, type Ghost, type Site } from './lit'
import { SIDES, STEP, tileRow } from './tiledata'
import type { Turn } from './turn.svelte'
import { key, keyOf, type CityView, type Laid, type Spot } from './view'

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
  const zombies = view.zombies.filter(([x, y]) => x === at[0] && y === at[1])
  for (const kind of ['normal', 'enhanced', 'dog']) {
    const count = zombies.filter(([, , each]) => each === kind).length
    if (count) words.push(t(`zombies-word-${kind}`, { count }))
  }
  if (view.lives.some((spot) => keyOf(spot) === here)) words.push(t('zombies-word-life'))
  if (view.bullets.some((spot) => keyOf(spot) === here)) words.push(t('zombies-word-bullet'))
  if (view.keys?.square && keyOf(view.keys.square) === here) words.push(t('zombies-word-keys'))
  view.players.forEach((player, seat) => player.square && keyOf(player.square) === here && words.push(names(seat)))
  return words
}

/** What a square is: "Hospital, inside". */
export function place(city: City, at: Spot): string {
  const square = city.squares.get(keyOf(at))
  if (!square) return t(city.tileAt(at) ? 'zombies-blocked' : 'zombies-nothing')
  const { id, zone } = square.tile
  return t(square.inside ? 'zombies-inside' : 'zombies-outside', { tile: tileName(id), zone })
}

const NAMED = 10 // places that are told of
const COMPASS = 8

/** Eighths of a circle clockwise from north; the map's y grows southwards. */
const sideOf = (from: Spot, to: Spot): number =>
  (Math.round((Math.atan2(to[0] - from[0], from[1] - to[1]) / Math.PI / 2) * COMPASS) + COMPASS) % COMPASS
const wayTo = (from: Spot, to: Spot): string => t(`zombies-way-${sideOf(from, to)}`)

/** How far from where somebody stands a square is, and which way; nothing of his own and of walls. */
export function away(city: City, from: Spot | null, at: Spot): string[] {
  if (!from || keyOf(from) === keyOf(at) || !city.squares.has(keyOf(at))) return []
  const [steps, side] = [city.distances(from).get(keyOf(at)), wayTo(from, at)]
  return [steps === undefined ? t('zombies-away-unreached', { side }) : t('zombies-away', { steps, side })]
}

/** How far and in which direction something is. */
function far(from: Spot, to: Spot, steps: number | undefined, what: string): string {
  const side = wayTo(from, to)
  return steps === undefined
    ? t('zombies-unreachable', { what, side })
    : t('zombies-around-place', { steps, side, what })
}

/** Tiles with a name, the nearest first: "2 steps north: Gas Station, 3 zombies inside". */
function placesAround(view: CityView, city: City, at: Spot, steps: ReadonlyMap<string, number>): string[] {
  const found = new Map<string, { tile: Laid; to: Spot; steps: number }>()
  for (const square of city.squares.values()) {
    const away = steps.get(keyOf(square.at))
    const named = tileRow(square.tile.id)?.kind !== 'road' && !isGoal(square.tile)
    if (away === undefined || !named || square.tile === city.tileAt(at)) continue
    const id = key(square.tile.x, square.tile.y)
    if (away < (found.get(id)?.steps ?? Infinity)) found.set(id, { tile: square.tile, to: square.at, steps: away })
  }
  const nearest = [...found.values()].sort((a, b) => a.steps - b.steps).slice(0, NAMED)
  return nearest.map(({ tile, to, steps: away }) => far(at, to, away, withZombies(view, city, tile)))
}

function withZombies(view: CityView, city: City, tile: Laid): string {
  const there = view.zombies.filter(([x, y]) => city.tileAt([x, y]) === tile)
  const inside = there.filter(([x, y]) => city.squares.get(key(x, y))?.inside)
  const name = tileName(tile.id)
  if (!there.length) return name
  return inside.length
    ? t('zombies-zombies-inside', { tile: name, count: inside.length })
    : t('zombies-zombies-in', { tile: name, count: there.length })
}

/** How many zombies are near, and where the nearest is. */
function zombiesAround(view: CityView, at: Spot, steps: ReadonlyMap<string, number>): string {
  const near = view.zombies
    .map(([x, y]) => ({ to: [x, y] as Spot, away: steps.get(key(x, y)) ?? Infinity }))
    .filter(({ away }) => away <= NEAR)
    .sort((one, other) => one.away - other.away)
  const nearest = near[0] ?? { to: at, away: 0 }
  return t('zombies-near', { count: near.length, steps: nearest.away, side: wayTo(at, nearest.to) })
}

/** Where I am, what is on each side, what is around by direction, how far the others and the tiles on which one can win are. */
export function surroundings(view: CityView, city: City, at: Spot, names: Names): string[] {
  const lines = [[t('zombies-here', { place: place(city, at) }), ...contents(view, at, names)].join('. ') + '.']
  const square = city.squares.get(keyOf(at))
  for (const side of SIDES) {
    const spot: Spot = [at[0] + STEP[side][0], at[1] + STEP[side][1]]
    const way = t(`zombies-side-${side}`)
    const open = square?.next.includes(keyOf(spot))
    if (!open) lines.push(`${way}: ${t(city.squares.has(keyOf(spot)) ? 'zombies-wall' : 'zombies-no-way')}.`)
    else lines.push(`${way}: ${[place(city, spot), ...contents(view, spot, names)].join('. ')}.`)
  }
  const steps = city.distances(at)
  lines.push(zombiesAround(view, at, steps))
  view.players.forEach((player, seat) => {
    const there = player.square
    if (there && keyOf(there) !== keyOf(at)) lines.push(far(at, there, steps.get(keyOf(there)), names(seat)))
  })
  const goals = goalTiles(view)
  if (!goals.length) lines.push(t(goalsOf(view).has('helipad') ? 'zombies-no-helipad' : 'zombies-no-cabin'))
  for (const goal of goals) {
    const centre = middleOf(goal)
    lines.push(far(at, centre, steps.get(keyOf(centre)), withZombies(view, city, goal)))
  }
  return [...lines, ...sitesInWords(view, at, city, names), ...placesAround(view, city, at, steps)]
}

const OPPOSITE = { N: 4, E: 6, S: 0, W: 2 } as const // the way back, in eighths of a circle

/** Where a place for a tile is: on which side of a tile that lies there. */
function besideWhat(at: Spot, city: City): string {
  for (const side of SIDES) {
    const tile = city.tiles.get(keyOf([at[0] + STEP[side][0], at[1] + STEP[side][1]]))
    if (tile) return t('zombies-beside', { side: t(`zombies-way-${OPPOSITE[side]}`), tile: tileName(tile.id) })
  }
  return ''
}

/** A place that is bid for: where it is, and how many steps everybody would have to go. */
export function siteInWords(site: Site, from: Spot, city: City, names: Names): string {
  const ways = site.steps.map((steps, seat) =>
    steps === null
      ? t('zombies-site-no-way', { name: names(seat) })
      : t('zombies-site-steps', { name: names(seat), steps }),
  )
  const side = wayTo(from, [site.at[0] * 3 + 1, site.at[1] * 3 + 1])
  return t('zombies-site', { where: besideWhat(site.at, city), side, ways: ways.join(' ') })
}

export const sitesInWords = (view: CityView, from: Spot, city: City, names: Names): string[] =>
  sitesOf(view).map((site) => siteInWords(site, from, city, names))

/** Where the roads of a tile would lead as one choice turns it, as the server says. */
function roadsOf(choice: Choice): string {
  const roads = roadsFrom(choice).map(({ side, to, closed }) => {
    const way = t(`zombies-side-${side}`)
    if (to !== undefined) return t('zombies-road-to', { side: way, tile: tileName(to) })
    return t(closed ? 'zombies-road-closed' : 'zombies-road-open', { side: way })
  })
  return t('zombies-turned', { turn: turnsOf(choice) * 90, roads: roads.join(', ') || t('zombies-no-roads') })
}

/** A place for a tile: where it is, and where its roads would lead in each turning, that of now first. */
export function wayOfGhost(ghost: Ghost, turn: Turn, city: City): string {
  const chosen = turn.chosen === keyOf(ghost.at)
  const now = (chosen && turn.placing) || ghost.ways[0]!
  const others = ghost.ways.filter((choice) => choice !== now)
  return t('zombies-ghost', {
    where: besideWhat(ghost.at, city),
    turnings: [now, ...others].map(roadsOf).join(' '),
    ways: ghost.ways.length,
    chosen: chosen ? 'yes' : 'no',
  })
}
