/** Figures of an analysis in words, and its curve as a table. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byTurn, chanceAt, percent, signed, wordForMark } from '../src/lib/analysis'
import type { CurvePoint, Report } from '../src/lib/protocol'

const at = (step: number, turn: number, chance: number): CurvePoint => ({ step, turn, chance, error: 0 })

test('figures are whole per cent, with a sign where they are a change', () => {
  assert.equal(percent(0.614), '61\u00a0%')
  assert.deepEqual([0.12, -0.07, 0.004].map(signed), ['+12\u00a0%', '−7\u00a0%', '0\u00a0%'])
})

test('a mark has the word of the highest step it reaches', () => {
  assert.deepEqual(
    [10, 9.9, 8, 6.5, 3, 0].map((mark) => wordForMark(mark).slice(18)),
    ['-10', '-9', '-7', '-5', '-3', '-0'],
  )
})

test('the table has a row for each turn, with the last that was known of each seat by then', () => {
  const curves = [[at(0, 1, 0.5), at(1, 1, 0.6), at(4, 3, 1)], [at(2, 2, 0.4)]]
  assert.deepEqual(byTurn({ curves } as Report), [
    { turn: 1, chances: [0.6, null] },
    { turn: 2, chances: [0.6, 0.4] },
    { turn: 3, chances: [1, 0.4] },
  ])
})

test('between two points a line is straight, and before and after them level', () => {
  const line = [at(2, 1, 0.2), at(6, 2, 0.6)]
  assert.deepEqual(
    [0, 2, 4, 6, 9].map((step) => Math.round(10 * chanceAt(line, step))),
    [2, 2, 4, 6, 6],
  )
})
