import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SOUNDS, samplesOf } from '../src/lib/effects'
import type { Group } from '../src/lib/playback'
import { soundOf } from '../src/lib/sound'

const RATE = 24_000
const loudest = (samples: Float32Array): number => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0)
const power = (samples: Float32Array): number => samples.reduce((sum, each) => sum + each * each, 0) / samples.length

test('there are a dozen sounds, short, heard, never too loud, and the same every time', () => {
  assert.equal(SOUNDS.length, 12)
  for (const sound of SOUNDS) {
    const made = samplesOf(sound, RATE)
    const seconds = made.length / RATE
    assert.ok(seconds > 0.05 && seconds < 1.6, `${sound} lasts ${seconds} s`)
    assert.ok(loudest(made) <= 0.86, `${sound} is clipped`)
    assert.ok(power(made) > 1e-4, `${sound} is not heard`)
    assert.deepEqual(made, samplesOf(sound, RATE))
  }
})

test('a sound begins and ends without a crack, and does not drift away from the middle', () => {
  for (const sound of SOUNDS) {
    const made = samplesOf(sound, RATE)
    assert.ok(Math.abs(made[0]!) < 0.02, `${sound} begins with a crack`)
    assert.ok(loudest(made.slice(-20)) < 0.02, `${sound} ends with a crack`)
    assert.ok(Math.abs(made.reduce((sum, each) => sum + each, 0) / made.length) < 0.03, `${sound} drifts`)
  }
})

test('at another rate it lasts as long', () => {
  for (const sound of SOUNDS) {
    const [one, other] = [samplesOf(sound, RATE).length / RATE, samplesOf(sound, 48_000).length / 48_000]
    assert.ok(Math.abs(one - other) < 0.002)
  }
})

test('what is heard follows the beat, unless the board says otherwise of the event', () => {
  const group = (beat: Group['beat'], kind: string): Group => ({
    beat,
    lead: { number: 1, kind, data: {}, message: { id: 'x', args: {} }, again: false },
    events: [],
  })
  assert.equal(soundOf(group('card', 'play')), 'card')
  assert.equal(soundOf(group('die', 'roll')), 'roll')
  assert.equal(soundOf(group('landed', 'roll')), 'land')
  assert.equal(soundOf(group('mark', 'kill')), '')
  assert.equal(soundOf(group('mark', 'kill'), { kill: 'kill' }), 'kill')
  assert.equal(soundOf(group('card', 'bitten'), { bitten: '' }), '')
})
