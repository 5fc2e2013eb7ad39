/** A question as a headline and the reason below it. */
import type { Text, View } from './protocol'
import { attribute, pieces, t, type Names, type Piece } from './texts.svelte'

export interface Asked {
  ask: string
  why: Piece[]
}

/** What is said while somebody else must choose; at a finished table nobody must. */
export function waitingFor(view: View, seat: number, names: Names): string {
  if (view.result) return t('end-over')
  return seat === names.me ? t('waiting-for-me') : t('waiting-for', { name: names(seat) })
}

const LONG = 44
const SHORTEST = 8 // a headline is more than a name

/** The first sentence is the headline, the rest the reason; a message may give the reason as its attribute `why`. */
export function headline(prompt: Text, names: Names): Asked {
  const all = pieces(prompt, names)
  if (attribute(prompt.id, 'why'))
    return { ask: all.map((piece) => piece.text).join(''), why: pieces(prompt, names, 'why') }
  const asker = all[0]?.kind === 'thing' ? /^:\s+(?=\S)/.exec(all[1]?.kind === 'words' ? all[1].text : '') : null
  if (asker) return askedBy(all, asker[0].length)
  const whole = all.map((piece) => piece.text).join('')
  if (whole.length <= LONG) return { ask: whole.replace(/\.$/, ''), why: [] }
  for (let i = 0; i < all.length; i++) {
    const piece = all[i]!
    const before = all.slice(0, i).reduce((sum, each) => sum + each.text.length, 0)
    const cut = piece.kind === 'words' ? separator(piece.text, SHORTEST - before) : -1
    if (cut < 0) continue
    const end = piece.text[cut] === '?' || piece.text[cut] === '!' ? cut + 1 : cut
    const head =
      all
        .slice(0, i)
        .map((each) => each.text)
        .join('') + piece.text.slice(0, end)
    const rest = piece.text.slice(cut + 1).trimStart()
    return { ask: head, why: [{ kind: 'words', text: rest[0]!.toUpperCase() + rest.slice(1) }, ...all.slice(i + 1)] }
  }
  return { ask: whole.replace(/\.$/, ''), why: [] }
}

/** "Sacrifice: choose up to 4 cards. None is a must.": the headline is what is asked, the reason begins with the card. */
function askedBy([card, words, ...more]: Piece[], colon: number): Asked {
  const rest = words!.text.slice(colon)
  const cut = more.length ? -1 : rest.length > LONG && rest.includes('; ') ? rest.indexOf('; ') : separator(rest, 0)
  const sentence = cut < 0 ? [{ kind: 'words' as const, text: rest }, ...more] : []
  const ask = sentence.length ? sentence.map((piece) => piece.text).join('') : rest.slice(0, cut + 1)
  const why: Piece[] = cut < 0 ? [card!] : [card!, { kind: 'words', text: ': ' + rest.slice(cut + 1).trim() }]
  return { ask: ask[0]!.toUpperCase() + ask.slice(1).replace(/[.:;]$/, ''), why }
}

/** Where a sentence ends, not before `least`; -1 if nowhere with something after it. */
function separator(text: string, least: number): number {
  const from = Math.max(0, least)
  const found = text.slice(from).search(/[.?!:]\s+\S/)
  return found < 0 ? -1 : from + found
}
