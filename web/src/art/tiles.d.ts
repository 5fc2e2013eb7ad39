/** A tile of the city as the rules of Zombies!!! describe it. */
export interface TileData {
  id: string
  kind: string
  zone: string
  exits: string
  layout: string[]
  doors: { col: number; row: number; side: string }[]
  duct: { col: number; row: number } | null
}
/** A tile of 180 x 180 units, turned by so many quarters clockwise, as SVG. */
export function drawTile(tile: TileData, turns?: number, opt?: { seed?: string; sign?: string }): string
/** Patterns and gradients that the tiles share; once per document. */
export function tileDefs(): string
/** Where the sign of a building goes; null where it has none. */
export function signSpot(tile: TileData, turns?: number): { x: number; y: number; rot: number; color: string } | null
