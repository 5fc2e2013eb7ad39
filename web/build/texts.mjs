// The texts of the app (web/texts) and of every game (src/orda/games/*/texts), without comments and blank lines.
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
    const path = join(games, game, 'texts', `${language}.ftl`)
    if (existsSync(path)) parts[game] = lean(readFileSync(path, 'utf8'))
  }
  return parts
}
