/** What matters and is out of sight: where on the edge of what is seen an arrow points to it, and how many steps it is away. */
import type { Box, City } from './city'
import { S } from './tiledata'
import type { Turn } from './turn.svelte'
import { keyOf, type CityView, type Spot } from './view'

export interface Goal {
  what: 'lit' | 'helipad' | 'player'
  id: string
  seat: number // of a player
  tile: string // of a helipad, by id
  at: Spot // square
  steps: number | null // nobody can walk to a place where nothing is built yet
}
export interface Beacon extends Goal {
  x: number // pixels on the map
  y: number
  turn: number // degrees clockwise, 0 up
  side: number // eighths of a circle clockwise, 0 north
}

const ROOM = 31 // pixels from the edge to the middle of an arrow
const APART = 54
const RADIUS = 24 // of an arrow
const STEP = 16 // from one place on the edge to the next
const ASIDE = 0.45 // of the longer side: farther from its direction no arrow moves
const BARE = 7 // units: so much of a square's rim is free of its piece
const LEAST = 160 // pixels: on less they would cover what is seen
const NEAREST = 2 // helipads
const middle = ([x, y]: Spot): [number, number] => [x * S + S / 2, y * S + S / 2]
const goal = (what: Goal['what'], id: string, at: Spot, steps: number | null): Goal => ({
  what,
  id,
  seat: -1,
  tile: '',
  at,
  steps,
})

/** Everything an arrow could point to. */
export function goals(view: CityView, city: City, me: number | null, turn: Turn, from: Spot): Goal[] {
  const far = city.distances(from)
  const steps = (at: Spot): number | null => far.get(keyOf(at)) ?? null
  const lit = [...turn.marks.values()].map(({ at }) => goal('lit', keyOf(at), at, steps(at)))
  const places = [...turn.ghosts.map((ghost) => ghost.at), ...turn.buildings]
  const onTiles = places.map(([x, y]) => goal('lit', `tile${x},${y}`, [x * 3 + 1, y * 3 + 1], null))
  const pads = view.map.filter((tile) => tile.id.endsWith('helipad') || tile.id === 'te_cabin')
  const helipads = pads
    .map((tile) => {
      const at: Spot = [tile.x * 3 + 1, tile.y * 3 + 1]
      return { ...goal('helipad', tile.id, at, steps(at)), tile: tile.id }
    })
    .sort((one, other) => (one.steps ?? Infinity) - (other.steps ?? Infinity))
    .slice(0, NEAREST)
  const players = view.players.flatMap((player, seat) =>
    player.square ? [{ ...goal('player', `seat${seat}`, player.square, steps(player.square)), seat }] : [],
  )
  return [...helipads, ...players.filter((each) => each.seat !== me || me === null), ...lit, ...onTiles]
}

const isIn = ([x, y]: [number, number], box: Box): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h

/** Is there anything to be seen or pressed below a circle, in pixels? */
export type Covers = (x: number, y: number, radius: number) => boolean

/** Circles that would hide one of these squares, wherever the camera is. */
export function coversAny(squares: ReadonlySet<string>, camera: { x: number; y: number; k: number }): Covers {
  const from = (pixels: number, origin: number): number => Math.floor((pixels / camera.k + origin + BARE) / S)
  const to = (pixels: number, origin: number): number => Math.floor((pixels / camera.k + origin - BARE) / S)
  return (x, y, radius) => {
    for (let column = from(x - radius, camera.x); column <= to(x + radius, camera.x); column++)
      for (let row = from(y - radius, camera.y); row <= to(y + radius, camera.y); row++)
        if (squares.has(keyOf([column, row]))) return true
    return false
  }
}

/** Of those out of sight: each helipad and player, and of what is lit the nearest in every direction. None hides a piece. */
export function beaconsOf(all: Goal[], seen: Box, clear: Box, covers: Covers): Beacon[] {
  if (Math.min(clear.w, clear.h) < LEAST) return []
  const found: Beacon[] = []
  const lit = new Map<number, Beacon>()
  const shown = all.some((each) => each.what === 'lit' && isIn(middle(each.at), seen))
  for (const each of all) {
    if (isIn(middle(each.at), seen)) continue
    const beacon = towards(each, seen, clear)
    if (each.what !== 'lit') found.push(beacon)
    else if (!lit.has(beacon.side) || nearer(beacon, lit.get(beacon.side)!)) lit.set(beacon.side, beacon)
  }
  return spread([...lit.values(), ...found].slice(0, shown ? 8 : 12), clear, covers, !shown)
}

const nearer = (one: Goal, other: Goal): boolean => (one.steps ?? 99) < (other.steps ?? 99)

/** Where the line from the middle of what is seen to the goal leaves it. */
function towards(each: Goal, seen: Box, clear: Box): Beacon {
  const [x, y] = middle(each.at)
  const [dx, dy] = [x - (seen.x + seen.w / 2), y - (seen.y + seen.h / 2)]
  const [w, h] = [clear.w / 2 - ROOM, clear.h / 2 - ROOM]
  const scale = Math.min(w / Math.abs(dx || 1e-9), h / Math.abs(dy || 1e-9))
  const angle = (Math.atan2(dx, -dy) * 180) / Math.PI
  return {
    ...each,
    x: clear.x + clear.w / 2 + dx * scale,
    y: clear.y + clear.h / 2 + dy * scale,
    turn: angle,
    side: ((Math.round(angle / 45) % 8) + 8) % 8,
  }
}

/** Places for arrows all along the edge. */
function alongEdge({ x, y, w, h }: Box): [number, number][] {
  const spots: [number, number][] = []
  for (let left = x + ROOM; left <= x + w - ROOM; left += STEP) spots.push([left, y + ROOM], [left, y + h - ROOM])
  for (let top = y + ROOM; top <= y + h - ROOM; top += STEP) spots.push([x + ROOM, top], [x + w - ROOM, top])
  return spots
}

/** Arrows that would lie on each other or hide a piece move along the edge; what finds no place is left out, unless nothing lit is seen. */
function spread(beacons: Beacon[], clear: Box, covers: Covers, needed: boolean): Beacon[] {
  const edge = alongEdge(clear)
  const reach = Math.max(clear.w, clear.h) * ASIDE
  const placed: Beacon[] = []
  for (const beacon of beacons) {
    const away = ([x, y]: [number, number]): number => Math.hypot(x - beacon.x, y - beacon.y)
    const near: [number, number][] = [[beacon.x, beacon.y], ...edge.filter((spot) => away(spot) <= reach)]
    const apart = near
      .filter(([x, y]) => !placed.some((each) => Math.hypot(each.x - x, each.y - y) < APART))
      .sort((one, other) => away(one) - away(other))
    const spot =
      apart.find(([x, y]) => !covers(x, y, RADIUS)) ?? (needed && beacon.what === 'lit' ? apart[0] : undefined)
    if (spot) placed.push({ ...beacon, x: spot[0], y: spot[1] })
  }
  return placed
}
