import assert from 'node:assert/strict'
import { test } from 'node:test'
import { brief, said } from '../src/lib/aloud'

let clock = 1_000_000
const later = (seconds: number): number => (clock += seconds * 1000)
const count = (words: string): number => words.split(/\s+/).filter(Boolean).length
const sentence = (words: string, urgent = false): { words: string; urgent: boolean } => ({ words, urgent })

test('no more is said aloud in a minute than can be listened to', () => {
  let words = 0
  later(600)
  for (let second = 0; second < 60; second++)
    words += count(brief([sentence('somebody walks two squares'), sentence('somebody fights and wins')], later(1)))
  assert.ok(words <= 190 && words > 100, String(words))
})

test('what touches me is said when there is no time for anything else, in the order in which it happened', () => {
  later(600)
  brief([sentence('word '.repeat(40))], later(0))
  const news = [sentence('a zombie in front of you', true), sentence('somebody walks two squares')]
  assert.equal(brief(news, later(1)), 'a zombie in front of you')
  later(600)
  assert.equal(brief(news, later(0)), 'a zombie in front of you somebody walks two squares')
})

test('the newest is said first, and nothing older than what was left out', () => {
  later(600)
  said('word '.repeat(36), later(0))
  assert.equal(
    brief([sentence('one'), sentence('much too long a sentence for now'), sentence('newest')], clock),
    'newest',
  )
})

test('questions take of the time too', () => {
  later(600)
  let words = 0
  for (let second = 0; second < 60; second += 5) {
    said('in front of whom do you put it', later(5))
    words += 8 + count(brief([sentence('somebody walks two squares and fights'), sentence('and wins')], clock))
  }
  assert.ok(words <= 190, String(words))
})
