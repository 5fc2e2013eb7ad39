/** What has just happened, as things that move where they are; flights between places are in index.ts. */
import type { GameEvent } from '../../lib/protocol'
import { SEEN_AS } from './faces'
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
    const seen = SEEN_AS[kind === 'use' ? String(data.item) : kind]
    if (seen) found[seen].add(data.whom ? placeOf(view, data.whom) : place)
  }
  return found
}

/** What a survivor has just found. */
export function lastFound(log: GameEvent[], survivor: string): string | null {
  for (let i = log.length - 1; i >= 0 && i > log.length - 8; i--) {
    const { kind, data } = log[i]!
    if (kind === 'find' || kind === 'picks_up') return data.who === survivor ? String(data.item) : null
    if (kind === 'turn' || kind === 'move') return null
  }
  return null
}

export interface Roll {
  who: string
  die: number
  power: number
  strength: number
}

export const lastRoll = (log: GameEvent[]): Roll | null =>
  (log.findLast((event) => event.kind === 'roll')?.data as unknown as Roll | undefined) ?? null
