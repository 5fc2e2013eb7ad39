import type { Scene } from '../../art/scenery'
import type { Looks } from '../../lib/cards.svelte'
import { cardInfo, catalogue } from '../../lib/catalogue.svelte'

/** What each figure looks like: icon and the kind that gives its tones. */
export const SURVIVOR_ICONS: Record<string, string> = {
  poliziotto: 'police-officer-head',
  cheerleader: 'megaphone',
  nonna: 'sitting-dog',
  surfista: 'surf-board',
  biker: 'full-motorcycle-helmet',
}

const ITEMS: Record<string, [icon: string, scene: Scene]> = {
  colt: ['revolver', 'burst'],
  ascia: ['wood-axe', 'burst'],
  motosega: ['chainsaw', 'burst'],
  caricatore: ['machine-gun-magazine', 'street'],
  tanica: ['jerrycan', 'street'],
  adrenalina: ['syringe', 'burst'],
  barricata: ['wooden-fence', 'moonlit'],
  giocattolo: ['vintage-robot', 'moonlit'],
  visore: ['night-vision', 'moonlit'],
  ondata: ['raise-zombie', 'fire'],
}

/** What is seen of an ability, a quote or an item at the place of whom it is for. */
export const SEEN_AS: Record<string, 'fled' | 'helped'> = {
  ability_cheerleader: 'fled',
  ability_nonna: 'helped',
  quote_feel_better: 'helped',
  adrenalina: 'helped',
}

/** Quotes that are more than somebody speaking. */
export const QUOTE_ICONS: Record<string, string> = { red_button: 'mushroom-cloud' }

/** What is loaded, as a glyph. */
export const AMMO_ICONS: Record<string, string> = { colt: 'x-bullet', motosega: 'drop' }

const ZOMBIES: Record<number, [icon: string, scene: Scene]> = {
  2: ['shambling-zombie', 'moon'],
  3: ['shambling-zombie', 'moon'],
  4: ['raise-zombie', 'moon'],
  5: ['shambling-zombie', 'burst'],
  6: ['muscle-up', 'burst'],
}

/** Icon and scene of a zombie; whoever was a survivor is still recognised. */
export function zombieArt(id: string, strength: number): [icon: string, scene: Scene] {
  const once = /^zombie_(.+)$/.exec(id)?.[1]
  return once ? [SURVIVOR_ICONS[once] ?? 'muscle-up', 'burst'] : (ZOMBIES[strength] ?? ZOMBIES[6]!)
}

export const itemIcon = (id: string): string => ITEMS[id]?.[0] ?? 'knapsack'

/** All cards of the catalogue, each drawn by what it is. */
export function looks(game: string): Looks {
  const found: Looks = {}
  for (const { id, kinds, strength } of catalogue(game).cards) {
    const [icon, scene] = kinds.includes('zombies')
      ? zombieArt(id, strength ?? 0)
      : (ITEMS[id] ?? [SURVIVOR_ICONS[id] ?? 'person', 'burst'])
    found[id] = { icon, scene }
  }
  return found
}
export const itemKind = (game: string, id: string): string => cardInfo(game, id)?.kinds[0] ?? 'gear'
