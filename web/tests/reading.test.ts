import assert from 'node:assert/strict'
import { test } from 'node:test'
import { City } from '../src/boards/zombies/city'
import { closedBy, pathTo, squareMarks, walkMarks } from '../src/boards/zombies/lit'
import { keep } from '../src/boards/keep'
import { cardLines } from '../src/lib/cardtext'
import type { Choice, Decision, Moment, Replay } from '../src/lib/protocol'
import { mainLine, momentOf, stories } from '../src/lib/story'

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

test('what was undone is left out of the line of moments', () => {
  const moments = [0, 1, 2, 4].map((number) => ({ number }) as Moment)
  const replay: Replay = { table: 'x', seat: 0, last: 4, line: [1, 4], moments }
  assert.deepEqual(mainLine(replay).map((each) => each.number), [0, 1, 4]) // prettier-ignore
})

test('each row of the aftermath is a chart of its own, and a marker leads to the moment before its choice', () => {
  const rows = [
    { name: 'progress', lines: [[1, 2]], goal: 5 },
    { name: 'progress-zombies', lines: [[0, 1]], goal: 5 },
    { name: 'empty', lines: [], goal: null },
  ]
  const charts = stories('run', { turns: [1, 2], rows, markers: [], holdings: [], dice: [] })
  assert.deepEqual(charts.map(({ label, turns }) => [label, turns]), [['run-progress', [1, 2]], ['run-progress-zombies', [1, 2]]]) // prettier-ignore
  const marker = { number: 12, turn: 1, kind: 'die', seat: 0, message: { id: 'x', args: {} } }
  assert.equal(momentOf('t', marker), '/replay/t?number=11')
})
