/** How what happens is told: how long each kind of event is seen, how the table looks in between, where it happens. */
import type { Beats } from '../../lib/playback'
import type { GameEvent, View } from '../../lib/protocol'
import type { Sounds } from '../../lib/sound'
import type { Banner } from '../board'
import { fate } from '../fate'
import { goalsOf } from './goals'
import type { CityView, Spot } from './view'

/** What is heard of kinds of events that are not just cards, steps and dice. */
export const SOUNDS: Sounds = {
  kill: 'kill',
  wound: 'hurt',
  half_wound: 'hurt',
  desperate: 'hurt',
  take_life: 'gain',
  take_bullet: 'gain',
  take_jeep: 'gain',
  keys: 'gain',
  auction: 'gain',
  move_zombie: 'groan',
  put_zombie: 'groan',
  put_life: '',
  put_bullet: '',
  send_zombie: 'groan',
}

export const BEATS: Beats = {
  draw_tile: 'mark',
  place_tile: 'card',
  no_place: 'mark',
  shuffle_back: 'mark',
  open_up: 'mark',
  map_closed: 'mark',
  drive: 'mark',
  play: 'card',
  play_at: 'card',
  play_in: 'card',
  activate: 'card',
  activate_at: 'card',
  activate_in: 'card',
  no_effect: 'mark',
  hand_over: 'card',
  take_discarded: 'card',
  start: 'mark',
  start_with_keys: 'mark',
  respawn: 'mark',
  skip: 'mark',
  fight: 'step',
  roll: 'die',
  roll_dogs: 'die',
  total: 'note', // the sum is told as soon as the die lies there
  put_zombie: 'mark',
  put_life: 'step',
  put_bullet: 'step',
  broken_off: 'mark',
  pay_bullets: 'mark',
  wound: 'mark',
  half_wound: 'mark',
  kill: 'mark',
  beaten_again: 'mark',
  give_up: 'mark',
  desperate: 'mark',
  die: 'scene',
  step: 'step',
  relocate: 'mark',
  duct: 'mark',
  take_jeep: 'mark',
  take_life: 'step',
  take_bullet: 'step',
  move_zombie: 'step',
  send_zombie: 'step',
  bid: 'mark',
  bid_pass: 'mark',
  auction: 'card',
  keys: 'card',
  challenge: 'card',
  raise: 'mark',
  duel: 'card',
  spell: 'card',
  spell_stopped: 'mark',
  cast: 'mark',
  win_kills: 'mark',
  win_helipad: 'mark',
  win_spell: 'mark',
  win_rounds: 'mark',
  // Told with what they come with.
  points: 'note',
  draw: 'note',
  draw_card: 'note',
  discard: 'note',
  drop_item: 'note',
  empty: 'note',
}

export const SIGNS: Record<string, string> = {
  draw_tile: 'treasure-map',
  place_tile: 'treasure-map',
  step: 'sprint',
  relocate: 'sprint',
  fight: 'fire-axe',
  roll: 'perspective-dice-six',
  pay_bullets: 'x-bullet',
  wound: 'hearts',
  half_wound: 'hearts',
  kill: 'death-skull',
  beaten_again: 'death-skull',
  die: 'tombstone',
  move_zombie: 'shambling-zombie',
  put_zombie: 'raise-zombie',
  put_life: 'hearts',
  put_bullet: 'x-bullet',
  send_zombie: 'shambling-zombie',
  take_life: 'hearts',
  take_bullet: 'x-bullet',
  keys: 'key',
  auction: 'helicopter',
}

const is = (spot: Spot | [number, number, string], [x, y]: Spot): boolean => spot[0] === x && spot[1] === y

/** Of a zombie that comes into play there. */
const kindAt = ({ zombies }: CityView, at: Spot): 'normal' | 'enhanced' | 'dog' =>
  zombies.findLast((zombie) => is(zombie, at))?.[2] ?? 'normal'

/** Pawns and zombies are where they went before what comes of it: a fight, a roll. */
export function between(view: View, event: GameEvent, next: View): View {
  const table = view as CityView
  const { player, x, y, to_x, to_y } = event.data as Record<string, number>
  switch (event.kind) {
    case 'step':
    case 'relocate':
    case 'duct':
      return {
        ...table,
        players: table.players.map((each, n) => (n === player ? { ...each, square: [x!, y!] } : each)),
      } as View
    case 'move_zombie':
    case 'send_zombie': {
      const at = table.zombies.findIndex((zombie) => is(zombie, [x!, y!]))
      const zombies = table.zombies.map((zombie, i) => (i === at ? [to_x!, to_y!, zombie[2]] : zombie))
      return { ...table, zombies } as View
    }
    case 'put_zombie':
      return { ...table, zombies: [...table.zombies, [x!, y!, kindAt(next as CityView, [x!, y!])]] } as View
    case 'kill': {
      const at = table.zombies.findIndex((zombie) => is(zombie, [x!, y!]))
      return { ...table, zombies: table.zombies.filter((_, i) => i !== at) } as View
    }
    default:
      return view
  }
}

/** A square of the map is `at-x,y`, a tile `tile-x,y`. */
export function places(event: GameEvent): string[] {
  const { player, target, other, x, y, to_x, to_y } = event.data as Record<string, number | undefined>
  if (event.kind === 'place_tile' || event.kind === 'drive') return [`tile-${x},${y}`]
  if (to_x !== undefined) return [`at-${to_x},${to_y}`]
  if (x !== undefined) return [`at-${x},${y}`]
  return [target, other, player].flatMap((seat) => (seat === undefined ? [] : [`seat-${seat}`])).slice(0, 1)
}

/** Dice lie beside the pawn of whoever rolls: the fight is seen. */
export const rolledAt = (event: GameEvent): string => `pawn-${event.data.player as number}`

/** What I draw is asked about at once: it is nothing that has changed. */
export const concerns = (event: GameEvent): false | undefined => (event.kind === 'draw_tile' ? false : undefined)

export const banner = (event: GameEvent, _view: View, me: number | null): Banner | null =>
  event.kind === 'die' ? fate(event, me, 'zombies-death') : null

/** The ways to win in this game. */
export function goal(view: View): string {
  if ((view as CityView).keys) return 'zombies-goal-keys'
  const goals = goalsOf(view as CityView)
  if (!goals.has('spell')) return 'zombies-goal-city'
  return goals.has('helipad') ? 'zombies-goal-both' : 'zombies-goal-woods'
}
