/** What pointers do on the map: choose, look, and turn a tile held by the pointer. */
import type { Cursor } from './cursor.svelte'
import type { Following } from './following.svelte'
import type { Hands } from './gestures'
import { turnsOf, type Ghost } from './lit'
import { S, T } from './tiledata'
import type { Turn } from './turn.svelte'
import { keyOf, type Spot } from './view'

const HALF = T / 2
const squareAt = (x: number, y: number): Spot => [Math.floor(x / S), Math.floor(y / S)]
const cellAt = (x: number, y: number): Spot => [Math.floor(x / T), Math.floor(y / T)]

/** The legal turn that points nearest to where the pointer is from the middle of the tile. */
export function turnTowards(ghost: Ghost, x: number, y: number): number {
  const angle = Math.atan2(x - (ghost.at[0] * T + HALF), -(y - (ghost.at[1] * T + HALF)))
  const wanted = (Math.round(angle / (Math.PI / 2)) + 4) % 4
  const away = (n: number): number => Math.min((n - wanted + 4) % 4, (wanted - n + 4) % 4)
  return ghost.ways.map(turnsOf).sort((a, b) => away(a) - away(b))[0]!
}

export function pointing(turn: Turn, cursor: Cursor, { camera }: Following): Hands {
  const ghostAt = (x: number, y: number): Ghost | undefined =>
    turn.ghosts.find((ghost) => keyOf(ghost.at) === keyOf(cellAt(x, y)))
  const isChosen = (ghost: Ghost): boolean => turn.chosen === keyOf(ghost.at)

  function tapGhost(ghost: Ghost): void {
    const again = isChosen(ghost)
    if (!again) turn.select(keyOf(ghost.at))
    if (again || ghost.ways.length === 1) turn.place()
  }
  return {
    camera,
    tap(x, y) {
      const ghost = ghostAt(x, y)
      if (ghost) return tapGhost(ghost)
      if (turn.buildings.some((at) => keyOf(at) === keyOf(cellAt(x, y)))) return turn.actTile(cellAt(x, y))
      cursor.at = squareAt(x, y)
      turn.act(cursor.at)
    },
    hover(x, y) {
      const ghost = ghostAt(x, y)
      if (ghost && !isChosen(ghost)) turn.select(keyOf(ghost.at))
      turn.looked = squareAt(x, y)
    },
    leave: () => (turn.looked = null),
    grab(x, y) {
      const ghost = ghostAt(x, y)
      if (!ghost || ghost.ways.length < 2) return false
      if (!isChosen(ghost)) turn.select(keyOf(ghost.at))
      return true
    },
    turn(x, y) {
      if (turn.ghost) turn.select(turn.chosen!, turnTowards(turn.ghost, x, y))
    },
    drop(x, y) {
      const at = turn.ghost?.at
      if (at && Math.hypot(x - (at[0] * T + HALF), y - (at[1] * T + HALF)) < T) turn.place()
    },
  }
}
