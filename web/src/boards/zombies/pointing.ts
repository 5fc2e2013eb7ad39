/** What pointers do on the map: choose, look, and turn the tile that is being laid. */
import type { Cursor } from './cursor.svelte'
import type { Following } from './following.svelte'
import type { Hands } from './gestures'
import type { Ghost } from './lit'
import { S, T } from './tiledata'
import type { Turn } from './turn.svelte'
import { keyOf, type Spot } from './view'

const squareAt = (x: number, y: number): Spot => [Math.floor(x / S), Math.floor(y / S)]
const cellAt = (x: number, y: number): Spot => [Math.floor(x / T), Math.floor(y / T)]

/** The button that turns a tile lies in its upper right corner, and is as large on every screen as a finger is. */
export function turnButton(zoom: number): { x: number; y: number; r: number } {
  const r = Math.min(T / 4, 22 / zoom)
  return { x: T - r - 4, y: r + 4, r }
}

export function pointing(turn: Turn, cursor: Cursor, { camera }: Following): Hands {
  const ghostAt = (x: number, y: number): Ghost | undefined =>
    turn.ghosts.find((ghost) => keyOf(ghost.at) === keyOf(cellAt(x, y)))
  const chosenAt = (x: number, y: number): Ghost | null =>
    turn.ghost && keyOf(turn.ghost.at) === keyOf(cellAt(x, y)) ? turn.ghost : null

  function onTurnButton(ghost: Ghost, x: number, y: number): boolean {
    const button = turnButton(camera.k)
    const [dx, dy] = [x - ghost.at[0] * T - button.x, y - ghost.at[1] * T - button.y]
    return ghost.ways.length > 1 && Math.hypot(dx, dy) <= button.r
  }
  /** The first press chooses a place, one more lays the tile there. */
  function tapGhost(ghost: Ghost, x: number, y: number): void {
    if (!chosenAt(x, y)) turn.select(keyOf(ghost.at))
    else if (onTurnButton(ghost, x, y)) turn.turnGhost(1)
    else turn.place()
  }
  /** Nobody has such a place yet; a press says who will. */
  function tapSite(x: number, y: number): void {
    const site = turn.sites.find((each) => keyOf(each.at) === keyOf(cellAt(x, y)))
    if (!site) return turn.act(squareAt(x, y))
    cursor.at = site.at
    turn.askOfSite(site.at)
  }
  return {
    camera,
    tap(x, y, byFinger) {
      const ghost = ghostAt(x, y)
      if (ghost) return tapGhost(ghost, x, y)
      if (turn.buildings.some((at) => keyOf(at) === keyOf(cellAt(x, y)))) return turn.actTile(cellAt(x, y))
      if (turn.sites.length) return tapSite(x, y)
      cursor.at = squareAt(x, y)
      turn.act(cursor.at, byFinger)
    },
    hover: (x, y) => (turn.looked = squareAt(x, y)),
    leave: () => (turn.looked = null),
    holds: (x, y) => chosenAt(x, y) !== null,
    turn: (by) => turn.turnGhost(by),
  }
}
