// The texts of the app (web/texts, and what it shares with the terminal) and of every game (its texts/ and those of its sets), without comments and blank lines.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'

const lean = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .join('\n') + '\n'

export function setsOf(game) {
  const sets = join(game, 'sets')
  return existsSync(sets)
    ? readdirSync(sets)
        .sort()
        .map((name) => join(sets, name))
    : []
}

export function allTexts(here, games, language) {
  const shared = join(games, '..', 'texts', `shared.${language}.ftl`)
  const app = [join(here, 'texts', `${language}.ftl`), shared].map((path) => lean(readFileSync(path, 'utf8')))
  const parts = { app: app.join('') }
  for (const game of readdirSync(games)) {
    const folders = [join(games, game), ...setsOf(join(games, game))]
    const names = [`${language}.ftl`, `screen.${language}.ftl`] // the second: what only the browser says
    const paths = folders.flatMap((folder) => names.map((name) => join(folder, 'texts', name))).filter(existsSync)
    if (paths.length) parts[game] = paths.map((path) => lean(readFileSync(path, 'utf8'))).join('')
  }
  return parts
}

/** What the service worker says: the messages `push-...` and the names of the games, with {name} and {game} to be filled in. */
export function pushTexts(here, languages) {
  const said = (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const resource = new FluentResource(readFileSync(join(here, 'texts', `${language}.ftl`), 'utf8'))
    bundle.addResource(resource)
    const wanted = resource.body.filter(({ id }) => /^(push|game)-/.test(id))
    return wanted.map(({ id, value }) => [id, bundle.formatPattern(value, { name: '{name}', game: '{game}' })])
  }
  return Object.fromEntries(languages.map((language) => [language, Object.fromEntries(said(language))]))
}
