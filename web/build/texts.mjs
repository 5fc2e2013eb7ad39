// The texts of the app (web/texts) and of every game (src/orda/games/*/texts: <language>.ftl, and screen.<language>.ftl
// for what only the browser says), without comments and blank lines.
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const lean = (text) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .join('\n') + '\n'

export function allTexts(here, games, language) {
  const parts = { app: lean(readFileSync(join(here, 'texts', `${language}.ftl`), 'utf8')) }
  for (const game of readdirSync(games)) {
    const paths = [`${language}.ftl`, `screen.${language}.ftl`].map((name) => join(games, game, 'texts', name))
    if (existsSync(paths[0]))
      parts[game] = paths
        .filter(existsSync)
        .map((path) => lean(readFileSync(path, 'utf8')))
        .join('')
  }
  return parts
}
