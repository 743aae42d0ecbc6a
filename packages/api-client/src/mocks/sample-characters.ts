import type { Character, listCharacters } from '@olympus/contract/characters'
import type { DataOf } from '@olympus/contract/endpoint'

const kallistrate: Character = {
  id: 311,
  name: 'Kallistrate',
  characterClass: 'hoplite',
  element: 'fire',
  faction: 'celestial',
  level: 93,
  heroLevel: 42,
  jobLevel: 80,
  reputation: 1_284_530,
  isActive: true,
  swappedAt: null,
}

const nyxandra: Character = {
  id: 312,
  name: 'Nyxandra',
  characterClass: 'oracle',
  element: 'shadow',
  faction: 'chthonic',
  level: 88,
  heroLevel: 31,
  jobLevel: 80,
  reputation: 902_114,
  isActive: true,
  swappedAt: null,
}

const lykaon: Character = {
  id: 313,
  name: 'Lykaon',
  characterClass: 'archer',
  element: 'water',
  faction: 'celestial',
  level: 85,
  heroLevel: 28,
  jobLevel: 78,
  reputation: 640_872,
  isActive: true,
  swappedAt: null,
}

const phaidros: Character = {
  id: 314,
  name: 'Phaidros',
  characterClass: 'pankratiast',
  element: 'light',
  faction: 'chthonic',
  level: 71,
  heroLevel: 12,
  jobLevel: 62,
  reputation: 218_406,
  isActive: true,
  swappedAt: null,
}

const ianthe: Character = {
  id: 315,
  name: 'Ianthe',
  characterClass: 'oracle',
  element: 'water',
  faction: 'celestial',
  level: 55,
  heroLevel: 0,
  jobLevel: 46,
  reputation: 74_290,
  isActive: false,
  swappedAt: '2025-06-06T08:42:00Z',
}

const melantho: Character = {
  id: 316,
  name: 'Melantho',
  characterClass: 'archer',
  element: 'shadow',
  faction: 'chthonic',
  level: 40,
  heroLevel: 0,
  jobLevel: 33,
  reputation: 28_615,
  isActive: false,
  swappedAt: '2025-05-16T19:05:00Z',
}

const drakontas: Character = {
  id: 317,
  name: 'Drakontas',
  characterClass: 'hoplite',
  element: 'fire',
  faction: 'celestial',
  level: 33,
  heroLevel: 0,
  jobLevel: 27,
  reputation: 15_870,
  isActive: false,
  swappedAt: '2025-04-25T11:30:00Z',
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

export const sampleRoster: DataOf<typeof listCharacters> = {
  characters: [...sampleCharacters],
  maxCharacters: 8,
  maxActiveSlots: 5,
  maxDeactivatedCharacters: 4,
}
