import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beaconsOf, coversAny, coversBox, type Beacon, type Goal } from '../src/boards/zombies/beacons'
import type { Box } from '../src/boards/zombies/city'
import type { Spot } from '../src/boards/zombies/view'

const CAMERA = { x: 0, y: 0, k: 1 }
const CLEAR = { x: 0, y: 0, w: 600, h: 480 } // ten by eight squares
const goal = (what: Goal['what'], at: Spot): Goal => ({ what, id: String(at), seat: 0, tile: '', at, steps: 9 })
const arrows = (goals: Goal[], busy: string[] = [], named: Box[] = []): Beacon[] =>
  beaconsOf(goals, CLEAR, CLEAR, coversAny(new Set(busy), CAMERA), coversBox(named, CAMERA))
const disc = ({ x, y }: Beacon): Box => ({ x: x - 22, y: y - 22, w: 44, h: 44 })
const everywhere = Array.from({ length: 400 }, (_, i) => `${(i % 20) - 5},${Math.floor(i / 20) - 5}`)

test('an arrow stands where the way to its goal leaves the map', () => {
  const [arrow] = arrows([goal('goal', [30, 4])])
  assert.ok(arrow!.x > 540 && Math.abs(arrow!.y - 240) < 40)
})

test('it moves aside from a square with something on it', () => {
  const [free] = arrows([goal('player', [30, 4])])
  const on = `${Math.floor(free!.x / 60)},${Math.floor(free!.y / 60)}`
  const [moved] = arrows([goal('player', [30, 4])], [on])
  assert.equal(coversAny(new Set([on]), CAMERA)(disc(moved!)), false)
  assert.ok(Math.hypot(moved!.x - free!.x, moved!.y - free!.y) > 0)
})

test('what finds no free place is left out', () => {
  const goals = [goal('player', [30, 4]), goal('goal', [4, 30]), goal('lit', [30, 4])]
  assert.deepEqual(arrows(goals, everywhere), [])
})

test('where nothing lit is seen its arrow leaves the edge before it hides something', () => {
  const left = everywhere.filter((at) => !['2,3', '3,3', '2,4', '3,4'].includes(at))
  const [arrow] = arrows([goal('lit', [30, 4]), goal('player', [30, 4])], left)
  assert.equal(arrow!.what, 'lit')
  assert.equal(coversAny(new Set(left), CAMERA)(disc(arrow!)), false)
  assert.deepEqual(arrows([goal('lit', [30, 4]), goal('lit', [5, 4])], left), [])
})

test('its tip and its steps hide nothing either', () => {
  const goals = [goal('lit', [30, 4])]
  const [free] = arrows(goals)
  const beside = coversAny(new Set(['0,0']), { ...CAMERA, x: -(free!.x + 26), y: -(free!.y + 8) })
  const [moved] = beaconsOf(goals, CLEAR, CLEAR, beside, () => false)
  assert.equal(beside(disc(free!)), false)
  assert.notDeepEqual([moved!.x, moved!.y], [free!.x, free!.y])
})

test('none points to what is seen', () => {
  assert.deepEqual(arrows([goal('player', [4, 4])]), [])
})

test('of what is lit in one direction the nearest gets the arrow', () => {
  const found = arrows([{ ...goal('lit', [5, 40]), steps: 36 }, { ...goal('lit', [4, 20]), steps: 16 }, goal('lit', [4, -20])]) // prettier-ignore
  assert.deepEqual(found.map((each) => each.steps).sort(), [16, 9])
})

test('no two arrows lie on each other', () => {
  const all = arrows([goal('player', [30, 4]), goal('goal', [31, 4]), goal('lit', [32, 4])])
  assert.equal(all.length, 3)
  for (const one of all)
    for (const other of all) if (one !== other) assert.ok(Math.hypot(one.x - other.x, one.y - other.y) >= 54)
})

test('an arrow moves off the name of a building, but lies on it rather than not be there', () => {
  const goals = [goal('player', [30, 4])]
  const [free] = arrows(goals)
  const name = { x: free!.x - 10, y: free!.y - 8, w: 20, h: 16 }
  const [moved] = arrows(goals, [], [name])
  assert.equal(coversBox([name], CAMERA)(disc(moved!)), false)
  assert.equal(arrows(goals, [], [{ x: 0, y: 0, w: 600, h: 480 }]).length, 1)
})

test('places that are bid for have arrows like what is lit: one in each direction', () => {
  const found = arrows([goal('site', [30, 4]), { ...goal('site', [40, 4]), steps: 20 }, goal('player', [31, 4])])
  assert.deepEqual(found.map((each) => [each.what, each.steps]), [['site', 9], ['player', 9]]) // prettier-ignore
})
