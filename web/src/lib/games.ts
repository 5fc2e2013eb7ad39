/** The games as they stand on the shelf. */
import type { GameInfo } from './protocol'
import { has, t } from './texts.svelte'

export const SHELF = ['zombies', 'zombinion', 'run', 'off_the_dead']

export const gameName = (game: string): string => (has(`${game}-name`) ? t(`${game}-name`) : t(`game-${game}`))

const place = (name: string): number => (SHELF.includes(name) ? SHELF.indexOf(name) : SHELF.length)

export const shelved = (games: GameInfo[]): GameInfo[] => [...games].sort((a, b) => place(a.name) - place(b.name))

/** By name, as on the shelf. */
export const inOrder = (names: string[]): string[] => [...names].sort((a, b) => place(a) - place(b))
