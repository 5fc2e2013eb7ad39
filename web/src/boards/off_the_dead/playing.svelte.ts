/** What the person at this screen is in the middle of: what may be pressed, what has been, and what that comes to. */
import type { Choice, Decision } from '../../lib/protocol'
import { why } from '../../lib/reasons.svelte'
import { among, isSource, named, press, touches, type Handle } from './handles'

interface Asked {
  decision: Decision | null
  hint: number | null
  choose: (choice: Choice) => void
}

export class Playing {
  selected = $state.raw<Handle[]>([])
  private readonly asked: () => Asked

  /** `asked` is read again whenever something of it has changed. */
  constructor(asked: () => Asked) {
    this.asked = asked
  }

  readonly all = $derived.by(() => touches(this.asked().decision?.options ?? []))
  readonly open = $derived.by(() => among(this.all, this.selected))
  private readonly openHandles = $derived.by(() => new Set(this.open.flatMap((touch) => touch.handles)))
  readonly handles = $derived.by(() => new Set(this.all.flatMap((touch) => touch.handles)))
  private readonly hintedHandles = $derived.by(
    () => new Set(this.all.find((touch) => touch.choice.option === this.asked().hint)?.handles ?? []),
  )
  /** What one uses, and what it is used on. */
  readonly source = $derived.by(() => this.selected.find(isSource) ?? null)
  readonly target = $derived.by(() => this.selected.find((handle) => !isSource(handle)) ?? null)
  readonly quotes = $derived.by(() => this.all.filter((touch) => touch.handles[0]?.startsWith('quote:')))

  lit = (handle: Handle): boolean => this.openHandles.has(handle)
  can = (handle: Handle): boolean => this.handles.has(handle)
  on = (handle: Handle): boolean => this.selected.includes(handle)
  /** What is to be pressed next for what is advised; where something else is in hand, first what should be. */
  hinted = (handle: Handle): boolean =>
    this.hintedHandles.has(handle) &&
    !this.on(handle) &&
    (isSource(handle) || this.selected.every((each) => this.hintedHandles.has(each)))

  /** Is something of this sort advised, that is not in sight? */
  advises = (sort: string): boolean => [...this.hintedHandles].some((handle) => handle.startsWith(`${sort}:`))

  /** A new question: nothing is selected, but for the first card that is to be put back. */
  begin(): void {
    const first = this.all[0]?.handles[0]
    this.selected = this.asked().decision?.kind === 'put_back' && first ? [first] : []
  }
  forget = (): void => {
    this.selected = []
  }
  act = (choice: Choice): void => {
    this.selected = []
    this.asked().choose(choice)
  }
  press = (handle: Handle): void => {
    const next = press(this.all, this.selected, handle)
    if (next.choice) this.act(next.choice)
    else this.selected = next.selected
  }
  /** The choice that touches all of these. */
  take = (handles: Handle[]): void => {
    const [only] = among(this.all, handles)
    if (only) this.act(only.choice)
  }
  /** The choice a press makes, if that is settled. */
  settled = (handle: Handle): Choice | null => {
    const left = among(this.open, [handle])
    return left.length === 1 ? left[0]!.choice : null
  }
  /** To ask why it cannot be pressed, together with what is in hand. */
  why = (handle: Handle): string => {
    const together = named(isSource(handle) || !this.source ? [handle] : [this.source, handle])
    const twin = this.can(handle.replace(/^item:/, 'turned:')) // the same card among those turned up is another one
    return why(twin && !this.can(handle) ? { ...together, held: true } : together)
  }
  /** What the die must show: "3+", "?" */
  need = (handle: Handle): string => {
    const needs = among(this.open, [handle])
      .filter((touch) => 'need' in touch.choice.target)
      .map((touch) => touch.choice.target.need as number | null)
    if (!needs.length) return ''
    const known = needs.filter((need) => need !== null)
    return known.length ? `${Math.min(...known)}+` : '?'
  }
}
