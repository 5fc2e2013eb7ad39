/** Decks that people have built: as texts, of which one line is a card, and kept in this browser. */

export interface KeptDeck {
  game: string
  name: string
  text: string
}
export type Cards = Record<string, number>

const KEY = 'orda-decks'

function stored(): KeptDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as KeptDeck[]).filter((each) => each?.game && each.name && each.text) : []
  } catch {
    return []
  }
}

let kept: KeptDeck[] = $state.raw(stored())

function keep(next: KeptDeck[]): boolean {
  kept = next.sort((a, b) => a.name.localeCompare(b.name))
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
    return true
  } catch {
    return false // until the page is left
  }
}

export const keptDecks = (game: string): KeptDeck[] => kept.filter((each) => each.game === game)

const others = (game: string, name: string): KeptDeck[] =>
  kept.filter((each) => each.game !== game || each.name !== name)

/** One of the same name is replaced. False: this browser keeps nothing. */
export const keepDeck = (game: string, name: string, text: string): boolean =>
  keep([...others(game, name), { game, name, text }])

export const forgetDeck = (game: string, name: string): boolean => keep(others(game, name))

/** As the engine writes it (`write` in engine/decks.py), and it alone reads it. */
export function deckText(name: string, cards: Cards): string {
  const lines = Object.entries(cards).map(([card, copies]) => `${copies} ${card}\n`)
  return (name ? `deck: ${name}\n` : '') + lines.join('')
}

export const deckName = (text: string): string => /^deck: (.*)$/m.exec(text)?.[1] ?? ''

export const sizeOf = (cards: Cards): number => Object.values(cards).reduce((sum, copies) => sum + copies, 0)

export const deckSize = (text: string): number =>
  [...text.matchAll(/^(\d+) /gm)].reduce((sum, [, copies]) => sum + Number(copies), 0)
