import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Picking } from '../src/boards/zombinion/picking.svelte'
import type { Choice, Decision } from '../src/lib/protocol'

const choice = (id: string, option: number): Choice => ({ option, id, message: { id, args: {} }, target: {} })
const asked = (...ids: string[]): Decision => ({
  player: 0,
  kind: 'discard',
  prompt: { id: 'ask', args: {} },
  options: ids.map(choice),
  least: 0,
  most: 3,
  reach: [],
  refused: [],
})

test('no more cards are picked than may be, and a second press takes one back', () => {
  const picking = new Picking()
  for (const key of ['bullet/0', 'bullet/1', 'zombie/0']) picking.toggle(key, 2)
  assert.equal(picking.count, 2)
  picking.toggle('bullet/0', 2)
  assert.equal(picking.count, 1)
})

test('what is picked goes out one choice after the other, the end of picking last', () => {
  const picking = new Picking()
  picking.toggle('bullet/0', 3)
  picking.toggle('zombie/0', 3)
  assert.equal(picking.confirm(asked('discard:bullet', 'discard:zombie', 'stop'), 'discard', 0)?.id, 'discard:bullet')
  assert.equal(picking.sending, true)
  assert.equal(picking.next(asked('discard:zombie', 'stop'), 1)?.id, 'discard:zombie')
  assert.equal(picking.next(asked('stop'), 2)?.id, 'stop')
  assert.equal(picking.sending, false)
  assert.equal(picking.next(asked('stop'), 3), undefined)
})

test('when another position comes than the one expected the rest is dropped, never sent', () => {
  const picking = new Picking()
  picking.toggle('bullet/0', 3)
  picking.toggle('bullet/1', 3)
  picking.confirm(asked('discard:bullet'), 'discard', 0)
  assert.equal(picking.next(asked('discard:bullet'), 0), undefined)
  assert.equal(picking.sending, false)
})

test('a question that has gone away leaves the queue waiting, as after a lost connection', () => {
  const picking = new Picking()
  picking.toggle('bullet/0', 3)
  picking.toggle('bullet/1', 3)
  picking.confirm(asked('discard:bullet'), 'discard', 0)
  assert.equal(picking.next(null, 1), undefined)
  assert.equal(picking.next(asked('discard:bullet'), 1)?.id, 'discard:bullet')
})

test('of equal cards those the server knows as picked stand first', () => {
  const picking = new Picking()
  assert.equal(picking.has({ card: 'bullet', nth: 0, key: 'bullet/0' }, ['bullet']), true)
  assert.equal(picking.has({ card: 'bullet', nth: 1, key: 'bullet/1' }, ['bullet']), false)
})
