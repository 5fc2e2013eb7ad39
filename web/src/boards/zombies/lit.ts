/** What of the map is lit, and what choosing it means. */
import type { Choice, Decision } from '../../lib/protocol'
import type { Side } from './tiledata'
import { keyOf, type CityView, type Spot } from './view'

export interface Mark {
  at: Spot
  steps: number // 0: not a walk
  fights: number // on the way there, the goal included
  fight: boolean // on the square itself
}
export interface Ghost {
  at: Spot
  ways: Choice[]
}

/** Of a tile to be laid, on one of its sides. */
export interface Road {
  side: Side
  to?: string // the tile it would lead to
  closed?: boolean // no tile could go on with it
}

const square = (choice: Choice): Spot | null => (choice.target.square as Spot | undefined) ?? null

/** The squares a walk can lead to, as the server says. */
export function walkMarks(decision: Decision, crowd: ReadonlySet<string>): Map<string, Mark> {
  return new Map(
    decision.reach.map(({ square: at, path, fights }) => [
      keyOf(at),
      { at, steps: path.length, fights, fight: crowd.has(keyOf(at)) },
    ]),
  )
}

/** The squares from the first step to the goal. */
export const pathTo = (decision: Decision | null, goal: string): string[] =>
  decision?.reach.find((way) => keyOf(way.square) === goal)?.path.map(keyOf) ?? []

export function squareMarks(choices: Choice[]): Map<string, Mark> {
  const marks = new Map<string, Mark>()
  for (const choice of choices) {
    const at = square(choice)
    if (at) marks.set(keyOf(at), { at, steps: 0, fights: 0, fight: false })
  }
  return marks
}

/** Zombies that can move, by the square they stand on. */
export function movesFrom(decision: Decision): Map<string, Choice[]> {
  const moves = new Map<string, Choice[]>()
  for (const choice of decision.options) {
    const from = choice.target.from as Spot | undefined
    if (from) moves.set(keyOf(from), [...(moves.get(keyOf(from)) ?? []), choice])
  }
  return moves
}

export function ghostsOf(decision: Decision): Ghost[] {
  const ghosts = new Map<string, Ghost>()
  for (const choice of decision.options) {
    const at = choice.target.tile as Spot
    const ghost = ghosts.get(keyOf(at)) ?? { at, ways: [] }
    ghost.ways.push(choice)
    ghosts.set(keyOf(at), ghost)
  }
  return [...ghosts.values()]
}

/** Where the tile that is bid for may go: to be looked at, whoever is asked. */
export interface Site {
  at: Spot
  turns: number[]
  steps: (number | null)[] // everybody's to where one wins there
}

export const sitesOf = (view: CityView): Site[] =>
  view.auction?.sites.map(({ x, y, turns, steps }) => ({ at: [x, y], turns, steps })) ?? []

export const turnsOf = (choice: Choice): number => Number(choice.target.turns ?? 0)
export const closedBy = (choice: Choice | null): Spot[] => (choice?.target.closes as Spot[] | undefined) ?? []
export const roadsFrom = (choice: Choice): Road[] => (choice.target.roads as Road[] | undefined) ?? []
