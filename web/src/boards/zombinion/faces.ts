import type { Scene } from '../../art/scenery'
import type { Faces } from '../../lib/cards.svelte'

type Row = [cost: number, kinds: string, icon: string, scene: Scene, worth?: number]

// What is printed on the cards beside name and text: cost and kinds as in the rules of the game.
const ROWS: Record<string, Row> = {
  bullet: [0, 'aim', 'silver-bullet', 'scope', 1],
  rounds: [3, 'aim', 'bullets', 'scope', 2],
  magazine: [6, 'aim', 'machine-gun-magazine', 'scope', 3],
  zombie: [2, 'zombies', 'shambling-zombie', 'moon', 1],
  many_zombies: [5, 'zombies', 'shambling-zombie', 'moon3', 3],
  horde: [8, 'zombies', 'shambling-zombie', 'moon7', 6],
  infection: [0, 'infection', 'biohazard', 'cells', -1],
  bait: [2, 'action', 'meat', 'street'],
  sacrifice: [2, 'action', 'sacrificial-dagger', 'fire'],
  barricade: [2, 'action reaction', 'wooden-fence', 'street'],
  regroup: [3, 'action', 'rally-the-troops', 'burst'],
  maverick: [3, 'action', 'sunglasses', 'burst'],
  shotgun: [3, 'action', 'sawed-off-shotgun', 'burst'],
  ammo: [3, 'action', 'ammo-box', 'street'],
  depot: [4, 'action', 'wooden-crate', 'street'],
  getaway: [4, 'action attack', 'city-car', 'roof'],
  survivors: [4, 'zombies', 'three-friends', 'moonlit'],
  upper_floor: [4, 'action attack', 'binoculars', 'roof'],
  explosive: [4, 'action', 'heavy-bullets', 'fire'],
  resupply: [4, 'action', 'cardboard-box', 'street'],
  cunning: [4, 'action', 'fox-head', 'moonlit'],
  recon: [4, 'action attack', 'spyglass', 'roof'],
  search: [4, 'action attack', 'spy', 'burst'],
  tactics: [4, 'action', 'chess-knight', 'moonlit'],
  radio: [4, 'action', 'walkie-talkie', 'burst'],
  molotov: [5, 'action', 'molotov', 'fire'],
  help: [5, 'action', 'shaking-hands', 'moonlit'],
  courage: [5, 'action', 'biceps', 'burst'],
  hideout: [5, 'action', 'bunker', 'moonlit'],
  cover: [5, 'action', 'brick-wall', 'street'],
  reload: [5, 'action', 'reload-gun-barrel', 'burst'],
  swarm: [5, 'action attack', 'raise-zombie', 'burst'],
  all_in: [6, 'action', 'poker-hand', 'fire'],
}

export const BASE = ['bullet', 'rounds', 'magazine', 'zombie', 'many_zombies', 'horde', 'infection']

export const ZOMBINION_FACES: Faces = Object.fromEntries(
  Object.entries(ROWS).map(([card, [cost, kinds, icon, scene, worth]]) => [
    card,
    { cost, kinds: kinds.split(' '), icon, scene, ...(worth === undefined ? {} : { worth }) },
  ]),
)
