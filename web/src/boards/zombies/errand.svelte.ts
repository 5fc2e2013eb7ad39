/** Several choices in a row for one click: a walk to a far square, zombies placed or moved "for me". The engine still decides each step. */
import type { Choice, Decision, GameEvent } from '../../lib/protocol'
import { settings } from '../../lib/settings.svelte'
import { keyOf, type CityView, type Spot } from './view'

const TRIES = 4
const AGAIN = 1100

/** Questions that may be answered "for me". */
export const CAN_DO: readonly string[] = ['put', 'keep_clear', 'move_zombie', 'pick_zombie', 'send_zombie', 'rise']

interface Walking {
  what: 'walk'
  mover: number
  path: string[] // still to go
  here: string // where the last step should have led
  since: number
}
interface Doing {
  what: 'do'
  kinds: string[]
}

// What ends a walk before its goal.
const HAPPENS = [
  'fight',
  'wound',
  'play',
  'play_at',
  'play_in',
  'activate',
  'activate_in',
  'relocate',
  'die',
  'take_life',
  'keys',
]

export interface Now {
  number: number
  decision: Decision | null
  view: CityView
  log: GameEvent[]
  choose: (choice: Choice) => void
  suggest?: () => Promise<number | null>
}

export class Errand {
  current: Walking | Doing | null = $state.raw(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  get path(): string[] {
    return this.current?.what === 'walk' ? this.current.path : []
  }

  stop(): void {
    clearTimeout(this.timer)
    this.current = null
  }

  walk(path: string[], now: Now): void {
    const mover = now.view.walks.at(-1)?.mover
    if (mover === undefined || !path.length) return
    this.current = { what: 'walk', mover, path, here: keyOf(now.view.players[mover]!.square!), since: now.number }
    this.goOn(now, 0)
  }

  do(kinds: string[], now: Now): void {
    this.current = { what: 'do', kinds }
    this.goOn(now, 0)
  }

  /** Called with every new position: the next choice, if all is as it should be. */
  goOn(now: Now, wait = settings.motion === 'full' ? 150 : settings.motion === 'quick' ? 60 : 0): void {
    clearTimeout(this.timer)
    if (!this.current || !now.decision) return
    if (this.current.what === 'do') return void this.chore(this.current, now)
    const next = this.step(this.current, now)
    if (!next) return this.stop()
    if (wait) this.timer = setTimeout(() => now.choose(next), wait)
    else now.choose(next)
  }

  private step(walk: Walking, now: Now): Choice | null {
    const news = now.log.filter((event) => event.number > walk.since)
    const at = now.view.players[walk.mover]?.square
    if (
      !at ||
      keyOf(at) !== walk.here ||
      now.view.walks.at(-1)?.mover !== walk.mover ||
      news.some((event) => HAPPENS.includes(event.kind))
    )
      return null
    const [goal, ...rest] = walk.path
    const next = now.decision!.options.find(
      (choice) => choice.id.startsWith('step:') && keyOf(choice.target.square as Spot) === goal,
    )
    if (next) this.current = { ...walk, path: rest, here: goal!, since: now.number }
    return next ?? null
  }

  /** As a good player would choose; the server says how. */
  private async chore(doing: Doing, now: Now): Promise<void> {
    const { decision } = now
    if (!doing.kinds.includes(decision!.kind)) return this.stop()
    let option: number | null = null
    for (let tries = 0; option === null && tries < TRIES; tries++) {
      if (tries) await new Promise((done) => setTimeout(done, AGAIN)) // it says so once a second at most
      if (this.current !== doing) return
      option = (await now.suggest?.()) ?? null
    }
    if (this.current !== doing) return
    const next = decision!.options.find((choice) => choice.option === option)
    if (next) now.choose(next)
    else this.stop()
  }
}
