import assert from 'node:assert/strict'
import { test } from 'node:test'
import { City } from '../src/boards/zombies/city'
import { closedBy, pathTo, squareMarks, walkMarks } from '../src/boards/zombies/lit'
import { keep } from '../src/boards/keep'
import { cardLines } from '../src/lib/cardtext'
import type { Choice, Decision, Moment, Replay } from '../src/lib/protocol'
import { mainLine, story } from '../src/lib/story'

const icon = (name: string): string => `\u0003${name}\u0003`

test('a card text is taken apart by its marks, not by its words', () => {
  const [bonus, rest] = cardLines(`+1${icon('action')} azione\nScarta 2 carte.`)
  assert.equal(bonus!.bonus, true)
  assert.deepEqual(bonus!.bits[0], { text: '+1', bold: true })
  assert.equal(bonus!.bits[1]!.icon, 'lightning-helix')
  assert.equal(rest!.bonus, false)
  assert.deepEqual(
    rest!.bits.map((bit) => [bit.text, Boolean(bit.bold)]),
    [['Scarta ', false], ['2', true], [' carte.', false]], // prettier-ignore
  )
})

const decision: Decision = {
  player: 0,
  kind: 'step',
  prompt: { id: 'ask', args: {} },
  options: [],
  least: 1,
  most: 1,
  reach: [
    { square: [1, 0], path: [[1, 0]], fights: 0 },
    { square: [1, -1], path: [[1, 0], [1, -1]], fights: 1 }, // prettier-ignore
  ],
  refused: [],
}

test('where a walk leads is what the server says', () => {
  const marks = walkMarks(decision, new Set(['1,-1']))
  assert.deepEqual(marks.get('1,-1'), { at: [1, -1], steps: 2, fights: 1, fight: true })
  assert.deepEqual(pathTo(decision, '1,-1'), ['1,0', '1,-1'])
  assert.deepEqual(pathTo(decision, '9,9'), [])
})

test('squares and closed roads are read from the options', () => {
  const put = {
    option: 1,
    id: 'put',
    message: { id: '', args: {} },
    target: { square: [2, 3], closes: [[1, 1]] },
  } as Choice
  assert.deepEqual([...squareMarks([put]).keys()], ['2,3'])
  assert.deepEqual(closedBy(put), [[1, 1]])
  assert.deepEqual(closedBy(null), [])
})

test('steps are counted over the sides the server calls open', () => {
  // One tile: a road from west to east through the middle row, nothing else.
  const city = new City([{ id: 'base_straight', x: 0, y: 0, turns: 0, ways: '0002a8000' }])
  assert.equal(city.squares.size, 3)
  assert.equal(city.distances([0, 1]).get('2,1'), 2)
  assert.equal(city.distances([0, 1]).has('1,0'), false)
})

test('what has not changed stays the same object', () => {
  const before = { map: [{ id: 'a' }], turn: 1 }
  const now = keep(before, { map: [{ id: 'a' }], turn: 2 })
  assert.equal(now.map, before.map)
  assert.equal(now.turn, 2)
})

const moment = (number: number, turn: number, progress: number[] | null): Moment => ({
  number,
  seat: 0,
  by: 'human',
  at: 0,
  undo_to: null,
  choice: null,
  events: [],
  view: { game: 'run', turn, asked: null, result: null },
  progress,
})

test('the story has one number for each seat after each turn, and leaves out what was undone', () => {
  const replay: Replay = {
    table: 'x',
    seat: 0,
    last: 4,
    line: [1, 4],
    moments: [moment(0, 1, [0, 0]), moment(1, 1, [1, 0]), moment(2, 2, [5, 5]), moment(4, 2, [1, 2])],
    goal: 5,
  }
  assert.deepEqual(mainLine(replay).map((each) => each.number), [0, 1, 4]) // prettier-ignore
  assert.deepEqual(story('run', replay), { label: 'run-progress', turns: [1, 2], lines: [[1, 1], [0, 2]], goal: 5 }) // prettier-ignore
})

test('while the game runs there is no story', () => {
  assert.equal(
    story('run', { table: 'x', seat: 0, last: 0, line: [], moments: [moment(0, 1, null)], goal: null }),
    null,
  )
})
