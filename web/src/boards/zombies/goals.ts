/** The tiles on which one can win, as the server names them. */
import { tileInfo } from '../../lib/catalogue.svelte'
import type { CityView, Laid, Spot } from './view'

const ICONS: Record<string, string> = { helipad: 'helicopter', spell: 'warlock-hood' }

/** What can be won by getting somewhere, on any tile of this game: laid, to come, in hand or gone. */
export function goalsOf({ map, tiles_left, tile_drawn, tiles_removed }: CityView): Set<string> {
  const tiles = [...map.map((tile) => tile.id), ...Object.keys(tiles_left), ...tiles_removed, tile_drawn ?? '']
  return new Set(tiles.flatMap((tile) => tileInfo('zombies', tile)?.goal ?? []))
}
export const isGoal = (tile: Laid): boolean => Boolean(tileInfo('zombies', tile.id)?.goal)
export const goalTiles = (view: CityView): Laid[] => view.map.filter(isGoal)
export const goalIcon = (tile: string): string => ICONS[tileInfo('zombies', tile)?.goal ?? ''] ?? 'helicopter'
export const middleOf = (tile: Laid): Spot => [tile.x * 3 + 1, tile.y * 3 + 1]
