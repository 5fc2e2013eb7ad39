import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Seating } from '../src/boards/off_the_dead/seating'
import type { OffView } from '../src/boards/off_the_dead/types'
import { around } from '../src/boards/zombies/framing'
import { turnButton } from '../src/boards/zombies/pointing'
import { S, T } from '../src/boards/zombies/tiledata'
import { Options } from '../src/boards/zombinion/options'
import type { Choice, Decision, Seat } from '../src/lib/protocol'

const choice = (id: string, target: Record<string, unknown>): Choice => ({ id, target, option: 0 }) as unknown as Choice
const decision = (kind: string, ...options: Choice[]): Decision => ({ kind, options }) as unknown as Decision

test('an option is shown where it points: in the hand, on the Supply, else as a button with the end last', () => {
  const options = new Options(
    decision('hunt', choice('stop', {}), choice('aim:a', { card: 'a', zone: 'hand' }), choice('take:b', { card: 'b', zone: 'supply' }), choice('aim:all', { opens: ['c'] })), // prettier-ignore
  )
  assert.deepEqual([...options.hand.keys()], ['a'])
  assert.deepEqual([...options.supply.keys()], ['b'])
  assert.deepEqual(
    options.buttons.map((each) => each.id),
    ['aim:all', 'stop'],
  )
})

test('a pile is out of reach if it cannot be had, also not with every aim card', () => {
  const options = new Options(
    decision('hunt', choice('take:b', { card: 'b', zone: 'supply' }), choice('aim:all', { opens: ['c'] })),
  )
  assert.deepEqual(
    ['b', 'c', 'd'].map((card) => options.outOfReach(card)),
    [false, false, true],
  )
})

test('nothing is out of reach while nothing is taken', () => {
  assert.equal(new Options(decision('play', choice('play:a', { card: 'a' }))).outOfReach('d'), false)
  assert.equal(new Options(null).outOfReach('d'), false)
})

const cellar = (active: number, ...seats: number[]): OffView =>
  ({ active, survivors: seats.map((seat) => ({ seat })) }) as unknown as OffView
const mine = (...seats: number[]): Seat[] => seats.map((seat) => ({ seat, mine: true })) as unknown as Seat[]

test('who acts sits below if he is played here, and stays there while others act', () => {
  const seating = new Seating()
  assert.equal(seating.south(cellar(1, 0, 1, 2), mine(1, 2), 1), 1)
  assert.equal(seating.south(cellar(2, 0, 1, 2), mine(1, 2), 2), 2)
  assert.equal(seating.south(cellar(0, 0, 1, 2), mine(1, 2), 1), 2)
})

test('a spectator sits with the first', () => {
  assert.equal(new Seating().south(cellar(1, 0, 1, 2), [], null), 0)
})

test('few squares are shown with others around them, many are shown as they are', () => {
  const one = around([[4, 4]])
  assert.deepEqual([one.x + one.w / 2, one.y + one.h / 2], [4.5 * S, 4.5 * S])
  assert.equal(one.w, 10 * S)
  const many = around([
    [0, 0],
    [20, 3],
  ])
  assert.deepEqual([many.x, many.w], [0, 21 * S])
})

test('the button that turns a tile is as large as a finger, however far away the map is', () => {
  assert.equal(turnButton(1).r, 22)
  assert.equal(turnButton(0.5).r * 0.5, 22)
  assert.ok(turnButton(0.1).r <= T / 4)
})
