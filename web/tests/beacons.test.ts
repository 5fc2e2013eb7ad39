import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beaconsOf, coversAny, type Beacon, type Goal } from '../src/boards/zombies/beacons'
import type { Spot } from '../src/boards/zombies/view'

const CAMERA = { x: 0, y: 0, k: 1 }
const CLEAR = { x: 0, y: 0, w: 600, h: 480 } // ten by eight squares
const goal = (what: Goal['what'], at: Spot): Goal => ({ what, id: String(at), seat: 0, tile: '', at, steps: 9 })
const arrows = (goals: Goal[], busy: string[] = []): Beacon[] =>
  beaconsOf(goals, CLEAR, CLEAR, coversAny(new Set(busy), CAMERA))
const everywhere = Array.from({ length: 400 }, (_, i) => `${(i % 20) - 5},${Math.floor(i / 20) - 5}`)

test('an arrow stands where the way to its goal leaves the map', () => {
  const [arrow] = arrows([goal('helipad', [30, 4])])
  assert.ok(arrow!.x > 540 && Math.abs(arrow!.y - 240) < 40)
})

test('it moves aside from a square with something on it', () => {
  const [free] = arrows([goal('player', [30, 4])])
  const on = `${Math.floor(free!.x / 60)},${Math.floor(free!.y / 60)}`
  const [moved] = arrows([goal('player', [30, 4])], [on])
  assert.equal(coversAny(new Set([on]), CAMERA)(moved!.x, moved!.y, 22), false)
  assert.ok(Math.hypot(moved!.x - free!.x, moved!.y - free!.y) > 0)
})

test('what finds no free place is left out, unless nothing that is lit could be found otherwise', () => {
  assert.deepEqual(arrows([goal('player', [30, 4]), goal('helipad', [4, 30])], everywhere), [])
  assert.equal(arrows([goal('lit', [30, 4])], everywhere).length, 1)
  assert.deepEqual(arrows([goal('lit', [30, 4]), goal('lit', [5, 4])], everywhere), [])
})

test('none points to what is seen', () => {
  assert.deepEqual(arrows([goal('player', [4, 4])]), [])
})

test('of what is lit in one direction the nearest gets the arrow', () => {
  const found = arrows([{ ...goal('lit', [5, 40]), steps: 36 }, { ...goal('lit', [4, 20]), steps: 16 }, goal('lit', [4, -20])]) // prettier-ignore
  assert.deepEqual(found.map((each) => each.steps).sort(), [16, 9])
})

test('no two arrows lie on each other', () => {
  const all = arrows([goal('player', [30, 4]), goal('helipad', [31, 4]), goal('lit', [32, 4])])
  assert.equal(all.length, 3)
  for (const one of all)
    for (const other of all) if (one !== other) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 54)
})
