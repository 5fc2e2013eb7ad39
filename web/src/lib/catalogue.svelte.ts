/** What is printed on the cards and tiles of each game: told by the server once, never known here. */
import { api } from './api'
import type { Bubble, CardInfo, Catalogue, GameInfo, TileInfo } from './protocol'

interface Known {
  info: GameInfo
  cards: Map<string, CardInfo>
  tiles: Map<string, TileInfo>
}

const known = new Map<string, Known>()
let told = $state(0) // what was asked for too early is looked up again
let network = $state('')
let asked: Promise<GameInfo[]> | null = null

const byId = <Item extends { id: string }>(items: Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]))

function learn(info: GameInfo): void {
  known.set(info.name, { info, cards: byId(info.catalogue.cards), tiles: byId(info.catalogue.tiles) })
}

/** The games with players, options and catalogues; asked for once. */
export function loadGames(): Promise<GameInfo[]> {
  asked ??= api.games().then(
    (answer) => {
      answer.games.forEach(learn)
      network = answer.network
      told++
      return answer.games
    },
    (error: unknown) => {
      asked = null
      throw error
    },
  )
  return asked
}

/** The address for others on the network, where there is one. */
export const networkAddress = (): string => network

function of(game: string): Known | undefined {
  void told
  return known.get(game)
}

const NOTHING: Catalogue = { cards: [], tiles: [], sets: [], quotes: [], phases: [], places: 0, best_score: 0 }

export const catalogue = (game: string): Catalogue => of(game)?.info.catalogue ?? NOTHING
export const cardInfo = (game: string, card: string): CardInfo | undefined => of(game)?.cards.get(card)
export const tileInfo = (game: string, tile: string): TileInfo | undefined => of(game)?.tiles.get(tile)
/** What the coach of the game says in a first game. */
export const lessonOf = (game: string): Bubble[] => of(game)?.info.lesson ?? []
export const isCooperative = (game: string): boolean => of(game)?.info.cooperative ?? false
