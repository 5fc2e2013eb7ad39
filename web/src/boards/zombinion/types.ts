// Made by `python -m orda.server.typescript` from the structs of the server. Not to be changed by hand.
import type { View } from '../../lib/protocol'

export interface ZombinionPlayer {
  turns: number
  hand_size: number
  deck_size: number
  discard_top: string | null
  deck_top: string[]
  shown: string[]
  in_play: string[]
  aside: string[]
  hand?: string[]
  picked?: string[]
  cards?: string[]
}

export interface ZombinionView extends View {
  phase: string
  active: number
  actions: number
  targets: number
  shots: number
  supply: Record<string, number>
  trash: string[]
  players: ZombinionPlayer[]
}
