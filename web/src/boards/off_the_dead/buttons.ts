/** The buttons below a question: what is not pressed on the table itself. */
import type { Choice } from '../../lib/protocol'
import { say, t, type Names } from '../../lib/texts.svelte'
import { itemIcon } from './faces'
import { hasTwin, isSource, type Handle, type Touch } from './handles'
import type { Playing } from './playing.svelte'
import { GAME, kindOf, SYMBOL_ICONS, type OffView, type Symbol3 } from './view'

export interface Button {
  key: string
  label: string
  icon?: string
  primary?: boolean
  only?: 'compact' // elsewhere it is pressed on the table
  pressed?: boolean
  hinted?: boolean
  once?: boolean // a power: used up when it is used
  act: () => void
}

/** What a button may open. */
export interface Drawers {
  rubble: boolean
  openRubble: () => void
  openQuotes: () => void
}

const BY_BUTTON = ['redirect', 'pay', 'junk', 'go_and_see']
const LIGHT = 'light-bulb'
const onBoard = (handle: Handle): boolean => !isSource(handle) && !handle.startsWith('symbol:')

export function nameOf(handle: Handle, view: OffView): string {
  const [sort, what] = [handle.slice(0, handle.indexOf(':')), handle.slice(handle.indexOf(':') + 1)]
  if (what === 'hands') return t('offdead-hands')
  if (sort === 'ability') return t(`${GAME}-ability-${view.survivors[Number(what)]!.ability}`)
  if (sort === 'quote') return t(`${GAME}-quote-${what}`)
  return t(`${GAME}-card-${kindOf(what)}`)
}

function iconOf(handle: Handle): string {
  if (handle === 'item:hands') return 'fist'
  if (handle.startsWith('ability:')) return 'lightning-helix'
  if (handle.startsWith('quote:')) return 'chat-bubble'
  return itemIcon(kindOf(handle.slice(handle.indexOf(':') + 1)))
}

/** The buttons of one question. */
export class Buttons {
  constructor(
    private readonly playing: Playing,
    private readonly view: OffView,
    private readonly kind: string,
    private readonly hint: number | null,
    private readonly names: Names,
  ) {}

  all(drawers: Drawers): Button[] {
    const { all, open, selected } = this.playing
    if (this.kind === 'goggles') return []
    if (this.kind === 'put_back') {
      const sources = new Set(all.map((touch) => touch.handles[0]!))
      return sources.size > 1 ? [...sources].map(this.bySource) : []
    }
    if (selected.length) return this.ways()
    const plain = all.filter((touch) => !touch.handles.length).map(this.byTouch)
    if (BY_BUTTON.includes(this.kind))
      return [...open.filter((touch) => touch.handles.length).map(this.byTouch), ...plain]
    if (this.kind === 'action') return [...this.actions(drawers), ...plain]
    const sources = new Set(all.flatMap((touch) => touch.handles.filter(isSource)))
    return [...[...sources].map(this.bySource), ...plain]
  }

  /** How what is selected can be gone on with where nothing on the table says it, and the way back. */
  private ways(): Button[] {
    const { open, selected, target, forget } = this.playing
    const further = (touch: Touch): boolean => touch.handles.some((each) => onBoard(each) && !selected.includes(each))
    const ways = target || !open.some(further) ? open.map(this.byTouch) : []
    return [...ways, { key: 'back', label: t('offdead-back'), icon: 'cancel', act: forget }]
  }

  private actions({ rubble, openRubble, openQuotes }: Drawers): Button[] {
    const { all, handles, quotes, advises } = this.playing
    const found: Button[] = []
    if (handles.has('item:hands')) found.push(this.bySource('item:hands'))
    if (all.some((touch) => touch.handles[0]?.startsWith('pile:'))) {
      const label = t('offdead-search')
      const hinted = advises('pile') && !rubble
      const icon = hinted ? LIGHT : 'brick-pile'
      found.push({ key: 'search', label, icon, hinted, only: 'compact', pressed: rubble, act: openRubble })
    }
    if (quotes.length) {
      const label = t('offdead-quotes')
      const hinted = advises('quote')
      found.push({
        key: 'quotes',
        label,
        icon: hinted ? LIGHT : 'chat-bubble',
        hinted,
        only: 'compact',
        act: openQuotes,
      })
    }
    for (const handle of handles)
      if (handle.startsWith('ability:')) found.push({ ...this.bySource(handle), only: 'compact' })
    return found
  }

  private readonly byTouch = (touch: Touch): Button => {
    const { choice, handles } = touch
    const used = handles[0] && isSource(handles[0]) ? handles[0] : null
    const symbol = choice.target.symbol as Symbol3 | undefined
    const hinted = choice.option === this.hint
    const short = this.playing.target && !hasTwin(this.playing.open, touch)
    return {
      key: choice.id,
      label: short && used ? this.wayOf(used, choice) : say(choice.message, this.names),
      icon: hinted ? LIGHT : used ? iconOf(used) : symbol && SYMBOL_ICONS[symbol],
      primary: handles.length > 0,
      hinted,
      once: Boolean(choice.target.once),
      act: () => this.playing.act(choice),
    }
  }

  private wayOf(handle: Handle, choice: Choice): string {
    const need = choice.target.need as number | null | undefined
    const name = nameOf(handle, this.view)
    return need === undefined ? name : `${name} ${need === null ? '?' : `${need}+`}`
  }

  private readonly bySource = (handle: Handle): Button => ({
    key: handle,
    label: nameOf(handle, this.view),
    icon: this.playing.hinted(handle) ? LIGHT : iconOf(handle),
    primary: this.kind !== 'action',
    pressed: this.playing.on(handle),
    hinted: this.playing.hinted(handle),
    once: handle.startsWith('ability:'),
    act: () => this.playing.press(handle),
  })
}
