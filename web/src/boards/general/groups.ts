/** Options in groups by what they do: the verb before the colon of their stable id. */
import type { Choice } from '../../lib/protocol'
import { has, t } from '../../lib/texts.svelte'
import { nice } from './words'

export interface Group {
  name: string
  title: string
  choices: Choice[]
}

export function groups(options: Choice[]): Group[] {
  const found: Record<string, Group> = {}
  for (const choice of options) {
    const name = choice.id.split(/[:@>/]/)[0]!
    found[name] ??= { name, title: has(`verb-${name}`) ? t(`verb-${name}`) : nice(name), choices: [] }
    found[name].choices.push(choice)
  }
  return Object.values(found)
}
