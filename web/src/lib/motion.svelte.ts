/** Things that fly between places when something happens. The table is already right below them: motion only tells how. */
import { tick } from 'svelte'
import type { Flight } from '../boards/board'
import { beside, type Box } from './beside'
import { settings } from './settings.svelte'

export interface Flying {
  id: number
  game: string
  card?: string
  from: DOMRect
  to: DOMRect
  delay: number
}

/** The middle of the dice, in pixels of the page. */
export interface DiceSpot {
  x: number
  y: number
}

const MOST = 12
const BETWEEN = 90
const ROLLING = 0.8 // of the time a die has
const LYING = 450
const READING = 700 // more, where words say what the roll comes to
const THROWN = { width: 210, height: 170 } // what dice and the words below them take
const AROUND = 34 // pixels around a pawn: what it fights stands there
let nextId = 1
let flying: Flying[] = $state.raw([])
let dice: { id: number; values: number[]; rolls: number; told: string; at: DiceSpot | null } | null = $state.raw(null)

export const motion = {
  get flying() {
    return flying
  },
  get dice() {
    return dice
  },
  get duration() {
    return settings.motion === 'quick' ? 220 : 420
  },
}

const placed = (name: string): DOMRect | null => {
  const places = [...document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)]
  const rect = places.map((place) => place.getBoundingClientRect()).find((r) => r.width > 0)
  return rect ?? null
}

/** Lets cards fly: where they come from is looked up now, where they go to once the new position is shown. */
export async function fly(game: string, flights: Flight[]): Promise<void> {
  if (settings.motion === 'off' || document.hidden || !flights.length) return
  const wanted = flights.slice(-MOST).map((flight) => ({ flight, from: placed(flight.from) }))
  await tick()
  const ready: Flying[] = []
  for (const { flight, from } of wanted) {
    const to = placed(flight.to)
    if (from && to) ready.push({ id: nextId++, game, card: flight.card, from, to, delay: ready.length * BETWEEN })
  }
  flying = [...flying, ...ready]
}

export function landed(id: number): void {
  flying = flying.filter((each) => each.id !== id)
}

/** Where dice land so that a place, the question and the hand are still seen. */
function besidePlace(name: string): DiceSpot | null {
  const found = name ? placed(name) : null
  if (!found || found.right < 0 || found.bottom < 0 || found.left > innerWidth || found.top > innerHeight) return null
  const place: Box = {
    x: found.x - AROUND,
    y: found.y - AROUND,
    width: found.width + 2 * AROUND,
    height: found.height + 2 * AROUND,
  }
  const panels = [...document.querySelectorAll('.top, .dock')].map((panel) => panel.getBoundingClientRect())
  const { x, y } = beside(THROWN, place, [place, ...panels], { width: innerWidth, height: innerHeight })
  return { x: x + THROWN.width / 2, y: y + THROWN.height / 2 }
}

/** Dice on the table, beside what they are rolled for: they roll for so many milliseconds, then it is told what they come to. Without motion they lie. */
export function roll(values: number[], milliseconds: number, told = '', rolledAt = ''): void {
  if (document.hidden || !values.length || !milliseconds) return
  const id = nextId++
  dice = { id, values, rolls: settings.motion === 'off' ? 0 : milliseconds * ROLLING, told, at: besidePlace(rolledAt) }
  setTimeout(() => dice?.id === id && (dice = null), milliseconds + LYING + (told ? READING : 0))
}

/** Nobody has to wait: any key or press ends all motion. */
export function skipMotion(): void {
  if (flying.length) flying = []
  dice = null
}
