import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxOf, City } from '../src/boards/zombies/city'
import { Following } from '../src/boards/zombies/following.svelte'
import { around } from '../src/boards/zombies/framing'
import { T } from '../src/boards/zombies/tiledata'
import type { Turn } from '../src/boards/zombies/turn.svelte'
import type { CityView, Laid, Spot } from '../src/boards/zombies/view'

const road = (x: number): Laid => ({ id: 'base_straight', x, y: 0, turns: 0, ways: '000000000' }) as unknown as Laid

function follow(w: number, h: number, tiles: number, pawn: Spot, ghosts: Spot[] = [], lit: Spot[] = []): Following {
  const city = new City(Array.from({ length: tiles }, (_, x) => road(x)))
  const marks = new Map(lit.map((at) => [String(at), { at }]))
  const turn = { ghosts: ghosts.map((at) => ({ at, ways: [] })), sites: [], buildings: [], marks } as unknown as Turn
  const view = { players: [{ square: pawn }], active: 0 } as unknown as CityView
  const framed = ghosts.length ? boxOf(ghosts) : around(lit.length ? lit : [pawn])
  const made = new Following(() => ({ city, view, me: 0, turn, framed }))
  Object.assign(made.camera, { w, h })
  made.follow(false)
  return made
}

test('a large screen shows the whole city', () => {
  const { camera } = follow(1200, 700, 5, [1, 1])
  assert.equal(camera.sees({ x: 0, y: 0, w: 5 * T, h: T }), true)
})

test('a small one shows the pawn, with squares large enough to be tapped', () => {
  const { camera } = follow(390, 300, 12, [30, 1])
  assert.ok(camera.k >= 0.6, String(camera.k))
  assert.equal(camera.sees({ x: 30 * 60, y: 60, w: 60, h: 60 }), true)
})

test('every place for a tile is shown, as long as they are large enough to be tapped', () => {
  const { camera } = follow(390, 300, 3, [1, 1], [[-1, 0], [3, 0]]) // prettier-ignore
  assert.equal(camera.sees({ x: -T, y: 0, w: T, h: T }), true)
  assert.equal(camera.sees({ x: 3 * T, y: 0, w: T, h: T }), true)
})

test('of a large city the part with all of them is shown, if they lie together', () => {
  const { camera } = follow(390, 300, 12, [1, 1], [[10, 1], [12, 0]]) // prettier-ignore
  assert.equal(camera.sees({ x: 10 * T, y: 0, w: 3 * T, h: 2 * T }), true)
})

test('else the nearest to the pawn is', () => {
  const { camera } = follow(390, 300, 12, [33, 1], [[-1, 0], [12, 0]]) // prettier-ignore
  assert.ok(camera.k * T >= 60, String(camera.k))
  assert.equal(camera.sees({ x: 12 * T, y: 0, w: T, h: T }), true)
})

test('of lit squares too far apart for one screen the nearest to the pawn is shown', () => {
  const { camera } = follow(390, 300, 12, [30, 1], [], [[1, 1], [34, 1]]) // prettier-ignore
  assert.equal(camera.sees({ x: 34 * 60, y: 60, w: 60, h: 60 }), true)
})

test('a camera somebody has taken stays where it is, until the overview is asked for', () => {
  const made = follow(390, 300, 12, [30, 1])
  made.camera.pan(500, 0)
  const { x } = made.camera
  made.follow(false)
  assert.equal(made.camera.x, x)
  made.overview()
  assert.equal(made.camera.free, false)
})
