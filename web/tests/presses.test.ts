import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Crowd } from '../src/boards/zombies/crowd'
import { hasTwin, press, touches } from '../src/boards/off_the_dead/handles'
import type { Choice, GameEvent } from '../src/lib/protocol'

const choice = (id: string, target: Record<string, unknown>): Choice => ({
  option: id.length,
  id,
  message: { id, args: {} },
  target,
})
const all = touches([
  choice('attack:colt(2)>0.2.0', { item: 'colt(2)', place: 0, zone: 2, zombie: 0 }),
  choice('attack:ascia>0.2.0', { item: 'ascia', place: 0, zone: 2, zombie: 0 }),
  choice('attack:colt(2)>0.1.0', { item: 'colt(2)', place: 0, zone: 1, zombie: 0 }),
])

test('a weapon and then a zombie make an attack', () => {
  const first = press(all, [], 'item:colt(2)')
  assert.equal(first.choice, undefined)
  assert.equal(press(all, first.selected, 'z:0.1.0').choice?.id, 'attack:colt(2)>0.1.0')
})

test('another weapon takes the place of the first, and a second press takes it back', () => {
  const first = press(all, [], 'item:colt(2)')
  assert.deepEqual(press(all, first.selected, 'item:colt(2)').selected, [])
  assert.deepEqual(press(all, first.selected, 'item:ascia').selected, ['item:ascia'])
})

test('what can be thrown to somebody and used on them is told apart before it is chosen', () => {
  const target = { item: 'termos', place: 1, at: 1 }
  const both = touches([choice('throw:termos>1', target), choice('use:termos>1', target)])
  const first = press(both, [], 'item:termos')
  const second = press(both, first.selected, 'at:1')
  assert.equal(second.choice, undefined)
  assert.deepEqual(second.selected, ['item:termos', 'at:1'])
  assert.ok(both.every((touch) => hasTwin(both, touch)))
  assert.ok(!all.some((touch) => hasTwin(all, touch)))
})

test('a zombie that moves keeps its number', () => {
  const crowd = new Crowd()
  const [before] = crowd.at(1, [[0, 0, 'normal']], [])
  const moved = {
    number: 2,
    kind: 'move_zombie',
    message: { id: '', args: {} },
    data: { x: 0, y: 0, to_x: 1, to_y: 0 },
  }
  const [after] = crowd.at(2, [[1, 0, 'normal']], [moved as GameEvent])
  assert.equal(after!.id, before!.id)
  const [other] = crowd.at(3, [[5, 5, 'normal']], [])
  assert.notEqual(other!.id, before!.id)
})
