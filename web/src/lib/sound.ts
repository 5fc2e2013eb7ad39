/**
 * What is heard and felt of what happens: when it is shown, never in a page that nobody looks at, and not before somebody
 * has touched this one. How it sounds comes later (lib/effects.ts): the page does not wait for it.
 */
import type { Sound } from './effects'
import type { Beat, Group } from './playback'
import { settings } from './settings.svelte'

/** By the beat of what is shown; a board may say otherwise of kinds of events. '': nothing is heard. */
export type Sounds = Record<string, Sound | ''>
const OF_BEATS: Record<Beat, Sound | ''> = {
  card: 'card',
  step: 'step',
  die: 'roll',
  landed: 'land',
  reveal: 'card',
  turn: '',
  mark: '',
  scene: 'death',
  note: '',
}
/** Milliseconds of trembling, and of rest between. */
const TREMBLES: Partial<Record<Sound, number[]>> = {
  turn: [40],
  hurt: [80],
  death: [140, 70, 220],
  won: [60, 60, 60, 60, 160],
  lost: [240],
}
const APART = 90 // milliseconds between two of a kind; a groan is longer than most
const GROANS_APART = 1500

let touched = false
let context: AudioContext | null = null
const made = new Map<Sound, Promise<AudioBuffer>>()
const last = new Map<Sound, number>()

const touch = (): void => void (touched = true)
if (typeof addEventListener === 'function')
  for (const how of ['pointerdown', 'keydown']) addEventListener(how, touch, { once: true, capture: true })

async function make(sound: Sound, at: AudioContext): Promise<AudioBuffer> {
  const { samplesOf } = await import('./effects')
  const samples = samplesOf(sound, at.sampleRate)
  const buffer = at.createBuffer(1, samples.length, at.sampleRate)
  buffer.copyToChannel(samples as Float32Array<ArrayBuffer>, 0)
  return buffer
}

const tooSoon = (sound: Sound): boolean => {
  const now = performance.now()
  if (now - (last.get(sound) ?? -Infinity) < (sound === 'groan' ? GROANS_APART : APART)) return true
  last.set(sound, now)
  return false
}

/** Lets it be heard, unless somebody wants none, nobody listens, or it has just been heard. */
export function play(sound: Sound): void {
  if (!settings.sound || !settings.volume || !touched || document.hidden || tooSoon(sound)) return
  try {
    context ??= new AudioContext()
    void sounding(context, sound).catch(() => undefined)
  } catch {
    // No sound is no reason to stop.
  }
}

async function sounding(at: AudioContext, sound: Sound): Promise<void> {
  if (at.state === 'suspended') await at.resume()
  let buffer = made.get(sound)
  if (!buffer) made.set(sound, (buffer = make(sound, at)))
  const source = at.createBufferSource()
  source.buffer = await buffer
  const gain = at.createGain()
  gain.gain.value = settings.volume ** 2 // as ears judge it
  source.connect(gain).connect(at.destination)
  source.start()
}

/** Lets a phone tremble at what happens to its owner. */
export function tremble(sound: Sound): void {
  const pattern = TREMBLES[sound]
  if (pattern && settings.vibration && touched && !document.hidden) navigator.vibrate?.(pattern)
}

export const soundOf = (group: Group, sounds: Sounds = {}): Sound | '' =>
  (group.beat === 'die' || group.beat === 'landed' ? undefined : sounds[group.lead.kind]) ?? OF_BEATS[group.beat]

/** Something is shown for so many milliseconds: what nobody is shown, nobody hears, but for what he does himself. */
export function sound(group: Group, lasts: number, touchesMe: boolean, sounds?: Sounds): void {
  const which = soundOf(group, sounds)
  if (!which || (!lasts && !group.own)) return
  play(which)
  if (touchesMe) tremble(which)
}

/** It is my turn, or over: heard and felt. */
export function tell(which: Sound): void {
  play(which)
  tremble(which)
}
