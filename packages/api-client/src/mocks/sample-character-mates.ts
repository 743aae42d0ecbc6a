import type { getMates } from '@olympus/contract/character-pages'
import type { CharacterMate } from '@olympus/contract/character-mates'
import type { DataOf } from '@olympus/contract/endpoint'

import { sampleAge } from './sample-character-pages.ts'

type Given = Pick<CharacterMate, 'name' | 'vnum'> & Partial<CharacterMate>

/** A pet, unless its type says otherwise. */
export const sampleMate = (given: Given): CharacterMate => ({
  id: `mate-${given.name.toLowerCase().replaceAll(' ', '-')}`,
  typeCode: 1,
  species: null,
  element: null,
  level: 1,
  levelProgress: null,
  loyalty: 1000,
  hp: 100 * (given.level ?? 1),
  mp: 20 * (given.level ?? 1),
  attack: 0,
  defense: 0,
  isInTeam: false,
  items: [],
  skills: [],
  ...given,
})

export const samplePets: readonly CharacterMate[] = [
  sampleMate({
    name: 'Owl of Athena',
    vnum: 88214,
    element: 'light',
    level: 62,
    attack: 10,
    defense: 8,
    isInTeam: true,
  }),
  sampleMate({ name: 'Argos', vnum: 90034, element: 'fire', level: 55, loyalty: 920, attack: 8, defense: 7 }),
  sampleMate({
    name: 'Teumessian fox',
    vnum: 25091,
    element: 'fire',
    level: 48,
    loyalty: 740,
    attack: 6,
    defense: 4,
  }),
  sampleMate({ name: 'Chelone', vnum: 65606, species: 'Tortoise', level: 20, loyalty: 260, defense: 4 }),
]

type Worn = readonly [slot: number, vnum: number, rarity: number, upgrade: number]

const worn = ([slot, vnum, rarity, upgrade]: Worn) => ({ slot, item: { vnum, amount: 1, rarity, upgrade } })

export const samplePartners: readonly CharacterMate[] = [
  sampleMate({
    name: 'Talos',
    typeCode: 0,
    vnum: 87345,
    element: 'fire',
    level: 90,
    levelProgress: 64,
    loyalty: 980,
    hp: 21_840,
    attack: 9,
    defense: 10,
    isInTeam: true,
    items: [worn([0, 44833, 4, 9]), worn([1, 90974, 3, 10]), worn([3, 87243, 3, 6]), worn([4, 43988, 2, 4])],
    skills: [
      { skill: 63713, rank: 'S' },
      { skill: 41332, rank: 'A' },
      { skill: 18951, rank: 'B' },
    ],
  }),
  sampleMate({
    name: 'Thelxiope',
    typeCode: 0,
    vnum: 4220,
    element: 'shadow',
    level: 52,
    levelProgress: 87,
    loyalty: 530,
    attack: 4,
    defense: 3,
    items: [worn([0, 8201, 2, 4]), worn([1, 80365, 1, 3])],
    skills: [{ skill: 24068, rank: 'C' }],
  }),
]

export const sampleMates: DataOf<typeof getMates> = {
  ...sampleAge,
  mates: [...samplePets, ...samplePartners],
  maxPets: 10,
  maxPartners: 5,
}
