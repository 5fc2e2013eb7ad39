/**
 * The sounds of the table, made here from a few numbers: nothing is recorded, nothing is shipped. Each is a few layers
 * on top of each other; the same numbers give the same sound everywhere. No browser is needed for it: see web/tests.
 */
export const SOUNDS = [
  'card',
  'step',
  'roll',
  'land',
  'turn',
  'kill',
  'hurt',
  'gain',
  'death',
  'groan',
  'won',
  'lost',
] as const
export type Sound = (typeof SOUNDS)[number]

/** A tone, or noise that is let through around a pitch, gliding from one pitch to another while it fades. */
interface Layer {
  wave: 'sine' | 'triangle' | 'reed' | 'noise'
  from: number // Hz
  to?: number
  at?: number // seconds after the beginning
  lasts: number
  loud: number
  rises?: number // seconds until it is loudest
  shakes?: number // times a second
}

const note = (from: number, at: number, lasts: number, loud = 0.5): Layer[] => [
  { wave: 'triangle', from, at, lasts, loud, rises: 0.008 },
  { wave: 'sine', from: from * 2, at, lasts: lasts * 0.6, loud: loud * 0.25, rises: 0.004 },
]
/** Something small and hard that falls on wood. */
const knock = (at: number, pitch: number, loud: number): Layer[] => [
  { wave: 'noise', from: pitch * 2.4, at, lasts: 0.03, loud },
  { wave: 'sine', from: pitch, to: pitch * 0.8, at, lasts: 0.06, loud: loud * 0.7 },
]

const EFFECTS: Record<Sound, Layer[]> = {
  card: [
    { wave: 'noise', from: 2600, to: 5200, lasts: 0.09, loud: 0.5, rises: 0.03 },
    { wave: 'sine', from: 190, to: 120, at: 0.07, lasts: 0.08, loud: 0.45 },
  ],
  step: [
    { wave: 'sine', from: 120, to: 70, lasts: 0.08, loud: 0.5 },
    { wave: 'noise', from: 700, lasts: 0.05, loud: 0.3 },
  ],
  roll: [0, 0.07, 0.16, 0.23, 0.34, 0.43, 0.55, 0.66].flatMap((at, i) =>
    knock(at, 900 + 130 * (i % 3), 0.5 - 0.03 * i),
  ),
  land: [...knock(0, 780, 0.7), ...knock(0.07, 980, 0.35)],
  turn: [...note(392, 0, 0.3, 0.45), ...note(523, 0.13, 0.42, 0.45)],
  kill: [
    { wave: 'noise', from: 3200, to: 500, lasts: 0.2, loud: 0.8 },
    { wave: 'sine', from: 170, to: 48, lasts: 0.24, loud: 0.8 },
  ],
  hurt: [
    { wave: 'reed', from: 210, to: 92, lasts: 0.26, loud: 0.5, rises: 0.01 },
    { wave: 'noise', from: 1500, to: 300, lasts: 0.14, loud: 0.5 },
  ],
  gain: [...note(659, 0, 0.14, 0.35), ...note(988, 0.08, 0.26, 0.35)],
  death: [
    { wave: 'reed', from: 294, to: 73, lasts: 1.1, loud: 0.45, rises: 0.03 },
    { wave: 'sine', from: 98, to: 41, lasts: 1.2, loud: 0.6, rises: 0.05 },
    { wave: 'noise', from: 420, to: 90, at: 0.1, lasts: 0.9, loud: 0.35, rises: 0.2 },
  ],
  groan: [
    { wave: 'reed', from: 78, to: 92, lasts: 0.6, loud: 0.35, rises: 0.2, shakes: 6 },
    { wave: 'noise', from: 520, to: 300, lasts: 0.55, loud: 0.22, rises: 0.2 },
  ],
  won: [392, 523, 659, 784].flatMap((pitch, i) => note(pitch, 0.13 * i, i === 3 ? 0.8 : 0.3, 0.4)),
  lost: [330, 311, 262, 196].flatMap((pitch, i) => note(pitch, 0.2 * i, i === 3 ? 0.9 : 0.35, 0.4)),
}

const PEAK = 0.85
const SILENT = 1e-3 // -60 dB: what a layer has faded to at its end

/** Whole numbers in no order that anybody hears, always the same. */
function noiseOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
}

const WAVES = {
  sine: (phase: number): number => Math.sin(phase),
  triangle: (phase: number): number => (2 / Math.PI) * Math.asin(Math.sin(phase)),
  reed: (phase: number): number => Math.sin(phase) * 0.6 + Math.sin(2 * phase) * 0.3 + Math.sin(3 * phase) * 0.2,
}

function add(into: Float32Array, rate: number, layer: Layer, seed: number): void {
  const { wave, from, to = from, at = 0, lasts, loud, rises = 0.002, shakes = 0 } = layer
  const [begin, count] = [Math.round(at * rate), Math.round(lasts * rate)]
  const noise = noiseOf(seed)
  let [phase, low, band] = [0, 0, 0]
  for (let i = 0; i < count; i++) {
    const part = i / count
    const pitch = from * (to / from) ** part * (1 + (shakes ? 0.05 * Math.sin((2 * Math.PI * shakes * i) / rate) : 0))
    const fading = Math.min(1, i / (rises * rate)) * SILENT ** part
    let value: number
    if (wave === 'noise') {
      // A filter with a state lets through what lies around the pitch.
      const f = 2 * Math.sin((Math.PI * Math.min(pitch, rate / 7)) / rate)
      low += f * band
      band += f * (noise() - low - 0.7 * band)
      value = band
    } else {
      phase += (2 * Math.PI * pitch) / rate
      value = WAVES[wave](phase)
    }
    into[begin + i]! += value * fading * loud
  }
}

/** A sound at so many samples a second, from -1 to 1. */
export function samplesOf(sound: Sound, rate: number): Float32Array {
  const layers = EFFECTS[sound]
  const length = Math.max(...layers.map(({ at = 0, lasts }) => Math.round(at * rate) + Math.round(lasts * rate)))
  const made = new Float32Array(length)
  layers.forEach((layer, i) => add(made, rate, layer, 1 + i))
  const peak = made.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  return made.map((value) => (value * PEAK) / Math.max(peak, PEAK))
}
