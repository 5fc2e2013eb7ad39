/** What a person is in the middle of on the map: a card that needs a target, a tile to lay, a zombie taken up, a walk. */
import { ask } from '../../lib/reasons.svelte'
import type { Choice, Decision, GameEvent } from '../../lib/protocol'
import { Errand, type Now } from './errand.svelte'
import { closedBy, ghostsOf, movesFrom, pathTo, sitesOf, squareMarks, turnsOf, walkMarks } from './lit'
import type { Ghost, Mark, Site } from './lit'
import { keyOf, spotOf, type CityView, type Spot } from './view'
import { asking, isAnswer, isMoment } from './windows.svelte'

export interface Position {
  number: number
  view: CityView
  me: number | null
  decision: Decision | null
  log: GameEvent[]
  hint: number | null
  busy: boolean
  choose: (choice: Choice) => void
  suggest?: () => Promise<number | null>
}

const IN_A_FIGHT = ['pay', 'before_fight', 'after_roll']
const MOST_BUTTONS = 8
const BY_THEMSELVES = ['bid', 'raise'] // the auction and the duel have their own buttons
const standing = (at: string): Mark => ({ at: spotOf(at), steps: 0, fights: 0, fight: false })

export class Turn {
  picked = $state<string | null>(null) // a card that needs a target
  chosen = $state<string | null>(null) // a place for the tile
  turn = $state(0) // of the tile
  held = $state<string | null>(null) // a zombie taken up
  looked = $state.raw<Spot | null>(null)
  previewed = $state<string | null>(null) // a square with fights on the way, tapped once
  readonly errand = new Errand()
  private readonly position: () => Position

  /** `position` is read again whenever something of it has changed. */
  constructor(position: () => Position) {
    this.position = position
  }

  readonly decision = $derived.by(() => this.position().decision)
  readonly kind = $derived.by(() => this.decision?.kind ?? '')
  readonly options = $derived.by(() => this.decision?.options ?? [])
  readonly hinted = $derived.by(() => this.options.find((choice) => choice.option === this.position().hint) ?? null)
  readonly walking = $derived.by(() => this.kind === 'step' || this.kind === 'force_step')
  readonly answering = $derived.by(() => (isMoment(this.kind) ? asking[this.kind] : isAnswer(this.kind)))
  readonly contesting = $derived.by(() => BY_THEMSELVES.includes(this.kind))
  readonly discarding = $derived.by(() => ['discard', 'discard_down'].includes(this.kind))
  readonly fighting = $derived.by(() => {
    const { me, view } = this.position()
    const mine = me !== null && this.decision !== null && view.fights.at(-1)?.player === me
    return mine && IN_A_FIGHT.includes(this.kind) && !this.picked
  })

  // -- cards ------------------------------------------------------------------------------------
  readonly plays = $derived.by(() =>
    this.options.filter((choice) => choice.target.card && /^(play|activate):/.test(choice.id)),
  )
  readonly cards = $derived.by(() => [...new Set(this.plays.map((choice) => choice.target.card as string))])
  readonly aims = $derived.by(() =>
    this.picked ? this.plays.filter((choice) => choice.target.card === this.picked) : [],
  )
  /** Choices of a tile on the map: for a card that is picked, or because one is asked for. */
  private readonly tiles = $derived.by(() => {
    const asked = this.kind === 'place_tile' ? [] : this.options.filter((choice) => !choice.target.card)
    return (this.picked ? this.aims : asked).filter((choice) => choice.target.tile)
  })
  readonly buildings = $derived.by(() => this.tiles.map((choice) => choice.target.tile as Spot))
  /** What is chosen neither on the map nor by a card. */
  readonly buttons = $derived.by(() =>
    this.kind === 'place_tile' || this.contesting
      ? []
      : this.options.filter(
          (choice) =>
            !choice.target.square &&
            !choice.target.tile &&
            !/^(play|activate):/.test(choice.id) &&
            !(this.discarding && choice.target.card),
        ),
  )

  /** Cards to choose from that are too many for buttons: they are looked through. */
  readonly heap: Choice[] = $derived.by(() => {
    const cards = this.buttons.filter((choice) => choice.target.card)
    return cards.length > MOST_BUTTONS ? cards : []
  })

  use = (card: string): void => {
    const mine = this.options.filter((choice) => choice.target.card === card)
    if (mine.length === 1) this.position().choose(mine[0]!)
    else if (mine.length) this.picked = this.picked === card ? null : card
  }
  aimAt = (seat: number): Choice | null => this.aims.find((choice) => choice.target.seat === seat) ?? null

  /** Items that lie in front of a player and may be used now. */
  uses = (seat: number): Set<string> => {
    const used = seat === this.position().me ? this.plays.filter((choice) => choice.id.startsWith('activate:')) : []
    return new Set(used.map((choice) => choice.target.card as string))
  }

  // -- tiles ------------------------------------------------------------------------------------
  readonly ghosts: Ghost[] = $derived.by(() => (this.kind === 'place_tile' ? ghostsOf(this.decision!) : []))
  readonly ghost = $derived.by(() => this.ghosts.find((each) => keyOf(each.at) === this.chosen) ?? null)
  readonly placing = $derived.by(() => this.ghost?.ways.find((choice) => turnsOf(choice) === this.turn) ?? null)
  readonly closed: Spot[] = $derived.by(() => [...this.position().view.dead_ends, ...closedBy(this.placing)])

  /** Places for a tile that is bid for: to be seen by all, and chosen by nobody yet. */
  readonly sites: Site[] = $derived.by(() => sitesOf(this.position().view))

  select = (at: string): void => {
    const found = this.ghosts.find((each) => keyOf(each.at) === at)
    if (!found) return
    const legal = found.ways.map(turnsOf)
    this.chosen = at
    this.turn = legal.includes(this.turn) ? this.turn : legal[0]!
  }
  turnGhost = (by: number): void => {
    if (!this.ghost) return
    const legal = this.ghost.ways.map(turnsOf).sort()
    this.turn = legal[(legal.indexOf(this.turn) + by + legal.length) % legal.length]!
  }
  place = (): void => {
    if (this.placing) this.position().choose(this.placing)
  }

  // -- squares ----------------------------------------------------------------------------------
  readonly moves = $derived.by(() =>
    this.kind === 'move_zombie' ? movesFrom(this.decision!) : new Map<string, Choice[]>(),
  )
  private readonly crowded = $derived.by(() => new Set(this.position().view.zombies.map(([x, y]) => keyOf([x, y]))))
  readonly marks: Map<string, Mark> = $derived.by(() => {
    if (this.picked || !this.decision) return new Map<string, Mark>()
    if (this.walking) return walkMarks(this.decision, this.crowded)
    if (this.kind !== 'move_zombie') return squareMarks(this.options)
    if (!this.held) return new Map([...this.moves.keys()].map((at) => [at, standing(at)]))
    return new Map([...squareMarks(this.moves.get(this.held) ?? []), [this.held, standing(this.held)]])
  })
  /** Of a walk that is on, or would be: from where the pawn stands to the goal. */
  readonly way: string[] = $derived.by(() => {
    const { walking, looked, marks, decision } = this
    const { view } = this.position()
    const at = view.players[view.walks.at(-1)?.mover ?? 0]?.square
    if (!at) return []
    if (this.errand.path.length) return [keyOf(at), ...this.errand.path]
    if (!walking || !looked || !marks.has(keyOf(looked))) return []
    return [keyOf(at), ...pathTo(decision, keyOf(looked))]
  })
  readonly hintedAt = $derived.by(() => {
    const target = this.hinted?.target
    if (!target) return null
    if (target.tile) return 'tile' + keyOf(target.tile as Spot)
    if (this.kind === 'move_zombie' && !this.held) return keyOf(target.from as Spot)
    return target.square ? keyOf(target.square as Spot) : null
  })

  act = (at: Spot, byFinger = false): void => {
    if (this.position().busy || !this.decision || this.picked) return
    if (this.walking && byFinger && this.asksFirst(at)) return
    if (this.walking) this.walk(at)
    else if (this.kind === 'move_zombie') this.moveZombie(at)
    else this.chooseSquare(at)
  }
  actTile = (at: Spot): void => {
    const choice = this.tiles.find((each) => keyOf(each.target.tile as Spot) === keyOf(at))
    if (choice) this.position().choose(choice)
  }
  /** A place that is bid for: only whoever wins may have it. */
  askOfSite = (at: Spot): void => void ask({ tile: at })
  private chooseSquare(at: Spot): void {
    const here = keyOf(at)
    const choice = this.options.find((each) => each.target.square && keyOf(each.target.square as Spot) === here)
    if (choice) this.position().choose(choice)
    else if (this.kind === 'place_tile') void ask({ tile: at.map((n) => Math.floor(n / 3)) })
    else void ask({ square: at })
  }
  /** A finger cannot hover: a way with fights is shown at the first tap and gone at the second. */
  private asksFirst(at: Spot): boolean {
    const here = keyOf(at)
    if (this.errand.current || this.previewed === here || !this.marks.get(here)?.fights) return false
    this.previewed = here
    this.looked = at
    return true
  }
  private walk(at: Spot): void {
    const here = keyOf(at)
    if (this.errand.current) this.errand.stop()
    else if (this.marks.has(here)) this.errand.walk(pathTo(this.decision, here), this.now())
    else void ask({ square: at })
  }
  private moveZombie(at: Spot): void {
    const here = keyOf(at)
    const to = this.held
      ? this.moves.get(this.held)?.find((choice) => keyOf(choice.target.square as Spot) === here)
      : null
    if (to) return this.position().choose(to)
    if (this.held !== here && !this.moves.has(here))
      void ask(this.held ? { square: at, from: spotOf(this.held) } : { square: at })
    this.held = this.held === here || !this.moves.has(here) ? null : here
  }

  // -- from one position to the next ---------------------------------------------------------------
  private now(): Now {
    const { number, decision, view, log, choose, suggest } = this.position()
    return { number, decision, view, log, choose, suggest }
  }
  /** The engine's questions of one kind are answered as a good player would, until it asks something else. */
  doForMe(): void {
    this.errand.do([this.kind === 'pick_zombie' ? 'send_zombie' : this.kind, this.kind], this.now())
  }
  begin(): void {
    this.picked = this.held = this.previewed = this.chosen = null
    if (this.ghosts.length === 1) this.select(keyOf(this.ghosts[0]!.at))
    this.advance()
  }
  /** Moments I do not want to be asked in are passed; an errand goes on. */
  private advance(): void {
    if (!this.decision) return
    const pass = this.options.find((choice) => choice.id === 'pass')
    if (isMoment(this.kind) && !asking[this.kind] && pass) this.position().choose(pass)
    else this.errand.goOn(this.now())
  }
}
