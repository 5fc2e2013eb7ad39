import type { Scene } from '../../art/scenery'
import type { Faces } from '../../lib/cards.svelte'

/** What each figure looks like: icon and the kind that gives its tones. */
export const SURVIVOR_ICONS: Record<string, string> = {
  poliziotto: 'police-officer-head',
  cheerleader: 'megaphone',
  nonna: 'sitting-dog',
  surfista: 'surf-board',
  biker: 'full-motorcycle-helmet',
}

const ITEMS: Record<string, [kind: string, icon: string, scene: Scene]> = {
  colt: ['weapon', 'revolver', 'burst'],
  ascia: ['weapon', 'wood-axe', 'burst'],
  motosega: ['weapon', 'chainsaw', 'burst'],
  caricatore: ['gear', 'machine-gun-magazine', 'street'],
  tanica: ['gear', 'jerrycan', 'street'],
  adrenalina: ['gear', 'syringe', 'burst'],
  barricata: ['gear', 'wooden-fence', 'moonlit'],
  giocattolo: ['gear', 'vintage-robot', 'moonlit'],
  visore: ['gear', 'night-vision', 'moonlit'],
  ondata: ['wave', 'raise-zombie', 'fire'],
}

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

export const itemIcon = (id: string): string => ITEMS[id]?.[1] ?? 'knapsack'
export const itemKind = (id: string): string => ITEMS[id]?.[0] ?? 'gear'

const COUNTS = [5, 8, 8, 9, 6] // zombies of strength 2, 3, 4, 5, 6
export const FACES: Faces = {}
for (const [id, [kind, icon, scene]] of Object.entries(ITEMS)) FACES[id] = { kinds: [kind], icon, scene }
for (const [id, icon] of Object.entries(SURVIVOR_ICONS)) {
  FACES[id] = { kinds: ['survivor'], icon, scene: 'burst' }
  FACES[`zombie_${id}`] = { kinds: ['zombies'], icon, scene: 'burst', worth: undefined }
}
for (const [i, count] of COUNTS.entries())
  for (let n = 1; n <= count; n++) {
    const [icon, scene] = ZOMBIES[i + 2]!
    FACES[`z${i + 2}_${String(n).padStart(2, '0')}`] = { kinds: ['zombies'], icon, scene }
  }
