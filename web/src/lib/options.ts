/** What of a game's options goes together. The server says it; here it is only looked up. */
import type { GameInfo, Need, OptionForm, Text } from './protocol'

export type Options = Record<string, unknown>

export const optionOf = (game: GameInfo, name: string): OptionForm | undefined =>
  game.options.find((each) => each.name === name)

/** The values of an option, one or several; where nothing is said it may be as another option. */
export function valuesOf(game: GameInfo, options: Options, name: string): unknown[] {
  const same = optionOf(game, name)?.same_as
  const value = options[name] ?? (typeof same === 'string' ? options[same] : null)
  return Array.isArray(value) ? value : [value]
}

function met(need: Need, game: GameInfo, options: Options): boolean {
  if (!valuesOf(game, options, need.option).includes(need.value)) return true
  const others = valuesOf(game, options, need.other)
  if (need.unless !== null && others.includes(need.unless)) return true
  return need.has.every((each) => others.includes(each)) && !need.lacks.some((each) => others.includes(each))
}

/** Why an option cannot have this value, the others as they are; null: it can. */
export function whyNot(game: GameInfo, options: Options, name: string, value: unknown): Text | null {
  const next = { ...options, [name]: value }
  return game.needs.find((need) => need.option === name && !met(need, game, next))?.reason ?? null
}

/** The first option that no longer goes with the others, and why. */
export function unsettled(game: GameInfo, options: Options): Need | undefined {
  return game.needs.find((need) => !met(need, game, options))
}

/** Some options are of account only with others. */
export function counts(game: GameInfo, options: Options, option: OptionForm): boolean {
  const when = Object.entries((option.when ?? {}) as Record<string, unknown>)
  return when.every(([other, value]) => valuesOf(game, options, other).includes(value))
}

/** A list with one more or one less, in the order of all. */
export function toggled<Value>(all: Value[], list: Value[], each: Value): Value[] {
  return all.filter((one) => list.includes(one) !== (one === each))
}

export const same = (some: unknown[], others: unknown[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each))
