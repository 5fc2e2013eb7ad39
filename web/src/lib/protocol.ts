/** What crosses the wire, as docs/protocol.md says; src/orda/server/messages.py and bodies.py are the truth. */

export type Argument = number | string | { text: string } | { text: string }[] | { seat: number } | { seat: number }[]

export interface Text {
  id: string
  args: Record<string, Argument>
}

export interface Seat {
  seat: number
  kind: 'human' | 'bot' | 'vacant'
  name: string
  level: string | null
  mine: boolean
  hotseat: boolean
  connected: boolean
  away: boolean
}

export interface Ask {
  kind: 'undo' | 'stand_in' | 'take_seat' | 'open_seat'
  seat: number
  to: number | null
  target: number | null
  waiting: number[]
  number: number
}

export interface Result {
  winners: number[]
  scores: number[]
  reason: string
}

export type Status = 'open' | 'running' | 'over'

export interface Table {
  id: string
  game: string
  players: number
  options: Record<string, unknown>
  status: Status
  seats: Seat[]
  host: boolean
  public: boolean
  clock: number | null
  stand_in_after: number | null
  commitment: string
  secret: string | null
  created: number
  number: number
  watching: number
  ask: Ask | null
  result: Result | null
  rematch: string | null
  rematch_of: string | null
  fork_of: string | null
  fork_number: number | null
  imported: boolean
  invites: Record<string, string>
  links: Record<string, string>
}

export interface Summary {
  id: string
  game: string
  players: number
  status: Status
  seats: Seat[]
  public: boolean
  clock: number | null
  created: number
  changed: number
  number: number
  my_turn: boolean
  asked: number | null
  host: boolean
  result: Result | null
}

export interface Lobby {
  open: Summary[]
  mine: Summary[]
}

export interface Choice {
  option: number
  id: string
  message: Text
  target: Record<string, unknown>
}

export interface Decision {
  player: number
  kind: string
  prompt: Text
  options: Choice[]
}

export interface GameEvent {
  number: number
  kind: string
  message: Text
  data: Record<string, unknown>
}

export interface Clock {
  seat: number | null
  deadline: number
  now: number
}

export interface Undo {
  how: 'free' | 'ask' | 'no'
  to: number | null
}

export interface ChatLine {
  n: number
  seat: number | null
  name: string
  text: string
  at: number
}

/** What a game lays out differs; all share this much. */
export interface View {
  game: string
  turn: number
  asked: { kind: string; player: number | null; options?: number[] } | null
  result: Result | null
  [field: string]: unknown
}

export interface State {
  table: string
  number: number
  seat: number | null
  view: View
  decision: Decision | null
  events: GameEvent[]
  since: number
  undo: Undo
  clock: Clock | null
  seal: string
}

export type Incoming =
  | { type: 'hello'; protocol: number; version: string; id: string; name: string }
  | { type: 'table'; table: Table }
  | ({ type: 'state' } & State)
  | { type: 'chat'; table: string; lines: ChatLine[] }
  | { type: 'hint'; table: string; number: number; option: number; ref: number | null }
  | { type: 'lobby'; lobby: Lobby }
  | { type: 'ok'; ref: number }
  | { type: 'error'; code: string; message: string; table: string | null; ref: number | null }
  | { type: 'pong'; ref: number | null }

export interface SeatWish {
  kind: 'me' | 'hotseat' | 'friend' | 'bot'
  name?: string
  level?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options: Record<string, unknown>
  public: boolean
  clock: number | null
  stand_in_after: number | null
}

export interface OptionForm {
  name: string
  kind: 'flag' | 'choice' | 'whole' | 'custom' | 'any'
  default: unknown
  allowed: string
  values?: (string | number)[]
  low?: number
  high?: number
  optional?: boolean
  form?: string
  [more: string]: unknown
}

export interface GameInfo {
  name: string
  players: { min: number; max: number }
  official: { min: number; max: number }
  options: OptionForm[]
  bots: string[]
  levels: string[]
  texts: Record<string, string>
}

export interface Moment {
  number: number
  seat: number | null
  by: 'human' | 'bot' | 'stand_in' | 'clock' | 'start'
  at: number
  undo_to: number | null
  choice: Choice | null
  events: GameEvent[]
  view: View | null
}

export interface Replay {
  table: string
  seat: number | null
  last: number
  line: number[]
  moments: Moment[]
}

export interface Verdict {
  ok: boolean
  code: 'fair' | 'running' | 'commitment' | 'differs' | 'unreadable'
  message: string
  choices: number
  first: number | null
  commitment: string | null
  secret: string | null
}

export interface LinkInfo {
  table: string
  seat: number
  state: 'open' | 'mine' | 'used'
  name: string
  summary: Summary
}

export interface Claimed {
  table: string
  seat: number
}
