import assert from 'node:assert/strict'
import { test } from 'node:test'
import { goesOn, linesOf, saidOf } from '../src/lib/lines'
import type { GameEvent, Text } from '../src/lib/protocol'

const said = (id: string): Text => ({ id, args: {} })
const event = (number: number, id: string, more: Partial<GameEvent> = {}): GameEvent => ({
  number,
  kind: 'step',
  message: said(id),
  data: {},
  again: false,
  ...more,
})
const ids = (lines: GameEvent[]): string[] => lines.map((line) => line.message.id)

test('an event without a line of its own is said by its message, one with none is not said', () => {
  assert.deepEqual(ids(linesOf([event(1, 'a'), event(2, 'b', { line: null }), event(3, 'c')])), ['a', 'c'])
})

test('a line that has gone on takes the place of what it was', () => {
  const walk = [event(1, 'x', { line: said('one') }), event(2, 'x', { line: said('two'), again: true }), event(3, 'c')]
  assert.deepEqual(ids(linesOf(walk)), ['two', 'c'])
})

test('what was taken back leaves the line as it was before', () => {
  const walk = [event(1, 'x', { line: said('one') }), event(2, 'x', { line: said('two'), again: true })]
  assert.deepEqual(ids(linesOf(walk, (each) => each.number === 1)), ['one'])
})

test('what was taken back as a whole is left as it read last', () => {
  const fight = [
    event(1, 'a'),
    event(2, 'x', { line: said('fights') }),
    event(2, 'x', { line: said('wins'), again: true }),
  ]
  const lines = linesOf(fight, (each) => each.number === 1)
  assert.deepEqual(
    lines.map(({ message, undone }) => [message.id, undone]),
    [
      ['a', false],
      ['wins', true],
    ],
  )
})

test('what is shown together is said by its first line, as far as that has gone on', () => {
  const roll = event(1, 'rolls', { line: null })
  const total = event(1, 'total', { line: said('fights: 6'), again: true })
  const draw = event(1, 'draws')
  assert.equal(saidOf({ lead: roll, events: [draw, roll, total] }).id, 'fights: 6')
  assert.equal(saidOf({ lead: roll, events: [draw, roll] }).id, 'rolls')
  const card = event(1, 'x', { line: said('plays') })
  assert.equal(saidOf({ lead: card, events: [card, draw] }).id, 'plays')
  assert.deepEqual(
    [[roll, total], [card, draw], [roll], [card, total]].map((events) => goesOn({ events })),
    [true, false, false, false],
  )
})
