/** Names for what stands in a view, from the texts of the game or of the app. */
import { has, t } from '../../lib/texts.svelte'

const KINDS = ['card', 'item', 'zombie', 'survivor', 'ability', 'tile', 'phase', 'symbol', 'effect', 'event']

/** The message that names a thing of the game, if there is one. */
export function thing(game: string, id: string): string | null {
  for (const kind of KINDS) if (has(`${game}-${kind}-${id}`)) return t(`${game}-${kind}-${id}`)
  return null
}

export const isCard = (game: string, id: string): boolean => has(`${game}-card-${id}`)
export const nice = (id: string): string => id.replaceAll('_', ' ')
export const field = (name: string): string => (has(`field-${name}`) ? t(`field-${name}`) : nice(name))

export function value(game: string, v: unknown): string {
  if (typeof v === 'boolean') return t(v ? 'yes' : 'no')
  if (typeof v === 'string') return thing(game, v) ?? nice(v)
  if (v === null || v === undefined) return '–'
  return String(v)
}
