/** How each zombie is drawn. One that looks as it did stays the same object: only the others are drawn anew. */
import { keep } from '../keep'
import type { Piece } from './crowd'
import { S } from './tiledata'
import { key, keyOf, type CityView, type Spot, type ZombieKind } from './view'

export interface Figure {
  id: number
  kind: ZombieKind
  on: string // its square
  x: number
  y: number
  left: boolean // where it looks
  pack: number // on its square, if it is not alone there
  first: boolean // of its pack
  rested: boolean // it has moved already
  elsewhere: boolean // on another floor than the one that is looked at
}

export class Figures {
  private known = new Map<number, Figure>()

  of(pieces: Piece[], view: CityView, elsewhere: (spot: Spot) => boolean): Figure[] {
    const figure = figureOf(pieces, view, elsewhere)
    const all = pieces.map((piece) => keep(this.known.get(piece.id), figure(piece)))
    this.known = new Map(all.map((each) => [each.id, each]))
    return all
  }
}

/** A zombie stands beside whoever is on its square; two dogs stand one behind the other. */
function figureOf(pieces: Piece[], view: CityView, elsewhere: (spot: Spot) => boolean): (piece: Piece) => Figure {
  const rested = new Set((view.task?.moved ?? []).map(keyOf))
  const pawns = new Set(view.players.flatMap((player) => (player.square ? [keyOf(player.square)] : [])))
  const counts = new Map<string, number>()
  for (const { x, y } of pieces) counts.set(key(x, y), (counts.get(key(x, y)) ?? 0) + 1)
  const stood = new Map<string, number>()
  return ({ id, x, y, kind }) => {
    const on = key(x, y)
    const pack = counts.get(on)! > 1 ? counts.get(on)! : 0
    const nth = stood.get(on) ?? 0
    stood.set(on, nth + 1)
    const shares = pawns.has(on)
    return {
      id,
      kind,
      on,
      x: x * S + 30 + (shares ? 11 : 0) + (pack ? nth * 7 - 3 : 0),
      y: y * S + 33 + (shares ? 5 : 0) + (pack ? nth * 19 - 12 : 0),
      left: (pack ? nth : id) % 2 === 0,
      pack,
      first: nth === 0,
      rested: rested.has(on),
      elsewhere: elsewhere([x, y]),
    }
  }
}
