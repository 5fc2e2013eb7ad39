import type { TileRow } from './tiledata'

/** Look of each named building: floor, wall colour, sign colour, furniture. */
export type Look = [floor: string, wall: string, sign: string, furniture: string]
const ARMY = (furniture: string, floor = 't-concrete'): Look => [floor, '#6e7350', '#cfd08a', furniture]
const HUT = (furniture: string): Look => ['t-wood', '#6b4a2c', '#e8c9a0', furniture]
const LOOKS: Record<string, Look> = {
  hospital: ['t-check', '#c9c7ba', '#ff7f88', 'bed'],
  police: ['t-concrete', '#7d92b5', '#8fb8ff', 'desk'],
  fire: ['t-concrete', '#b5483c', '#ff9a7a', 'truck'],
  lawn: ['t-concrete', '#6f8a55', '#b6e07f', 'plant'],
  sporting: ['t-wood', '#a8743a', '#ffc163', 'shelf'],
  drug: ['t-check', '#7fae9f', '#9fe8d0', 'shelf'],
  army: ARMY('crate'),
  gas: ['t-check', '#b08a3a', '#ffd060', 'counter'],
  skate: ['t-carpet', '#8b6bb0', '#d5b2ff', 'shelf'],
  florist: ['t-wood', '#a35f77', '#ffb0cf', 'plant'],
  hardware: ['t-concrete', '#9a6b45', '#f3b98a', 'crate'],
  toy: ['t-carpet', '#b0713f', '#ffd28a', 'shelf'],
  lab: ['t-check', '#87a0a0', '#a8ffe2', 'desk'],
  motor: ARMY('truck'),
  armory: ARMY('crate'),
  mess: ARMY('counter', 't-check'),
  barracks: ARMY('bed', 't-wood'),
  pet: ['t-check', '#5f9a8a', '#9fe8d0', 'crate'],
  lingerie: ['t-carpet', '#b0607f', '#ffb0cf', 'shelf'],
  outfitter: ['t-wood', '#7a8a4a', '#d5e08a', 'shelf'],
  music: ['t-carpet', '#6b6fb8', '#c3c6ff', 'counter'],
  appliance: ['t-concrete', '#8a95a0', '#d3e2f0', 'crate'],
  department: ['t-check', '#a08a5a', '#f3d99a', 'shelf'],
  food: ['t-check', '#b5623c', '#ffb58a', 'counter'],
  consignment: ['t-wood', '#8a6a8a', '#e6c2e6', 'crate'],
  costume: ['t-carpet', '#a34a4a', '#ffb0a3', 'shelf'],
  game_store: ['t-carpet', '#4a8aa3', '#a5e0f5', 'shelf'],
  cabin: HUT('bed'),
  boathouse: HUT('crate'),
  burnt: ['t-rock', '#3a2c22', '#e8c9a0', 'crate'],
  shed: HUT('crate'),
  ranger: ['t-wood', '#5d6b3a', '#e8c9a0', 'desk'],
  outhouse: HUT(''),
  cave: ['t-rock', '#2f2e2b', '#e8c9a0', ''],
}
const PLAIN: Look = ['t-carpet', '#8d7f6a', '#f0d9b0', 'shelf']

export function look(row: TileRow): Look {
  const name = Object.keys(LOOKS).find((each) => row.id.includes('_' + each))
  return name ? LOOKS[name]! : PLAIN
}
