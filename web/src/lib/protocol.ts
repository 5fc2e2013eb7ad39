// Made by `python -m orda.server.typescript` from the structs of the server. Not to be changed by hand.

/** A number, a text, the id of a text, or a seat; or a list of these; or another message. */
export type Argument = number | string | Thing | Thing[] | Text
export type Thing = { text: string } | { seat: number }

export type Target = Record<string, unknown>

/** What a form needs to offer an option; some have more. */
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

/** What a game lays out differs; all share this much. */
export interface View {
  game: string
  turn: number
  asked: { kind: string; player: number | null; options?: number[] } | null
  result: Result | null
  [field: string]: unknown
}

export const PROTOCOL = 2

export interface Text {
  id: string
  args: Record<string, Argument>
}

export interface CardInfo {
  id: string
  kinds: string[]
  cost: number | null
  points: number | null
  shots: number | null
  strength: number | null
  stops: string | null
  places: string[]
  base: boolean
  set: string | null
  copies: number
  most: number
  charges: number
}

export interface TileInfo {
  id: string
  zombies: number
  lives: number
  bullets: number
  goal: string | null
  woodland: boolean
}

export interface SetInfo {
  id: string
  tiles: number
  cards: number
  titles: number
}

export interface Need {
  option: string
  value: string
  other: string
  reason: Text
  has: string[]
  lacks: string[]
  unless: string | null
}

export interface Catalogue {
  cards: CardInfo[]
  tiles: TileInfo[]
  sets: SetInfo[]
  quotes: string[]
  phases: string[]
  places: number
  best_score: number
}

export interface Way {
  square: [number, number]
  path: [number, number][]
  fights: number
}

export interface Guide {
  least: number
  most: number
  reach: Way[]
  nothing_left: boolean
  of_no_use: number[]
}

export interface Bubble {
  id: string
  kinds: string[]
  offers: string
  lights: string
  turn: number
  at: string
}

export interface ChartRow {
  name: string
  lines: number[][]
  goal: number | null
}

export interface Marker {
  number: number
  turn: number
  kind: string
  seat: number | null
  message: Text
}

export interface Held {
  card: string
  count: number
  note: Text | null
}

export interface Holding {
  seat: number
  name: string
  cards: Held[]
}

export interface DiceLuck {
  seat: number
  faces: number[]
  rolls: number
  total: number
  expected: number
}

export interface Aftermath {
  turns: number[]
  rows: ChartRow[]
  markers: Marker[]
  holdings: Holding[]
  dice: DiceLuck[]
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
  muted: boolean
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

export interface Table {
  id: string
  game: string
  players: number
  options: Record<string, unknown>
  status: 'open' | 'running' | 'over'
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
  lesson: boolean
  invites: Record<string, string>
  links: Record<string, string>
  muted: string[]
}

export interface Summary {
  id: string
  game: string
  players: number
  status: 'open' | 'running' | 'over'
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
  turn: number
}

export interface Lobby {
  open: Summary[]
  mine: Summary[]
}

export interface Choice {
  option: number
  id: string
  message: Text
  target: Target
}

export interface Decision {
  player: number
  kind: string
  prompt: Text
  options: Choice[]
  least: number
  most: number
  reach: Way[]
  nothing_left: boolean
  of_no_use: number[]
}

export interface GameEvent {
  number: number
  kind: string
  message: Text
  data: Record<string, unknown>
  line?: Text | null
  again: boolean
}

export interface Clock {
  seat: number
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
  who: string
}

export interface Hello {
  type: 'hello'
  protocol: number
  version: string
  id: string
  name: string
  client: string
}

export interface TableChanged {
  type: 'table'
  table: Table
}

export interface State {
  type: 'state'
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

export interface ChatSaid {
  type: 'chat'
  table: string
  lines: ChatLine[]
}

export interface HintGiven {
  type: 'hint'
  table: string
  number: number
  option: number
  expected: [number, number][]
  reason: Text | null
  ref: number | null
}

export interface WhyNot {
  type: 'why'
  table: string
  number: number
  reason: Text | null
  ref: number | null
}

export interface LobbyChanged {
  type: 'lobby'
  lobby: Lobby
}

export interface Ok {
  type: 'ok'
  ref: number
}

export interface ErrorSaid {
  type: 'error'
  code: string
  message: string
  table: string | null
  ref: number | null
}

export interface Pong {
  type: 'pong'
  ref: number | null
}

export interface CurvePoint {
  step: number
  turn: number
  chance: number
  error: number
}

export interface Mistake {
  seat: number
  step: number
  number: number
  turn: number
  loss: number
  error: number
  expected: number
  best: number
  what: Text
  better: Text | null
  reason: Text | null
}

export interface TurningPoint {
  kind: 'mistake' | 'luck' | 'others'
  seat: number
  step: number
  until: number
  number: number
  turn: number
  before: number
  after: number
  error: number
  what: Text | null
  by: number | null
  better: Text | null
  reason: Text | null
  told: Text[]
}

export interface PlayerReport {
  seat: number
  judged: boolean
  chance: number
  result: number
  choices: number
  mistakes: number
  lost: number
  lost_error: number
  luck: number
  luck_error: number
  mark: number | null
}

export interface Report {
  version: number
  steps: number
  players: PlayerReport[]
  curves: CurvePoint[][]
  mistakes: Mistake[]
  turning_points: TurningPoint[]
}

export interface Subscribe {
  type: 'subscribe'
  table: string
  seat?: number | null
  since?: number | null
  watch?: boolean
  ref?: number | null
}

export interface Unsubscribe {
  type: 'unsubscribe'
  table: string
  ref?: number | null
}

export interface Choose {
  type: 'choose'
  table: string
  number: number
  option: number
  ref?: number | null
}

export interface TakeBack {
  type: 'undo'
  table: string
  number: number
  seat?: number | null
  to?: number | null
  ref?: number | null
}

export interface Answer {
  type: 'answer'
  table: string
  yes: boolean
  ref?: number | null
}

export interface StandIn {
  type: 'stand_in'
  table: string
  seat: number
  ref?: number | null
}

export interface Leave {
  type: 'leave'
  table: string
  for_good?: boolean
  level?: string | null
  ref?: number | null
}

export interface ComeBack {
  type: 'return'
  table: string
  ref?: number | null
}

export interface SetSeat {
  type: 'seat'
  table: string
  seat: number
  kind: 'bot' | 'friend' | 'me'
  level?: string | null
  ref?: number | null
}

export interface Start {
  type: 'start'
  table: string
  level?: string | null
  ref?: number | null
}

export interface Say {
  type: 'chat'
  table: string
  text: string
  ref?: number | null
}

export interface NewLink {
  type: 'new_link'
  table: string
  seat: number
  ref?: number | null
}

export interface Mute {
  type: 'mute'
  table: string
  seat?: number | null
  who?: string | null
  on?: boolean
  ref?: number | null
}

export interface Remove {
  type: 'remove'
  table: string
  seat?: number | null
  who?: string | null
  ref?: number | null
}

export interface AskHint {
  type: 'hint'
  table: string
  number: number
  ref?: number | null
}

export interface AskWhy {
  type: 'why'
  table: string
  number: number
  target: Record<string, string | number | boolean | number[]>
  ref?: number | null
}

export interface WatchLobby {
  type: 'lobby'
  on?: boolean
  ref?: number | null
}

export interface Shown {
  type: 'shown'
  table: string
  number: number
  ref?: number | null
}

export interface Ping {
  type: 'ping'
  ref?: number | null
}

export interface SetMe {
  name: string
}

export interface SeatWish {
  kind: 'me' | 'hotseat' | 'friend' | 'bot'
  name?: string | null
  level?: string | null
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, unknown>
  public?: boolean
  clock?: number | null
  stand_in_after?: number | null
}

export interface DeckWish {
  game: string
  options?: Record<string, unknown>
  text?: string
}

export interface Fork {
  number: number
  seats: SeatWish[]
  seat?: number | null
  clock?: number | null
  stand_in_after?: number | null
}

export interface Claim {
  token: string
}

export interface Join {
  seat?: number | null
}

export interface HideTable {
  hidden?: boolean
}

export interface PushWish {
  endpoint: string
  p256dh: string
  auth: string
  language?: 'it' | 'en'
}

export interface PushEnd {
  endpoint: string
}

export interface Me {
  id: string
  name: string
}

export interface Players {
  min: number
  max: number
}

export interface GameInfo {
  name: string
  players: Players
  official: Players
  options: OptionForm[]
  bots: string[]
  levels: string[]
  texts: Record<string, string>
  cooperative: boolean
  catalogue: Catalogue
  needs: Need[]
  lesson: Bubble[]
}

export interface DeckFault {
  line: number
  reason: Text
}

export interface Deck {
  name: string
  cards: Record<string, number>
  faults: DeckFault[]
  least: number
  ready: Record<string, number>
}

export interface Games {
  version: string
  protocol: number
  games: GameInfo[]
  network: string
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

export interface Hidden {
  table: string
  hidden: boolean
}

export interface PushKey {
  key: string
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

export interface Analysis {
  table: string
  state: 'none' | 'running' | 'done' | 'failed'
  done: number
  total: number
  report: Report | null
}

export interface Problem {
  code: string
  message: string
  option: string
  reason: Text | null
}

export interface Health {
  ok: boolean
  version: string
  database: string
  matches: number
  connections: number
  trouble: string | null
}

export type Sent =
  | Subscribe
  | Unsubscribe
  | Choose
  | TakeBack
  | Answer
  | StandIn
  | Leave
  | ComeBack
  | SetSeat
  | Start
  | Say
  | NewLink
  | Mute
  | Remove
  | AskHint
  | AskWhy
  | WatchLobby
  | Shown
  | Ping

export type Received =
  | Hello
  | TableChanged
  | State
  | ChatSaid
  | HintGiven
  | WhyNot
  | LobbyChanged
  | Ok
  | ErrorSaid
  | Pong
