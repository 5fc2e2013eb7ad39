/** The table line by line, as the game itself tells it (words.py, `narrate`): for people who listen. */
import type { Text } from '../../lib/protocol'
import { countSymbols, GAME, ZONES, itemKey, type OffView, type Survivor, type Zombie } from './view'

const named = (id: string): { text: string } => ({ text: `${GAME}-${id}` })
const line = (id: string, args: Text['args'] = {}): Text => ({ id: `${GAME}-see-${id}`, args })

function zombieName(zombie: Zombie): { text: string } {
  const id = zombie.id ?? zombie.remembered?.id
  return named(id ? `card-${id}` : 'face_down')
}

function survivorLines(survivor: Survivor): Text[] {
  const full = named(`card-${survivor.id}`)
  const who = named(`short-${survivor.id}`)
  const player = { seat: survivor.seat }
  if (!survivor.alive) return [line('dead', { who: full, player })]
  const ability = named(`ability-${survivor.ability}`)
  const lines = [
    line(`survivor-${survivor.ability_ready ? 'ready' : 'spent'}`, {
      who: full,
      player,
      ability,
      level: survivor.level,
      track: survivor.track,
    }),
  ]
  const items = survivor.items.map((item) =>
    named(item.full ? `loaded-${itemKey(item).replace('(', '_').replace(')', '')}` : `card-${item.id}`),
  )
  if (items.length) lines.push(line('items', { who, items }))
  if (survivor.trophies.length) lines.push(line('trophies', { who, ...countSymbols(survivor.trophies) }))
  for (const [zone, name] of ZONES.entries()) {
    const zombies = survivor.corridor[zone]!.map(zombieName)
    if (zombies.length) lines.push(line('zone', { who, zone: named(`zone-${name}`), zombies }))
  }
  return lines
}

/** The top card has no arrow for the others while somebody holds it in hand. */
function hordeLine(size: number, arrow: number | null, arrows: string[]): Text {
  if (!size) return line('horde-empty')
  if (arrow === null) return line('horde-in_hand', { count: size })
  return line('horde', { count: size, arrow: named(`arrow-${arrows[arrow]}`) })
}

export function inWords(view: OffView): Text[] {
  const { size, arrow } = view.horde
  const cards = view.piles.reduce((sum, pile) => sum + pile.size, 0)
  const piles = view.piles.filter((pile) => pile.size).length
  const horde = hordeLine(size, arrow, view.arrows)
  const seen = view.horde.seen
    ? [line('looking', { zombies: view.horde.seen.map((each) => named(`card-${each.id}`)) })]
    : []
  return [horde, line('rubble', { cards, piles }), ...view.survivors.flatMap(survivorLines), ...seen]
}
