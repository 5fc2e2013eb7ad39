/** Zombies have no names; this gives each one a number and follows it from square to square, so that it walks instead of jumping. */
import type { GameEvent } from '../../lib/protocol'
import { key, type ZombieKind } from './view'

export interface Piece {
  id: number
  x: number
  y: number
  kind: ZombieKind
}

export class Crowd {
  private pieces: Piece[] = []
  private number = -1
  private last: GameEvent | undefined // the last event that was followed
  private next = 1

  /** The crowd at a position; moves told since the last one are followed. */
  at(number: number, zombies: [number, number, ZombieKind][], log: GameEvent[]): Piece[] {
    if (number === this.number && zombies.length === this.pieces.length && !this.pieces.length) return this.pieces
    const news = this.number < 0 || number < this.number ? [] : since(log, this.number, this.last)
    this.number = number
    this.last = log.at(-1)
    const places = new Map<string, Piece[]>()
    const add = (piece: Piece): void =>
      void (places.get(key(piece.x, piece.y))?.push(piece) ?? places.set(key(piece.x, piece.y), [piece]))
    for (const piece of this.pieces) add(piece)
    for (const { data } of news.filter((event) => event.kind === 'move_zombie' || event.kind === 'send_zombie')) {
      const { x, y, to_x, to_y } = data as Record<string, number>
      const piece = places.get(key(x!, y!))?.shift()
      if (piece) add({ ...piece, x: to_x!, y: to_y! })
    }
    this.pieces = zombies.map(([x, y, kind]) => {
      const known = places.get(key(x, y))?.shift()
      return known && known.kind === kind ? known : { id: this.next++, x, y, kind }
    })
    this.pieces.sort((a, b) => a.id - b.id)
    return this.pieces
  }
}

function since(log: GameEvent[], number: number, last: GameEvent | undefined): GameEvent[] {
  let first = log.length
  while (first > 0 && log[first - 1]!.number > number && log[first - 1] !== last) first--
  return log.slice(first)
}
