/** What a card looks like: from the tables of its game, or a plain face for games that have none. */
import type { Scene } from '../art/scenery'
import { attribute } from './texts.svelte'

export interface Face {
  game: string
  card: string
  name: string // message id
  kinds: string[] // of the kinds with tones; the first that is an attack or a reaction gives the colour
  icon: string
  scene: Scene
  cost?: number
  worth?: number
  colour?: string // Zombie! Run: of the symbol
  symbol?: string // its glyph
  stops?: string // the other card of the symbol
}

export type Faces = Record<string, Omit<Face, 'game' | 'card' | 'name'>>

const tables = new Map<string, Faces>()
const made = new Map<string, Face>()
let registered = $state(0) // faces seen before their game was loaded are looked up again

export function registerFaces(game: string, faces: Faces): void {
  tables.set(game, faces)
  made.clear()
  registered++
}

const PLAIN: Omit<Face, 'game' | 'card' | 'name'> = { kinds: ['event'], icon: 'x-cards', scene: 'burst' }

export function face(game: string, card: string): Face {
  void registered
  const key = `${game}/${card}`
  let f = made.get(key)
  if (!f) {
    const drawn = tables.get(game)?.[card] ?? guess(card)
    made.set(key, (f = { game, card, name: `${game}-card-${card}`, ...drawn }))
  }
  return f
}

/** The cards that say something of their own, in the order of the game's table of faces. */
export function cardsWithText(game: string): string[] {
  void registered
  return Object.keys(tables.get(game) ?? {}).filter((card) => attribute(`${game}-card-${card}`, 'text') !== '')
}

/** Cards of games without a table of their own: the kind is read from the id. */
function guess(card: string): Omit<Face, 'game' | 'card' | 'name'> {
  if (/zombie|horde|wave/.test(card)) return { kinds: ['zombies'], icon: 'shambling-zombie', scene: 'moon' }
  if (/gun|axe|shot|pistol|saw|molotov|grenade|bat\b/.test(card))
    return { kinds: ['item'], icon: 'fire-axe', scene: 'burst' }
  return PLAIN
}

export function leadKind(kinds: string[]): string {
  return kinds.includes('attack') ? 'attack' : kinds.includes('reaction') ? 'reaction' : (kinds[0] ?? 'event')
}

/** The card that a message id names, if it names one. */
export function cardOf(game: string, id: string | undefined): string | null {
  const start = `${game}-card-`
  return id?.startsWith(start) ? id.slice(start.length) : null
}

/** The glyph of each kind of card: a kind is told by word, glyph, edge and colour. */
export const KIND_ICONS: Record<string, string> = {
  action: 'lightning-helix',
  attack: 'claw-slashes',
  reaction: 'checked-shield',
  aim: 'crosshair',
  zombies: 'shambling-zombie',
  infection: 'biohazard',
  event: 'lightning-frequency',
  item: 'knapsack',
  weapon: 'fire-axe',
  gear: 'knapsack',
  wave: 'claw-slashes',
  survivor: 'person',
}
