import type { Scene } from '../../art/scenery'
import type { Looks } from '../../lib/cards.svelte'

const ROWS: Record<string, [icon: string, scene: Scene]> = {
  bullet: ['silver-bullet', 'scope'],
  rounds: ['bullets', 'scope'],
  magazine: ['machine-gun-magazine', 'scope'],
  zombie: ['shambling-zombie', 'moon'],
  many_zombies: ['shambling-zombie', 'moon3'],
  horde: ['shambling-zombie', 'moon7'],
  infection: ['biohazard', 'cells'],
  bait: ['meat', 'street'],
  sacrifice: ['sacrificial-dagger', 'fire'],
  barricade: ['wooden-fence', 'street'],
  regroup: ['rally-the-troops', 'burst'],
  maverick: ['sunglasses', 'burst'],
  shotgun: ['sawed-off-shotgun', 'burst'],
  ammo: ['ammo-box', 'street'],
  depot: ['wooden-crate', 'street'],
  getaway: ['city-car', 'roof'],
  survivors: ['three-friends', 'moonlit'],
  upper_floor: ['binoculars', 'roof'],
  explosive: ['heavy-bullets', 'fire'],
  resupply: ['cardboard-box', 'street'],
  cunning: ['fox-head', 'moonlit'],
  recon: ['spyglass', 'roof'],
  search: ['spy', 'burst'],
  tactics: ['chess-knight', 'moonlit'],
  radio: ['walkie-talkie', 'burst'],
  molotov: ['molotov', 'fire'],
  help: ['shaking-hands', 'moonlit'],
  courage: ['biceps', 'burst'],
  hideout: ['bunker', 'moonlit'],
  cover: ['brick-wall', 'street'],
  reload: ['reload-gun-barrel', 'burst'],
  swarm: ['raise-zombie', 'burst'],
  all_in: ['poker-hand', 'fire'],
}

export const LOOKS: Looks = Object.fromEntries(
  Object.entries(ROWS).map(([card, [icon, scene]]) => [card, { icon, scene }]),
)
