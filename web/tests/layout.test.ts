import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chooseLayout } from '../src/lib/layout.svelte'

test('a table is wide where all of it fits, else its parts lie below each other or side by side', () => {
  const of = (width: number, height: number) => chooseLayout(width, height, true)
  for (const [width, height] of [
    [1280, 700],
    [1440, 900],
    [1920, 1080],
  ] as const)
    // prettier-ignore
    assert.equal(of(width, height), 'wide')
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [820, 1180],
  ] as const)
    // prettier-ignore
    assert.equal(of(width, height), 'portrait')
  for (const [width, height] of [
    [844, 390],
    [1024, 768],
    [1180, 820],
    [720, 450],
    [1279, 900],
    [1440, 699],
  ] as const)
    // prettier-ignore
    assert.equal(of(width, height), 'landscape')
})

test('a page without a table is judged by its width alone', () => {
  assert.equal(chooseLayout(844, 390, false), 'wide')
  assert.equal(chooseLayout(720, 450, false), 'portrait')
})
