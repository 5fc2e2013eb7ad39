import type { Looks } from '../../lib/cards.svelte'

// symbol: glyph, colour, icon of the item, icon of the zombie
const SYMBOLS: Record<string, [string, string, string, string]> = {
  ball: ['tennis-ball', '#c98a5a', 'baseball-bat', 'american-football-player'],
  drop: ['water-drop', '#4f9fd0', 'umbrella', 'heavy-rain'],
  wheel: ['car-wheel', '#8b95a1', 'stop-sign', 'bus'],
  paw: ['paw-print', '#a8825f', 'crossed-bones', 'hound'],
  flame: ['flame', '#cf6238', 'fire-extinguisher', 'fire-silhouette'],
  fish: ['tropical-fish', '#3f9f97', 'bug-net', 'shark-jaws'],
  heart: ['hearts', '#c9688f', 'mirror-mirror', 'ample-dress'],
  book: ['open-book', '#8674c9', 'tied-scroll', 'teacher'],
  leaf: ['linden-leaf', '#6a9650', 'chainsaw', 'carnivorous-plant'],
  note: ['musical-notes', '#b7a148', 'headphones', 'sing'],
}

export const LOOKS: Looks = {
  roach_zombie: { icon: 'long-antennae-bug', scene: 'burst', symbol: 'long-antennae-bug', colour: '#77725f' },
}
for (const [symbol, [glyph, colour, item, zombie]] of Object.entries(SYMBOLS)) {
  LOOKS[`${symbol}_item`] = { icon: item, scene: 'burst', symbol: glyph, colour }
  LOOKS[`${symbol}_zombie`] = { icon: zombie, scene: 'burst', symbol: glyph, colour }
}
