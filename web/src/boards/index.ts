import { loadGames } from '../lib/catalogue.svelte'
import type { BoardKit } from './board'

/** The board of a game, loaded when it is first needed, and with it what is printed on the cards; games without a board
 * of their own get the general one, and so does whoever asks for it in the address (`?board=general`). */
export async function boardOf(game: string): Promise<BoardKit> {
  await loadGames()
  if (new URLSearchParams(location.search).get('board') === 'general') return (await import('./general')).default
  if (game === 'run') return (await import('./run')).default
  if (game === 'zombinion') return (await import('./zombinion')).default
  if (game === 'zombies') return (await import('./zombies')).default
  if (game === 'off_the_dead') return (await import('./off_the_dead')).default
  return (await import('./general')).default
}
