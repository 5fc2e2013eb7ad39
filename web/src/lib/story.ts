/** The story of a game as lines: one number for each seat after each turn. */
import type { GameEvent, Moment, Replay, View } from './protocol'

export interface Story {
  label: string // message id: what is counted
  turns: number[]
  lines: number[][] // by seat
  goal: number | null
}

type Player = Record<string, unknown>
const COUNTS = ['kills', 'points', 'score', 'trophies', 'items', 'infection']
const WORTH: Record<string, number> = { zombie: 1, many_zombies: 3, horde: 6, infection: -1 }
const START = { cards: 10, worth: 3, survivors: 0 } // seven Bullets and three Zombies
const CARDS_A_POINT = 10 // a Survivors card is worth a point for each ten cards one has

const size = (value: unknown): number | null =>
  typeof value === 'number' ? value : Array.isArray(value) ? value.length : null

/** What a game counts: the first of the known fields that its players have. */
function field(view: View): string | null {
  const players = playersOf(view)
  return COUNTS.find((name) => players.every((player) => size(player[name]) !== null)) ?? null
}

/** The moments that led to the end: what was undone is left out. */
export function mainLine(replay: Replay): Moment[] {
  const line = new Set(replay.line)
  return replay.moments.filter((moment) => moment.number === 0 || line.has(moment.number))
}

/** Zombinion tells points only at the end; what each player took and lost is public, and adds up to them. */
function deckPoints(moments: Moment[], seats: number): { turns: number[]; lines: number[][] } {
  const decks = Array.from({ length: seats }, () => ({ ...START }))
  const turns: number[] = []
  const lines: number[][] = Array.from({ length: seats }, () => [])
  const change = (player: number, card: string, by: number): void => {
    const deck = decks[player]!
    deck.cards += by
    deck.worth += by * (WORTH[card] ?? 0)
    if (card === 'survivors') deck.survivors += by
  }
  const count = (event: GameEvent): void => {
    const { player, card, cards } = event.data as { player: number; card?: string; cards?: string[] }
    if (card && (event.kind.startsWith('take') || event.kind === 'loot')) change(player, card, 1)
    if (event.kind === 'trash') for (const each of cards ?? []) change(player, each, -1)
  }
  const points = ({ worth, survivors, cards }: typeof START): number =>
    worth + survivors * Math.floor(cards / CARDS_A_POINT)
  for (const moment of moments) {
    moment.events.forEach(count)
    const turn = moment.view?.turn ?? 0
    if (turns.at(-1) === turn) turns.pop()
    else for (const line of lines) line.push(0)
    turns.push(turn)
    decks.forEach((deck, seat) => (lines[seat]![turns.length - 1] = points(deck)))
  }
  return { turns, lines }
}

/** Off the Dead: how far the infection of each player's survivors has come, the worst of them. */
function infection(survivors: { seat: number; level: number }[]): Player[] {
  const players: Player[] = []
  for (const { seat, level } of survivors)
    players[seat] = { infection: Math.max(level, (players[seat]?.infection as number | undefined) ?? 0) }
  return players
}

const playersOf = (view: View): Player[] =>
  view.survivors ? infection(view.survivors as { seat: number; level: number }[]) : ((view.players ?? []) as Player[])

export function story(game: string, replay: Replay): Story | null {
  const moments = mainLine(replay).filter((moment) => moment.view)
  const first = moments[0]?.view
  const seats = first ? playersOf(first).length : 0
  if (!first || !seats) return null
  if (game === 'zombinion') return { label: 'chart-points', goal: null, ...deckPoints(moments, seats) }
  const name = field(first)
  if (!name) return null
  const turns: number[] = []
  const lines: number[][] = Array.from({ length: seats }, () => [])
  for (const { view } of moments) {
    const again = turns.at(-1) === view!.turn
    if (!again) turns.push(view!.turn)
    for (const [seat, player] of playersOf(view!).entries()) {
      if (again) lines[seat]!.pop()
      lines[seat]!.push(size(player[name]) ?? 0)
    }
  }
  return {
    label: `chart-${name}`,
    turns,
    lines,
    goal: game === 'run' ? 5 : ((first.kill_target as number | undefined) ?? null),
  }
}
