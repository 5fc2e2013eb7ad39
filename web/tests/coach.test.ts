import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beside } from '../src/lib/beside'
import { Coach, fits } from '../src/lib/coach.svelte'
import type { Bubble, Decision } from '../src/lib/protocol'

const bubble = (id: string, more: Partial<Bubble> = {}): Bubble => ({
  id,
  kinds: [],
  offers: '',
  lights: '',
  turn: 0,
  at: '',
  ...more,
})
const asked = (kind: string, ...ids: string[]): Decision =>
  ({
    kind,
    options: ids.map((id) => ({ id, target: id.includes('!') ? { cancels: 'x' } : {} })),
  }) as unknown as Decision

test('a bubble waits for its kind of question, its option, what is lit and its turn', () => {
  assert.ok(fits(bubble('a'), asked('play', 'stop'), 1))
  assert.ok(!fits(bubble('a', { kinds: ['hunt'] }), asked('play', 'stop'), 1))
  assert.ok(fits(bubble('a', { offers: 'take:' }), asked('hunt', 'stop', 'take:bait'), 1))
  assert.ok(!fits(bubble('a', { offers: 'take:' }), asked('hunt', 'stop'), 1))
  assert.ok(fits(bubble('a', { lights: 'cancels' }), asked('play', 'play:bat!'), 1))
  assert.ok(!fits(bubble('a', { lights: 'cancels' }), asked('play', 'play:bat'), 1))
  assert.ok(!fits(bubble('a', { turn: 2 }), asked('play', 'stop'), 1))
})

test('what has been read or chosen is said; one can go back and comes forward again; at the end it says goodbye', () => {
  const [a, b] = [bubble('a'), bubble('b', { kinds: ['hunt'] })]
  const coach = new Coach('one', [a, b])
  const play = asked('play', 'stop')
  assert.equal(coach.now(null, 1), null)
  assert.equal(coach.now(play, 1), a)
  assert.ok(!coach.canGoBack)
  coach.goOn(a)
  assert.equal(coach.now(play, 1), null, 'the moment of the second has not come')
  assert.equal(coach.now(asked('hunt', 'stop'), 1), b)
  assert.equal(coach.place(b), 2)
  coach.goBack()
  assert.equal(coach.now(play, 1), a)
  assert.equal(coach.place(a), 1)
  coach.goOn(a)
  assert.equal(coach.now(asked('hunt', 'stop'), 1), b)
  coach.chosen(b)
  assert.equal(coach.now(play, 1), 'done')
  coach.goOn('done')
  assert.equal(coach.now(play, 1), null)
})

test('how far one has come is kept for the table, and a new lesson begins anew', () => {
  const script = [bubble('a'), bubble('b')]
  const play = asked('play', 'stop')
  new Coach('two', script).goOn(script[0]!)
  assert.equal(new Coach('two', script).now(play, 1), script[1])
  new Coach('two', script).end()
  assert.equal(new Coach('two', script).now(play, 1), null)
  assert.equal(new Coach('three', script).now(play, 1), script[0])
})

test('a bubble lies beside its thing, on the page, and not on what can be chosen', () => {
  const page = { width: 390, height: 844 }
  const size = { width: 350, height: 180 }
  const hand = { x: 0, y: 640, width: 390, height: 200 }
  const prompt = { x: 8, y: 540, width: 374, height: 90 }
  const { x, y } = beside(size, hand, [hand, prompt], page)
  assert.ok(x >= 8 && x + size.width <= 382)
  assert.ok(y + size.height <= 540, 'above the prompt')
})
