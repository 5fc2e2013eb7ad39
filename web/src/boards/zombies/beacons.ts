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

/** Of those out of sight: each helipad and player, and of what is lit the nearest in every direction. */
export function beaconsOf(all: Goal[], seen: Box, clear: Box): Beacon[] {
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
  return spread([...lit.values(), ...found].slice(0, shown ? 8 : 12), clear)
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

/** Arrows that would lie on each other move along the edge. */
function spread(beacons: Beacon[], clear: Box): Beacon[] {
  const placed: Beacon[] = []
  for (const beacon of beacons) {
    const upright = Math.abs(beacon.x - clear.x - clear.w / 2) >= clear.w / 2 - ROOM - 1
    for (
      let tries = 0;
      tries < 8 && placed.some((each) => Math.hypot(each.x - beacon.x, each.y - beacon.y) < APART);
      tries++
    ) {
      const by = APART * (tries + 1) * (tries % 2 ? 1 : -1)
      if (upright) beacon.y = Math.min(clear.y + clear.h - ROOM, Math.max(clear.y + ROOM, beacon.y + by))
      else beacon.x = Math.min(clear.x + clear.w - ROOM, Math.max(clear.x + ROOM, beacon.x + by))
    }
    placed.push(beacon)
  }
  return placed
}
