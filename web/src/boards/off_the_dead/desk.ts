/** What all parts of the board share: what may be pressed now, and what happens then. */
import { getContext, setContext } from 'svelte'
import type { Handle } from './handles'

export interface Desk {
  south: number // the place that sits below
  lit: (handle: Handle) => boolean // may be pressed, and leads on from what is selected
  can: (handle: Handle) => boolean // may be pressed
  on: (handle: Handle) => boolean // is selected
  hinted: (handle: Handle) => boolean
  press: (handle: Handle) => void
  take: (handles: Handle[]) => void // the choice that touches all of these
  words: (handle: Handle) => string // what a press does, if that is settled
  mark: (zombie: string | undefined) => string // 'aimed' or 'biter': what is going on with it
  why: (handle: Handle) => string // to ask why it cannot be pressed, for `data-why`
  need: (handle: Handle) => string // what the die must show: "3+", "?"
}

const KEY = 'off_the_dead'
export const share = (desk: Desk): Desk => setContext(KEY, desk)
export const theDesk = (): Desk => getContext<Desk>(KEY)
