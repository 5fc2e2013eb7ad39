/** In which moments a person wants to be asked for cards; kept in this browser. What is switched off is passed at once. */
export const MOMENTS = [
  'turn_start',
  'before_move',
  'between_steps',
  'after_move',
  'turn_end',
  'before_fight',
  'after_roll',
] as const
export type Moment = (typeof MOMENTS)[number]
const KEY = 'orda-zombies-windows'

function stored(): Partial<Record<Moment, boolean>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Record<Moment, boolean>>
  } catch {
    return {}
  }
}

export const asking: Record<Moment, boolean> = $state({
  turn_start: true,
  before_move: true,
  between_steps: true,
  after_move: true,
  turn_end: true,
  before_fight: true,
  after_roll: true,
  ...stored(),
})

export function askIn(moment: Moment, on: boolean): void {
  asking[moment] = on
  try {
    localStorage.setItem(KEY, JSON.stringify(asking))
  } catch {
    // A browser that keeps nothing asks in every moment again.
  }
}

/** Moments in which one answers what somebody does; these are always asked. */
const ANSWERS = [
  'tile_drawn',
  'card_played',
  'item_played',
  'item_activated',
  'zombie_killed',
  'enters_building',
  'before_spell',
  'player_dies',
]
export const isAnswer = (kind: string): boolean => ANSWERS.includes(kind)

export const isMoment = (kind: string): kind is Moment => (MOMENTS as readonly string[]).includes(kind)
