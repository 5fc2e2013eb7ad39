/** A question as a headline and the reason below it. */
import type { Text } from './protocol'
import { attribute, pieces, type Names, type Piece } from './texts.svelte'

export interface Asked {
  ask: string
  why: Piece[]
}

const LONG = 44

/** The first sentence is the headline, the rest the reason; a message may give the reason as its attribute `why`. */
export function headline(prompt: Text, names: Names): Asked {
  const all = pieces(prompt, names)
  if (attribute(prompt.id, 'why')) return { ask: all.map((piece) => piece.text).join(''), why: pieces(prompt, names, 'why') }
  const whole = all.map((piece) => piece.text).join('')
  if (whole.length <= LONG) return { ask: whole.replace(/\.$/, ''), why: [] }
  for (let i = 0; i < all.length; i++) {
    const piece = all[i]!
    const cut = piece.kind === 'words' ? piece.text.search(/[.?!:]\s+\S/) : -1
    if (cut < 0) continue
    const end = piece.text[cut] === '?' || piece.text[cut] === '!' ? cut + 1 : cut
    const head = all.slice(0, i).map((each) => each.text).join('') + piece.text.slice(0, end)
    const rest = piece.text.slice(cut + 1).trim()
    return { ask: head, why: [{ kind: 'words', text: rest[0]!.toUpperCase() + rest.slice(1) }, ...all.slice(i + 1)] }
  }
  return { ask: whole.replace(/\.$/, ''), why: [] }
}
