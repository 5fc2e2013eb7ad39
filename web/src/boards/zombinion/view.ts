import type { View } from '../../lib/protocol'

export interface ZPlayer {
  turns: number
  hand_size: number
  deck_size: number
  discard_top: string | null
  in_play: string[]
  aside: string[]
  hand?: string[]
  picked?: string[]
}

export interface ZView extends View {
  phase: string
  active: number
  actions: number
  targets: number
  shots: number
  supply: Record<string, number>
  trash: string[]
  players: ZPlayer[]
}

/** Cards with a key each: the first Bullet, the second Bullet ... */
export function keyed(cards: string[]): { card: string; key: string; nth: number }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0
    seen.set(card, nth + 1)
    return { card, nth, key: `${card}/${nth}` }
  })
}
