import { registerLooks } from '../../lib/cards.svelte'
import { registerIcons } from '../../lib/icons'
import type { GameEvent, View } from '../../lib/protocol'
import type { BoardKit, Flight } from '../board'
import './shared.css'
import Board from './Board.svelte'
import { looks } from './faces'
import Front from './Front.svelte'
import ICONS from './off_the_dead.icons'
import { BEATS as beats, SOUNDS as sounds, SIGNS as signs, banner, between, concerns, places } from './story'
import { GAME, placeOf, type OffView } from './view'

registerIcons(ICONS)
registerLooks(GAME, looks(GAME))

/** Where a zombie lies that falls: its card if it was face up, else its corridor. */
function lies(view: OffView, zombie: string): string {
  for (const survivor of view.survivors)
    if (survivor.corridor.flat().some((each) => each.id === zombie)) return `z-${zombie}`
  return `corr-${view.attack?.corridor ?? view.active}`
}

function flights(event: GameEvent, before: View): Flight[] {
  const view = before as OffView
  const { who, whom, item, zombie, pile } = event.data as {
    who: string
    whom: string
    item: string
    zombie: string
    pile: number
  }
  const place = placeOf(view, who)
  switch (event.kind) {
    case 'comes_out':
      return [{ from: 'horde', to: `zone-${place}-0` }]
    case 'sold_out':
      return [{ from: 'grave', to: `zone-${place}-0` }]
    case 'find':
    case 'picks_up':
      return [{ from: 'rubble', to: `surv-${place}`, card: item }]
    case 'put_back':
      return [{ from: 'rubble', to: `pile-${pile - 1}`, card: item }]
    case 'throw':
      return [{ from: `surv-${place}`, to: `surv-${placeOf(view, whom)}`, card: item }]
    case 'use':
    case 'junk':
      return [{ from: `surv-${place}`, to: 'grave', card: item }]
    case 'kill':
      return [{ from: lies(view, zombie), to: view.advanced ? `surv-${place}` : 'grave', card: zombie }]
    case 'dies':
      return [{ from: `surv-${place}`, to: 'horde', card: `zombie_${who}` }]
    default:
      return []
  }
}

/** All is open but what was seen through the goggles, or is remembered for its owner alone. */
function secret(view: View): boolean {
  const { horde, survivors } = view as OffView
  return (
    Boolean(horde.seen?.length) ||
    Object.keys(horde.remembered ?? {}).length > 0 ||
    survivors.some((each) => each.corridor.flat().some((zombie) => zombie.remembered))
  )
}

export default {
  board: Board,
  css: 'off-the-dead-board',
  flights,
  secret,
  front: Front,
  beats,
  banner,
  between,
  concerns,
  places,
  signs,
  sounds,
} satisfies BoardKit
