// Made by `python -m orda.server.typescript` from the structs of the server. Not to be changed by hand.
import type { View } from '../../lib/protocol'

export interface RunPlayer {
  zombie: boolean
  hand_size: number
  items: string[]
  zombies: string[]
  hand?: string[]
}

export interface RunView extends View {
  players: RunPlayer[]
  active: number
  special_used: boolean
  deck_size: number
  discard: string[]
}
