/** Cards with a key each: the first Bullet, the second Bullet ... */
export function keyed(cards: string[]): { card: string; key: string; nth: number }[] {
  const seen = new Map<string, number>()
  return cards.map((card) => {
    const nth = seen.get(card) ?? 0
    seen.set(card, nth + 1)
    return { card, nth, key: `${card}/${nth}` }
  })
}
