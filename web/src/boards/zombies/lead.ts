/** What is asked, in words, also in the middle of it. */
import { tileInfo } from '../../lib/catalogue.svelte'
import { headline, waitingFor } from '../../lib/prompt'
import type { Choice, Decision } from '../../lib/protocol'
import { attribute, say, t, type Names, type Piece } from '../../lib/texts.svelte'
import { CAN_DO } from './errand.svelte'
import { closedBy, type Mark } from './lit'
import type { Turn } from './turn.svelte'
import type { CityView } from './view'
import { tileName } from './words'

export interface Lead {
  ask: string
  why: Piece[]
}

const words = (text: string): Piece[] => [{ kind: 'words', text }]

function waiting(view: CityView, names: Names): Lead {
  const whom = view.asked?.player ?? null
  const ask = whom === null && view.asked ? t('zombies-table-waits') : waitingFor(view, whom ?? view.active, names)
  return { ask, why: view.passing ? words(t('zombies-passing')) : [] }
}

function aiming(turn: Turn): Lead {
  const card = t(`zombies-card-${turn.picked}`)
  return turn.buildings.length
    ? { ask: t('zombies-aim-where', { card }), why: words(t('zombies-choose-tile')) }
    : { ask: t('zombies-aim', { card }), why: words(t('zombies-aim-player')) }
}

function walking(turn: Turn, view: CityView, me: number | null, names: Names): Lead {
  const { mover, points: count } = view.walks.at(-1)!
  const ask = mover === me ? t('zombies-move-up-to', { count }) : t('zombies-lead', { name: names(mover), count })
  return { ask, why: words(t(turn.previewed ? 'zombies-move-again' : 'zombies-move-why')) }
}

function placing(turn: Turn, tile: string): Lead {
  const woodland = tileInfo('zombies', tile)?.woodland
  const why = t(woodland ? 'zombies-place-why-woods' : 'zombies-place-why', { count: turn.ghosts.length })
  const count = closedBy(turn.placing).length
  const ask = t('zombies-place', { tile: tileName(tile) })
  return { ask, why: words(count ? t('zombies-closes', { count }) : why) }
}

export function leadOf(turn: Turn, view: CityView, me: number | null, names: Names): Lead {
  const { decision, kind } = turn
  if (!decision) return waiting(view, names)
  if (turn.picked) return aiming(turn)
  if (kind === 'step') return walking(turn, view, me, names)
  if (kind === 'place_tile') return placing(turn, view.tile_drawn ?? '')
  if (kind === 'move_zombie')
    return { ask: t(turn.held ? 'zombies-move-to' : 'zombies-move-zombie'), why: words(t('zombies-move-zombie-why')) }
  const asked = headline(decision.prompt, names)
  if (CAN_DO.includes(kind) && view.task)
    return { ask: asked.ask, why: words(t('zombies-still', { count: view.task.left })) }
  if (turn.answering && cardAsked(decision)) return answering(turn, view, names, asked)
  return asked.why.length ? asked : { ask: asked.ask, why: onMap(turn) }
}

/** The card a question is about. */
export function cardAsked(decision: Decision | null): string | null {
  const card = decision?.prompt.args?.card
  const id = typeof card === 'object' && 'text' in card ? card.text : ''
  return /^zombies-card-(.*)/.exec(id)?.[1] ?? null
}

/** Who plays what on whom, and what it would do. */
function answering(turn: Turn, view: CityView, names: Names, asked: Lead): Lead {
  const card = cardAsked(turn.decision)!
  const rule: Piece = { kind: 'words', text: `${attribute(`zombies-card-${card}`, 'text')} ` }
  const coming = turn.kind === 'card_played' ? view.resolving.at(-1) : undefined
  const seat = coming?.target?.seat ?? null
  if (!coming || seat === null) return { ask: asked.ask, why: [rule, ...asked.why] }
  const args = { player: { seat: coming.player }, card: { text: `zombies-card-${card}` }, target: { seat } }
  const ask = say({ id: 'zombies-log-play_at', args }, names).replace(/\.$/, '')
  return { ask, why: [rule, ...asked.why] }
}

/** How something is chosen there. */
function onMap(turn: Turn): Piece[] {
  if (turn.buildings.length) return words(t('zombies-choose-tile'))
  return turn.marks.size ? words(t('zombies-choose-square')) : []
}

const tilesIn = (view: CityView, set: string): number =>
  Object.values(view.tile_decks.find((deck) => deck.set === set)?.left ?? {}).reduce((sum, n) => sum + n, 0)

/** What a lit square is for. */
export function markInWords(mark: Mark, turn: Turn): string {
  if (mark.steps) return t('zombies-can-go', { steps: mark.steps, fights: mark.fights })
  return t(turn.kind === 'move_zombie' && !turn.held ? 'zombies-can-take' : 'zombies-can-choose')
}

export function labelOf(choice: Choice, names: Names, view: CityView): string {
  const set = /^draw_from:(.*)/.exec(choice.id)?.[1]
  if (set) return t('zombies-draw-from', { from: say(choice.message, names), count: tilesIn(view, set) })
  if (choice.id.startsWith('pass')) return t(`zombies-${choice.id}`)
  return choice.id === 'stop' ? t('zombies-stay') : say(choice.message, names)
}
