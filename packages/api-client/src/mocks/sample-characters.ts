import type { Character, listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'

const kallistrate: Character = {
  id: 311,
  name: 'Kallistrate',
  world: 'olympia',
  characterClass: 'hoplite',
  className: null,
  element: 'fire',
  faction: 'celestial',
  level: 93,
  heroLevel: 42,
  jobLevel: 80,
  reputation: 1_284_530,
  isActive: true,
  slot: 0,
  activatedAt: null,
  deactivatedAt: null,
}

const nyxandra: Character = {
  id: 312,
  name: 'Nyxandra',
  world: 'olympia',
  characterClass: 'oracle',
  className: null,
  element: 'shadow',
  faction: 'chthonic',
  level: 88,
  heroLevel: 31,
  jobLevel: 80,
  reputation: 902_114,
  isActive: true,
  slot: 1,
  activatedAt: null,
  deactivatedAt: null,
}

const lykaon: Character = {
  id: 313,
  name: 'Lykaon',
  world: 'olympia',
  characterClass: 'archer',
  className: null,
  element: 'water',
  faction: 'celestial',
  level: 85,
  heroLevel: 28,
  jobLevel: 78,
  reputation: 640_872,
  isActive: true,
  slot: 2,
  activatedAt: null,
  deactivatedAt: null,
}

const phaidros: Character = {
  id: 314,
  name: 'Phaidros',
  world: 'olympia',
  characterClass: 'pankratiast',
  className: null,
  element: 'light',
  faction: 'chthonic',
  level: 71,
  heroLevel: 12,
  jobLevel: 62,
  reputation: 218_406,
  isActive: true,
  slot: 3,
  activatedAt: null,
  deactivatedAt: null,
}

const ianthe: Character = {
  id: 315,
  name: 'Ianthe',
  world: 'olympia',
  characterClass: 'oracle',
  className: null,
  element: 'water',
  faction: 'celestial',
  level: 55,
  heroLevel: 0,
  jobLevel: 46,
  reputation: 74_290,
  isActive: false,
  slot: null,
  activatedAt: null,
  deactivatedAt: '2025-06-06T08:42:00Z',
}

const melantho: Character = {
  id: 316,
  name: 'Melantho',
  world: 'olympia',
  characterClass: 'archer',
  className: null,
  element: 'shadow',
  faction: 'chthonic',
  level: 40,
  heroLevel: 0,
  jobLevel: 33,
  reputation: 28_615,
  isActive: false,
  slot: null,
  activatedAt: null,
  deactivatedAt: '2025-05-16T19:05:00Z',
}

const drakontas: Character = {
  id: 317,
  name: 'Drakontas',
  world: 'olympia',
  characterClass: 'hoplite',
  className: null,
  element: 'fire',
  faction: 'chthonic',
  level: 33,
  heroLevel: 0,
  jobLevel: 27,
  reputation: 15_048,
  isActive: false,
  slot: null,
  activatedAt: null,
  deactivatedAt: '2025-04-25T11:30:00Z',
}

/** Seven characters: four active, three deactivated. */
export const sampleCharacters = [
  kallistrate,
  nyxandra,
  lykaon,
  phaidros,
  ianthe,
  melantho,
  drakontas,
] as const satisfies readonly Character[]

/** An adventurer whom the player has just created in the game. */
export const sampleAdventurer: Character = {
  ...kallistrate,
  id: 318,
  name: 'Chloris',
  characterClass: 'adventurer',
  element: 'neutral',
  faction: 'neutral',
  level: 1,
  heroLevel: 0,
  jobLevel: 1,
  reputation: 0,
  slot: 4,
}

/** A character of a class that the portal does not know. */
export const sampleUnknownClass: Character = {
  ...sampleAdventurer,
  id: 319,
  name: 'Aristaios',
  characterClass: null,
  className: 'Beekeeper',
  element: 'light',
  level: 27,
}

export const sampleRoster: DataOf<typeof listCharacters> = {
  characters: [...sampleCharacters],
  maxCharacters: 8,
  maxActiveSlots: 5,
  maxDeactivatedCharacters: 4,
  presence: 'offline',
  presentCharacterId: null,
  quietGameServer: null,
  activationAvailableAt: '2025-06-15T23:41:00Z',
  pendingSwap: null,
  openSelection: null,
  serverNow: '2025-06-12T09:41:00Z',
}
