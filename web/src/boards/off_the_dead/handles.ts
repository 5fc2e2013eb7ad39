/**
 * What a choice touches on the table. An attack touches a weapon and a zombie, a throw an item and a survivor: each is a
 * handle. Pressing handles one after the other leaves fewer and fewer choices; the last one is made.
 */
import type { Choice } from '../../lib/protocol'

export type Handle = string

const SOURCES = ['item', 'ability', 'quote', 'turned', 'card']
const sortOf = (handle: Handle): string => handle.slice(0, handle.indexOf(':'))

/** Something one uses (a weapon, an ability), as opposed to what it is used on. */
export const isSource = (handle: Handle): boolean => SOURCES.includes(sortOf(handle))

interface Target {
  item?: string
  fills?: string
  place?: number
  zone?: number
  zombie?: number
  pile?: number
  survivor?: number
  quote?: string
  symbol?: string
  arrow?: number
  horde?: number
  trophy?: string
}

const where = (t: Target): Handle[] => {
  if (t.zombie !== undefined) return [`z:${t.place}.${t.zone}.${t.zombie}`]
  if (t.zone !== undefined) return [`zone:${t.place}.${t.zone}`]
  return t.place === undefined ? [] : [`at:${t.place}`]
}

/** The handles of a choice, what one uses first. */
export function handlesOf(choice: Choice): Handle[] {
  const t = choice.target as Target
  const [verb, what] = choice.id.split(/:|>/)
  switch (verb) {
    case 'refill':
      return [`item:${what}`, `fill:${t.fills}`]
    case 'put':
      return [`turned:${t.item}`, `pile:${t.pile}`]
    case 'junk':
      return [`drop:${t.item}`]
    case 'ability':
      return [`ability:${t.survivor}`, ...where(t)]
    case 'quote':
      return [`quote:${t.quote}`, `symbol:${t.symbol}`]
    case 'card':
      return [`card:${t.horde}`, `arrow:${t.arrow}`]
    case 'pay':
      return [`trophy:${t.trophy}`]
    case 'arrow':
      return [`arrow:${t.arrow}`]
  }
  if (t.pile !== undefined) return [`pile:${t.pile}`]
  return [...(t.item === undefined ? [] : [`item:${t.item}`]), ...where(t)]
}

export interface Touch {
  choice: Choice
  handles: Handle[]
}

export const touches = (options: Choice[]): Touch[] => options.map((choice) => ({ choice, handles: handlesOf(choice) }))

export const among = (all: Touch[], selected: Handle[]): Touch[] =>
  all.filter((touch) => selected.every((handle) => touch.handles.includes(handle)))

/** Does another choice touch the same: throwing something to somebody, and using it on them? */
export const hasTwin = (all: Touch[], { choice, handles }: Touch): boolean =>
  all.some((other) => other.choice !== choice && other.handles.join() === handles.join())

/** What a press leads to: a choice that is made, or a selection that has become longer, shorter or another one. */
export function press(all: Touch[], selected: Handle[], handle: Handle): { choice?: Choice; selected: Handle[] } {
  if (selected.includes(handle)) return { selected: selected.filter((each) => each !== handle) }
  // Another thing of the same sort takes the place of the first.
  const kept = selected.filter((each) => sortOf(each) !== sortOf(handle))
  let next = [...kept, handle]
  let left = among(all, next)
  if (!left.length) {
    next = [handle]
    left = among(all, next)
  }
  const [only] = left
  if (left.length === 1 && only) {
    const open = only.handles.filter((each) => !next.includes(each))
    if (!isSource(handle) || open.every(isSource)) return { choice: only.choice, selected: next }
  }
  return { selected: left.length ? next : selected }
}

/** What handles together name, as the server does: to ask why they cannot be chosen. */
export function named(handles: Handle[]): Record<string, string | number> {
  const found: Record<string, string | number> = {}
  for (const handle of handles) {
    const what = handle.slice(handle.indexOf(':') + 1)
    const sort = sortOf(handle)
    if (sort === 'z') {
      const [place, zone, zombie] = what.split('.').map(Number)
      Object.assign(found, { place, zone, zombie })
    } else if (sort === 'item' || sort === 'quote') found[sort] = what
    else if (sort === 'ability') found.survivor = Number(what)
    else if (sort === 'at' || sort === 'pile') found[sort] = Number(what)
  }
  return found
}
