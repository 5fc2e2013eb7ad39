/** Texts in the language of the moment: Fluent files, one for the app and one for each game, loaded as needed. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import files from 'virtual:manifest'
import type { Argument, Text, Thing } from './protocol'
import { settings, type Language } from './settings.svelte'

/** Around the name of an icon in a text: `ICON("shot")`. Such texts are taken apart by `cardLines`. */
export const ICON_MARK = '\u0003'
const ICON = ([name]: unknown[]): string => ICON_MARK + String(name) + ICON_MARK
const withoutIcons = (text: string): string => text.replace(/\u0003[^\u0003]*\u0003/g, '')

interface Loaded {
  bundle: FluentBundle
  parts: Set<string>
}

const bundles = new Map<Language, Loaded>()
const loading = new Map<string, Promise<void>>()
let revision = $state(0)

function loaded(language: Language): Loaded {
  let l = bundles.get(language)
  if (!l) {
    l = { bundle: new FluentBundle(language, { useIsolating: false, functions: { ICON } }), parts: new Set() }
    bundles.set(language, l)
  }
  return l
}

async function fetchPart(language: Language, part: string, address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  const l = loaded(language)
  l.bundle.addResource(new FluentResource(await response.text()), { allowOverrides: true })
  l.parts.add(part)
  revision++
}

/** Loads the texts of the app or of a game in one language; once. */
export function loadTexts(part: string, language: Language = settings.language): Promise<void> {
  const address = files.texts[language]?.[part]
  if (!address) return Promise.resolve()
  const key = `${language}/${part}`
  let wait = loading.get(key)
  if (!wait) {
    wait = fetchPart(language, part, address).catch((error: unknown) => {
      loading.delete(key)
      throw error
    })
    loading.set(key, wait)
  }
  return wait
}

/** For what is shown once it is there; should it not come, it is asked for again with the next page. */
export function wantTexts(part: string): void {
  loadTexts(part).catch(() => undefined)
}

/** Changes the language at once: everything that is loaded is loaded in the other one too. */
export async function changeLanguage(language: Language): Promise<void> {
  await Promise.all([...loaded(settings.language).parts].map((part) => loadTexts(part, language)))
  settings.language = language
}

export const hasTexts = (game: string): boolean => game in (files.texts[settings.language] ?? {})
/** Are they here? */
export function textsOf(part: string): boolean {
  void revision
  return !hasTexts(part) || loaded(settings.language).parts.has(part)
}
export const gamesWithRules = (): string[] => Object.keys(files.rules[settings.language] ?? {})

function message(id: string): { bundle: FluentBundle; value: ReturnType<FluentBundle['getMessage']> } {
  void revision
  const { bundle } = loaded(settings.language)
  return { bundle, value: bundle.getMessage(id) }
}

/** A text of the app or a game; its id where it is missing. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const { bundle, value } = message(id)
  return value?.value ? bundle.formatPattern(value.value, args) : id
}

export function has(id: string): boolean {
  return Boolean(message(id).value?.value)
}

/** An attribute of a message, such as a card's rule (`run-card-ball_item.text`); '' where there is none. */
export function attribute(id: string, name: string, args?: Record<string, FluentVariable>): string {
  return withoutIcons(marked(id, name, args))
}

/** The same with the marks of its icons. */
export function marked(id: string, name: string, args?: Record<string, FluentVariable>): string {
  const { bundle, value } = message(id)
  const pattern = value?.attributes[name]
  return pattern ? bundle.formatPattern(pattern, args) : ''
}

export interface Piece {
  kind: 'words' | 'thing' | 'seat'
  text: string
  id?: string // of the message that names a thing
  seat?: number
}

/** What seats are called; `me` is who looks, for whom sentences have forms of their own. */
export type Names = ((seat: number) => string) & { me?: number | null }

export function listed(pieces: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(pieces)
}

/** What is there several times is named once: "4 × Bullet". */
function counted(values: Thing[]): [Thing, number][] {
  const found = new Map<string, [Thing, number]>()
  for (const value of values) {
    const key = JSON.stringify(value)
    found.set(key, [value, (found.get(key)?.[1] ?? 0) + 1])
  }
  return [...found.values()]
}
const many = ([value, count]: [Thing, number], names: Names, found: Piece[]): string =>
  (count > 1 ? `${count}\u00a0× ` : '') + String(mark(value, names, found))

/** Numbers the things and seats among the arguments, so that they can be found again in the sentence. */
function mark(value: Argument, names: Names, found: Piece[], spokenTo = false): FluentVariable {
  if (Array.isArray(value))
    return value.length ? listed(counted(value).map((each) => many(each, names, found))) : t('nothing')
  if (typeof value !== 'object') return value
  if ('id' in value) return sentence(value, names, found)
  found.push(
    'text' in value
      ? { kind: 'thing', text: t(value.text), id: value.text }
      : {
          kind: 'seat',
          text: spokenTo && value.seat === names.me ? t('orda-you') : names(value.seat),
          seat: value.seat,
        },
  )
  return `\u0001${found.length - 1}\u0002`
}

/** A message with its arguments filled in, things and seats marked. Its id may name an attribute: `zombies-card-fear.why`. */
function sentence(text: Text, names: Names, found: Piece[], part?: string): string {
  const args: Record<string, FluentVariable> = {}
  const seats = Object.values(text.args ?? {}).flatMap((value) =>
    typeof value === 'object' && 'seat' in value ? [value.seat] : [],
  )
  const me = seats.findIndex((seat) => seat === (names.me ?? -1))
  for (const [name, value] of Object.entries(text.args ?? {})) args[name] = mark(value, names, found, me > 0)
  const [id, own] = text.id.split('.') as [string, string?]
  const form = me === 0 ? 'you' : me > 0 ? 'to-you' : ''
  const wanted = part ?? own ?? (form && marked(id, form, args) ? form : undefined)
  return wanted ? attribute(id, wanted, args) : t(id, args)
}

/** A sentence of the game in pieces: words, things with a name (cards) and seats. */
export function pieces(text: Text, names: Names, part?: string): Piece[] {
  const found: Piece[] = []
  return sentence(text, names, found, part)
    .split(/\u0001(\d+)\u0002/)
    .map((words, i): Piece => (i % 2 ? found[Number(words)]! : { kind: 'words', text: words }))
    .filter((piece) => piece.text !== '')
}

export function say(text: Text, names: Names, part?: string): string {
  return pieces(text, names, part)
    .map((piece) => piece.text)
    .join('')
}

export interface RuleSection {
  title: string
  kinds: string[]
  html: string
}

const rules = new Map<string, Promise<RuleSection[]>>()

/** The rules of a game for people, in the language of the moment. */
export function loadRules(game: string): Promise<RuleSection[]> {
  const address = files.rules[settings.language]?.[game]
  if (!address) return Promise.resolve([])
  let wait = rules.get(address)
  if (!wait) {
    wait = fetch(address).then((response) => response.json() as Promise<RuleSection[]>)
    rules.set(address, wait)
  }
  return wait
}
