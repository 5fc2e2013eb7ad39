/** What has just happened, as things that move where they are; flights between places are in index.ts. */
import type { GameEvent } from '../../lib/protocol'
import { placeOf, type OffView } from './view'

export interface Effects {
  moved: Set<number> // corridors whose zombies have come one zone nearer
  fled: Set<number> // or gone one back
  bitten: Set<number>
  infected: Set<number>
  helped: Set<number>
}

export const still = (): Effects => ({
  moved: new Set(),
  fled: new Set(),
  bitten: new Set(),
  infected: new Set(),
  helped: new Set(),
})

export function effects(news: GameEvent[], view: OffView): Effects {
  const found = still()
  for (const { kind, data } of news) {
    const place = placeOf(view, data.who)
    if (kind === 'move') found.moved.add(place)
    else if (kind === 'bitten') found.bitten.add(place)
    else if (kind === 'infection') found.infected.add(place)
    else if (kind === 'ability_cheerleader') found.fled.add(placeOf(view, data.whom))
    else if (kind === 'ability_nonna') found.helped.add(placeOf(view, data.whom))
    else if (kind === 'quote_feel_better' || (kind === 'use' && data.item === 'adrenalina')) found.helped.add(place)
  }
  return found
}
