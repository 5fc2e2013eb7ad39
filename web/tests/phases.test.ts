import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stages } from '../src/lib/phases'

const PHASES = ['upkeep', 'explore', 'fight', 'turn_end', 'discard', 'clean_up']
const isShown = (phase: string): boolean => ['explore', 'fight', 'discard'].includes(phase)
const at = (now: string): number => stages(PHASES, now, isShown).at

test('a phase that is shown is on', () => {
  assert.deepEqual(stages(PHASES, 'fight', isShown), { shown: ['explore', 'fight', 'discard'], at: 1 })
})

test('in a phase that is not shown those before it are done and none is on', () => {
  assert.deepEqual([at('upkeep'), at('turn_end'), at('clean_up')], [-0.5, 1.5, 2.5])
})

test('before anything is known of the game nothing is done', () => {
  assert.deepEqual(stages([], 'fight', isShown), { shown: [], at: -0.5 })
})
