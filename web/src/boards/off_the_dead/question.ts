/** What is asked, in words and with a picture, also in the middle of it. */
import type { Decision } from '../../lib/protocol'
import { headline } from '../../lib/prompt'
import { attribute, t, type Names, type Piece } from '../../lib/texts.svelte'
import { nameOf } from './buttons'
import type { Handle } from './handles'
import type { Playing } from './playing.svelte'
import { GAME, kindOf, type OffView } from './view'

export interface Question {
  ask: string
  why: Piece[]
}

const words = (text: string): Piece[] => (text ? [{ kind: 'words', text }] : [])

export function questionOf(decision: Decision, playing: Playing, view: OffView, names: Names): Question {
  const { kind } = decision
  if (kind === 'action' && !playing.selected.length) {
    const which = view.panic ? 'panic' : view.phase === 'first_action' ? 'first' : 'second'
    return { ask: t(`offdead-ask-${which}`), why: words(t(`offdead-why-${view.panic ? 'panic' : 'action'}`)) }
  }
  if (kind === 'put_back' || !playing.selected.length) return headline(decision.prompt, names)
  if (playing.target) return { ask: t('offdead-with-what'), why: [] }
  const source = playing.source!
  return { ask: t('offdead-choose-target', { name: nameOf(source, view) }), why: words(whatItDoes(source, view)) }
}

function whatItDoes(source: Handle, view: OffView): string {
  if (source === 'item:hands') return t('offdead-why-hands')
  const what = source.slice(source.indexOf(':') + 1)
  if (source.startsWith('ability:')) return attribute(`${GAME}-card-${view.survivors[Number(what)]!.id}`, 'text')
  if (source.startsWith('quote:')) return attribute(`${GAME}-quote-${what}`, 'text')
  return attribute(`${GAME}-card-${kindOf(what)}`, 'text')
}

/** The card beside the question: the thing in use, the zombie that bites, the card turned up. */
export function pictured(kind: string, source: Handle | null, view: OffView): string | null {
  if (source?.startsWith('item:') && source !== 'item:hands') return kindOf(source.slice(5))
  if (source?.startsWith('turned:')) return source.slice(7)
  if (source?.startsWith('ability:')) return view.survivors[Number(source.slice(8))]!.id
  if (kind === 'before_bite' && view.biter) return view.biter
  if (kind === 'after_roll' && view.attack) return view.attack.zombie
  if (kind === 'search_second') return view.turned[0] ?? null
  return null
}
