/** Where each option is shown: on a card of the hand, on a pile of the Supply, or as a button. */
import type { Choice, Decision } from '../../lib/protocol'

const IN_HAND = ['play', 'twice', 'trash', 'discard', 'return', 'barricade']
const IN_SUPPLY = ['take', 'hunt']

export const cardOf = (choice: Choice): string => String(choice.target.card ?? '')
export const isEnd = (choice: Choice): boolean => choice.id === 'stop' || choice.id === 'no'

function zoneOf(choice: Choice, kind: string): 'hand' | 'supply' | 'button' {
  const { card, zone } = choice.target
  if (!card || choice.id === 'no') return 'button'
  if (zone === 'supply' || (kind === 'take' && !zone)) return 'supply'
  return zone === 'hand' || IN_HAND.includes(kind) ? 'hand' : 'button'
}

export class Options {
  readonly hand = new Map<string, Choice>()
  readonly supply = new Map<string, Choice>()
  readonly buttons: Choice[] = []
  /** With every aim card of the hand: how many shots more, and what they can pay for. */
  readonly aimAll: Choice | null
  readonly kind: string

  private readonly noUse: number[]

  constructor(decision: Decision | null) {
    this.noUse = decision?.of_no_use ?? []
    this.kind = decision?.kind ?? ''
    const options = decision?.options ?? []
    for (const choice of options) {
      const zone = zoneOf(choice, this.kind)
      if (zone === 'button') this.buttons.push(choice)
      else this[zone].set(cardOf(choice), choice)
    }
    this.buttons.sort((a, b) => Number(isEnd(a)) - Number(isEnd(b)))
    this.aimAll = options.find((choice) => choice.id === 'aim:all') ?? null
  }

  /** Allowed, but nobody is led there. */
  isDull(choice: Choice): boolean {
    return this.noUse.includes(choice.option)
  }

  /** A pile that cannot be had, also not with every aim card of the hand. */
  outOfReach(card: string): boolean {
    const within = (this.aimAll?.target.opens as string[] | undefined) ?? []
    return this.supply.size > 0 && IN_SUPPLY.includes(this.kind) && !this.supply.has(card) && !within.includes(card)
  }
}
