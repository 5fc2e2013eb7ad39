import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Camera, CLOSEST, FARTHEST } from '../src/boards/zombies/camera.svelte'

function camera(w = 800, h = 600): Camera {
  const made = new Camera()
  Object.assign(made, { w, h })
  return made
}

test('zooming keeps the point under the pointer where it is, within its limits', () => {
  const c = camera()
  const before = c.spot(200, 150)
  c.zoom(1.5, 200, 150)
  assert.deepEqual(c.spot(200, 150).map(Math.round), before.map(Math.round))
  for (let i = 0; i < 40; i++) c.zoom(2)
  assert.equal(c.k, CLOSEST)
  for (let i = 0; i < 40; i++) c.zoom(0.5)
  assert.equal(c.k, FARTHEST)
})

test('a framed box is seen whole, and no larger than allowed', () => {
  const c = camera()
  c.frame({ x: 0, y: 0, w: 1800, h: 900 }, 20, 1.15, false)
  assert.equal(c.sees({ x: 0, y: 0, w: 1800, h: 900 }), true)
  c.frame({ x: 0, y: 0, w: 10, h: 10 }, 20, 1.15, false)
  assert.equal(c.k, 1.15)
})

test('what lies below panels or buttons counts as not seen', () => {
  const c = camera()
  c.frame({ x: 0, y: 0, w: 600, h: 560 }, 0, 1, false)
  assert.equal(c.sees({ x: 0, y: 0, w: 600, h: 560 }), true)
  c.edges = { left: 0, top: 100, right: 0, bottom: 0 }
  assert.equal(c.sees({ x: 0, y: 0, w: 600, h: 560 }), false)
})

test('a camera somebody has moved is free', () => {
  const c = camera()
  c.pan(30, 0)
  assert.equal(c.free, true)
})
