// Made by `python -m orda.server.typescript` from the structs of the server. Not to be changed by hand.
import type { Text, View } from '../../lib/protocol'

export interface Item {
  id: string
  ammo?: number
  full?: number
}

export interface Face3 {
  id: string
  strength: number
  symbols: ('skull' | 'hand' | 'biohazard')[]
}

export interface Zombie {
  face_up: boolean
  id?: string
  strength?: number
  symbols?: ('skull' | 'hand' | 'biohazard')[]
  twice?: boolean
  remembered?: Face3
}

export interface Survivor {
  id: string
  seat: number
  alive: boolean
  strength: number
  symbol: 'skull' | 'hand' | 'biohazard'
  level: number
  track: number
  ability: string
  ability_ready: boolean
  items: Item[]
  trophies: Face3[]
  corridor: Zombie[][]
  narration: Text[]
}

export interface SeenFace {
  id: string
  strength: number
  symbols: ('skull' | 'hand' | 'biohazard')[]
  arrow: number
}

export interface Horde {
  size: number
  arrow: number | null
  looking: number
  seen?: SeenFace[]
  remembered?: Record<string, Face3>
}

export interface Pile {
  size: number
  cards?: (string | null)[]
}

export interface Cemetery {
  zombies: string[]
  items: string[]
}

export interface Attack {
  by: number
  corridor: number
  zombie: string
  die: number | null
  power: number
  bonus: number
  strength: number
}

export interface EventDie {
  die: number
  zombie: string
}

export interface OffView extends View {
  advanced: boolean
  survivors: Survivor[]
  active: number
  phase: string
  round: number
  panic: boolean
  barricade: boolean
  horde: Horde
  arrows: string[]
  piles: Pile[]
  turned: string[]
  cemetery: Cemetery
  biter: string | null
  attack: Attack | null
  wave_die: number | null
  event: EventDie | null
  spare: Record<'skull' | 'hand' | 'biohazard', number>
  zombies_left: number
  narration: Text[]
}
