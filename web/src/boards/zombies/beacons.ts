/** What matters and is out of sight: where on the edge of what is seen an arrow points to it, and how many steps it is away. */
import type { Box, City } from './city'
import { placesOf } from './framing'
import { goalTiles, middleOf } from './goals'
import { S } from './tiledata'
import type { Turn } from './turn.svelte'
import { keyOf, type CityView, type Spot } from './view'

export interface Goal {
  what: 'lit' | 'site' | 'goal' | 'player'
  id: string
  seat: number // of a player
  tile: string // on which one can win, by id
  at: Spot // square
  steps: number | null // there are none to where one stands, and none to where nothing is built yet
}
export interface Beacon extends Goal {
  x: number // pixels on the map
  y: number
  turn: number // degrees clockwise, 0 up
  side: number // eighths of a circle clockwise, 0 north
}

const ROOM = 31 // pixels from the edge to the middle of an arrow
const APART = 54
const RADIUS = 24 // of an arrow's disc
const TIP = 24 // from its middle
const STEP = 16 // from one place on the edge to the next
const ASIDE = 0.45 // of the longer side: farther from its direction no arrow moves
const BARE = 3 // units: so much of a square's rim is free of its piece
const LEAST = 160 // pixels: on less they would cover what is seen
const NEAREST = 2 // of those on which one can win
type Place = [x: number, y: number] // in pixels
const middle = ([x, y]: Spot): [number, number] => [x * S + S / 2, y * S + S / 2]
const goal = (what: Goal['what'], id: string, at: Spot, steps: number | null): Goal => ({
  what,
  id,
  seat: -1,
  tile: '',
  at,
  steps,
})

const tileId = ([x, y]: Spot): string => `tile${x},${y}`
const middleOfCell = ([x, y]: Spot): Spot => [x * 3 + 1, y * 3 + 1]

/** Everything an arrow could point to. */
export function goals(view: CityView, city: City, me: number | null, turn: Turn, from: Spot): Goal[] {
  const far = city.distances(from)
  const steps = (at: Spot): number | null => far.get(keyOf(at)) || null
  const lit = [...turn.marks.values()].map(({ at }) => goal('lit', keyOf(at), at, steps(at)))
  const onTiles = turn.sites.length
    ? turn.sites.map((site) => goal('site', tileId(site.at), middleOfCell(site.at), site.steps[me ?? -1] ?? null))
    : placesOf(turn).map((at) => goal('lit', tileId(at), middleOfCell(at), null))
  const winning = goalTiles(view)
    .map((tile) => {
      const at = middleOf(tile)
      return { ...goal('goal', tile.id, at, steps(at)), tile: tile.id }
    })
    .sort((one, other) => (one.steps ?? Infinity) - (other.steps ?? Infinity))
    .slice(0, NEAREST)
  const players = view.players.flatMap((player, seat) =>
    player.square ? [{ ...goal('player', `seat${seat}`, player.square, steps(player.square)), seat }] : [],
  )
  return [...winning, ...players.filter((each) => each.seat !== me || me === null), ...lit, ...onTiles]
}

const isIn = ([x, y]: [number, number], box: Box): boolean =>
  x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h

/** Is there anything to be seen or pressed below a part of the map, in pixels? */
export type Covers = (part: Box) => boolean

/** Parts that would hide one of these squares, wherever the camera is. */
export function coversAny(squares: ReadonlySet<string>, camera: { x: number; y: number; k: number }): Covers {
  const from = (pixels: number, origin: number): number => Math.floor((pixels / camera.k + origin + BARE) / S)
  const to = (pixels: number, origin: number): number => Math.floor((pixels / camera.k + origin - BARE) / S)
  return ({ x, y, w, h }) => {
    for (let column = from(x, camera.x); column <= to(x + w, camera.x); column++)
      for (let row = from(y, camera.y); row <= to(y + h, camera.y); row++)
        if (squares.has(keyOf([column, row]))) return true
    return false
  }
}

/** Parts that would lie on one of these boxes. */
export function coversBox(boxes: Box[], camera: { x: number; y: number; k: number }): Covers {
  const onScreen = boxes.map(({ x, y, w, h }) => ({
    x: (x - camera.x) * camera.k,
    y: (y - camera.y) * camera.k,
    w: w * camera.k,
    h: h * camera.k,
  }))
  return ({ x, y, w, h }) =>
    onScreen.some((box) => x < box.x + box.w && box.x < x + w && y < box.y + box.h && box.y < y + h)
}

/** What an arrow lies on: its disc, the tip beyond it, and the steps in its corner. */
function partsOf(beacon: Beacon, [x, y]: Place): Box[] {
  const angle = (beacon.turn * Math.PI) / 180
  const [tipX, tipY] = [x + TIP * Math.sin(angle), y - TIP * Math.cos(angle)]
  const parts = [
    { x: x - RADIUS, y: y - RADIUS, w: 2 * RADIUS, h: 2 * RADIUS },
    { x: tipX - 7, y: tipY - 7, w: 14, h: 14 },
  ]
  return beacon.steps === null ? parts : [...parts, { x: x + 4, y: y + 6, w: 28, h: 24 }]
}

/** Of those out of sight: each tile on which one can win, each player, and of what is lit or bid for the nearest in every direction. None hides a piece, and none a name if there is room elsewhere. */
export function beaconsOf(all: Goal[], seen: Box, clear: Box, covers: Covers, names: Covers): Beacon[] {
  if (Math.min(clear.w, clear.h) < LEAST) return []
  const found: Beacon[] = []
  const lit = new Map<number, Beacon>()
  const shown = all.some((each) => isLit(each) && isIn(middle(each.at), seen))
  for (const each of all) {
    if (isIn(middle(each.at), seen)) continue
    const beacon = towards(each, seen, clear)
    if (!isLit(each)) found.push(beacon)
    else if (!lit.has(beacon.side) || nearer(beacon, lit.get(beacon.side)!)) lit.set(beacon.side, beacon)
  }
  return spread([...lit.values(), ...found].slice(0, shown ? 8 : 12), clear, { covers, names, needed: !shown })
}

/** What one should look at now. */
const isLit = ({ what }: Goal): boolean => what === 'lit' || what === 'site'

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

const alongLine = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, n) => from + n * STEP)

/** Places for arrows all along the edge. */
function alongEdge({ x, y, w, h }: Box): Place[] {
  const [left, right, top, bottom] = [x + ROOM, x + w - ROOM, y + ROOM, y + h - ROOM]
  const across = alongLine(left, right).flatMap((at): Place[] => [
    [at, top],
    [at, bottom],
  ])
  const down = alongLine(top, bottom).flatMap((at): Place[] => [
    [left, at],
    [right, at],
  ])
  return [...across, ...down]
}

const anywhere = ({ x, y, w, h }: Box): Place[] =>
  alongLine(x + ROOM, x + w - ROOM).flatMap((left) =>
    alongLine(y + ROOM, y + h - ROOM).map((top): Place => [left, top]),
  )

interface Room {
  covers: Covers
  names: Covers // they are hidden only where there is no other place
  needed: boolean // nothing lit is seen
}

/** Arrows that would lie on each other or hide a piece move along the edge, or away from it where nothing lit is seen; what finds no place is left out. */
function spread(beacons: Beacon[], clear: Box, { covers, names, needed }: Room): Beacon[] {
  const edge = alongEdge(clear)
  const reach = Math.max(clear.w, clear.h) * ASIDE
  const placed: Beacon[] = []
  for (const beacon of beacons) {
    const away = ([x, y]: Place): number => Math.hypot(x - beacon.x, y - beacon.y)
    const isFree = (place: Place): boolean =>
      !placed.some((each) => Math.hypot(each.x - place[0], each.y - place[1]) < APART) &&
      !partsOf(beacon, place).some(covers)
    const nearest = (places: Place[]): Place | undefined => {
      let onName: Place | undefined
      for (const place of places.sort((one, other) => away(one) - away(other))) {
        if (!isFree(place)) continue
        if (!partsOf(beacon, place).some(names)) return place
        onName ??= place
      }
      return onName
    }
    const near: Place[] = [[beacon.x, beacon.y], ...edge.filter((place) => away(place) <= reach)]
    const place = nearest(near) ?? (needed && isLit(beacon) ? nearest(anywhere(clear)) : undefined)
    if (place) placed.push({ ...beacon, x: place[0], y: place[1] })
  }
  return placed
}
