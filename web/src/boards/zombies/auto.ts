/** "Place for me", "move for me": a sensible legal choice. Zombies go away from me and towards the others, tokens come near me. */
import type { Choice, Decision } from '../../lib/protocol'
import type { CityView, Spot } from './view'

const far = (a: Spot, b: Spot): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1])

export const CAN_DO: readonly string[] = ['put', 'keep_clear', 'move_zombie', 'pick_zombie', 'send_zombie', 'rise']

/** How good it is for me that a zombie stands there. */
function worth(view: CityView, me: number, at: Spot): number {
  const mine = view.players[me]?.square
  const others = view.players.filter((player, seat) => seat !== me && player.square)
  const close = others.map((player) => far(player.square!, at) - player.trophies / 4)
  return (mine ? Math.min(far(mine, at), 9) : 0) * 1.1 - Math.min(12, ...close)
}

export function forMe(decision: Decision, view: CityView, me: number): Choice | null {
  const square = (choice: Choice): Spot => choice.target.square as Spot
  const from = (choice: Choice): Spot => choice.target.from as Spot
  const token = /:(life|bullet)@/.test(decision.options[0]?.id ?? '')
  const value = (choice: Choice): number => {
    if (!choice.target.square) return -Infinity
    const here = worth(view, me, square(choice)) * (token ? -1 : 1)
    if (decision.kind === 'keep_clear' || decision.kind === 'pick_zombie') return -here
    if (decision.kind === 'move_zombie') return here - worth(view, me, from(choice))
    return here
  }
  const best = decision.options.reduce<Choice | null>((a, b) => (a && value(a) >= value(b) ? a : b), null)
  return best?.target.square ? best : null
}
