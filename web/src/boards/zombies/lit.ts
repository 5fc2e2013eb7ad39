/** What of the map is lit, and what choosing it means. */
import type { Choice, Decision } from '../../lib/protocol'
import { claustrophobic, pathTo, type City, type Way } from './city'
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

const square = (choice: Choice): Spot | null => (choice.target.square as Spot | undefined) ?? null

/** Steps and far squares: the engine offers the next square only; those behind it are reached step by step. */
export function walkWays(decision: Decision, view: CityView, city: City): Map<string, Way> {
  const walk = view.walks.at(-1)
  const start = walk && view.players[walk.mover]?.square
  if (!walk || !start) return new Map()
  const first = new Set(
    decision.options
      .map(square)
      .filter((at): at is Spot => at !== null)
      .map(keyOf),
  )
  const crowd = new Set(view.zombies.map(([x, y]) => keyOf([x, y])))
  const used = new Set(walk.used.map(keyOf))
  const shy = claustrophobic(view, walk.mover)
  const inside = city.squares.get(keyOf(start))?.inside ?? false
  const points = shy && inside ? 1 : walk.points
  const from = keyOf(start)
  const ways = city.reach(start, points, crowd, (each) => used.has(keyOf(each.at)) || (shy && each.inside && !inside))
  for (const goal of [...ways.keys()]) if (goal !== from && !first.has(pathTo(ways, goal)[0] ?? '')) ways.delete(goal)
  return ways
}

export function walkMarks(ways: Map<string, Way>, city: City, crowd: ReadonlySet<string>): Map<string, Mark> {
  const marks = new Map<string, Mark>()
  for (const [goal, way] of ways)
    if (way.steps)
      marks.set(goal, { at: city.squares.get(goal)!.at, steps: way.steps, fights: way.fights, fight: crowd.has(goal) })
  return marks
}

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

export const turnsOf = (choice: Choice): number => Number(choice.target.turns ?? 0)
