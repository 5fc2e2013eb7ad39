/** What a card looks like: what is printed on it comes from the server's catalogue, icon and scene from its board. */
import type { Scene } from '../art/scenery'
import { cardInfo, catalogue } from './catalogue.svelte'
import { attribute } from './texts.svelte'

/** How a board draws a card. */
export interface Look {
  icon: string
  scene: Scene
  colour?: string // Zombie! Run: of the symbol
  symbol?: string // its glyph
}

export interface Face extends Look {
  game: string
  card: string
  name: string // message id
  kinds: string[] // of the kinds with tones; the first that is an attack or a reaction gives the colour
  cost?: number
  worth?: number // points or shots
}

export type Looks = Record<string, Look>

const tables = new Map<string, Looks>()
let registered = $state(0) // faces seen before their game was loaded are looked up again

export function registerLooks(game: string, looks: Looks): void {
  tables.set(game, looks)
  registered++
}

const PLAIN: Look = { icon: 'x-cards', scene: 'burst' }

export function face(game: string, card: string): Face {
  void registered
  const printed = cardInfo(game, card)
  const worth = printed?.points ?? printed?.shots
  return {
    game,
    card,
    name: `${game}-card-${card}`,
    kinds: printed?.kinds ?? ['event'],
    ...(tables.get(game)?.[card] ?? PLAIN),
    ...(printed && printed.cost !== null ? { cost: printed.cost } : {}),
    ...(worth === null || worth === undefined ? {} : { worth }),
  }
}

/** The cards that say something of their own, in the order of the catalogue. */
export const cardsWithText = (game: string): string[] =>
  catalogue(game)
    .cards.map((card) => card.id)
    .filter((card) => attribute(`${game}-card-${card}`, 'text') !== '')

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
