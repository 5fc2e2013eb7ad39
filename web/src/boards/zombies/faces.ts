import type { Scene } from '../../art/scenery'
import type { Faces } from '../../lib/cards.svelte'

// Icon and scene of each card; items first.
const ITEMS: Record<string, [string, Scene]> = {
  all_the_marbles: ['marbles', 'street'],
  chainsaw: ['chainsaw', 'moonlit'],
  fire_axe: ['fire-axe', 'fire'],
  first_aid_kit: ['first-aid-kit', 'burst'],
  grenade: ['grenade', 'fire'],
  hey_look_a_shotgun: ['sawed-off-shotgun', 'burst'],
  lots_of_ammo: ['ammo-box', 'scope'],
  molotov_cocktail: ['molotov', 'fire'],
  skateboard: ['skateboard', 'street'],
}
const EVENTS: Record<string, [string, Scene]> = {
  adrenaline_rush: ['heart-beats', 'burst'],
  alternate_food_source: ['meat', 'street'],
  bad_sense_of_direction: ['direction-sign', 'moonlit'],
  brain_cramp: ['brain', 'burst'],
  butter_fingers: ['banana-peel', 'burst'],
  claustrophobia: ['door', 'moonlit'],
  fear: ['screaming', 'burst'],
  hysterical_paralysis: ['medusa-head', 'burst'],
  i_dont_think_theyre_dead: ['tombstone', 'moonlit'],
  just_when_you_thought: ['raise-zombie', 'moon3'],
  much_needed_rest: ['night-sleep', 'moonlit'],
  slight_miscalculation: ['calculator', 'burst'],
  the_keys_are_still_in_it: ['city-car', 'street'],
  this_isnt_so_bad: ['back-forth', 'street'],
  were_screwed: ['dread-skull', 'moon7'],
  where_did_everybody_go: ['footsteps', 'street'],
  your_shoes_untied: ['running-shoe', 'street'],
  zombie_master: ['overlord-helm', 'moon'],
}
const faces = (rows: Record<string, [string, Scene]>, kind: string): Faces =>
  Object.fromEntries(Object.entries(rows).map(([card, [icon, scene]]) => [card, { kinds: [kind], icon, scene }]))

export const ZOMBIES_FACES: Faces = { ...faces(ITEMS, 'item'), ...faces(EVENTS, 'event') }
