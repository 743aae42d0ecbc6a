import { characterClasses, elements, factions } from '../characters.ts'

/**
 * Numeric codes of games of this kind, as they have them on the wire and in their databases. The names are
 * the portal's. A game may send codes that are not listed here.
 */

export const equipmentSlots = {
  mainWeapon: 0,
  armor: 1,
  hat: 2,
  gloves: 3,
  boots: 4,
  secondaryWeapon: 5,
  necklace: 6,
  ring: 7,
  bracelet: 8,
  mask: 9,
  fairy: 10,
  amulet: 11,
  specialist: 12,
  costumeSuit: 13,
  costumeHat: 14,
  weaponSkin: 15,
  wings: 16,
  trophy: 100,
} as const

export const inventoryTypes = {
  equipment: 0,
  main: 1,
  etc: 2,
  miniland: 3,
  specialist: 6,
  costume: 7,
  wear: 8,
  bazaar: 9,
  warehouse: 10,
  familyWarehouse: 11,
  petWarehouse: 12,
} as const

const numbered = <Key extends string>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key, code) => [key, code])) as Readonly<Record<Key, number>>

export const classCodes = numbered(characterClasses)

export const elementCodes = numbered(elements)

export const factionCodes = numbered(factions)

export const mateTypes = { partner: 0, pet: 1 } as const

export const bonusTypes = {
  bazaarMedalGold: 0,
  bazaarMedalSilver: 1,
  backpack: 2,
  petBasket: 3,
  partnerBackpack: 4,
  inventoryExpansion: 5,
} as const

/** In the order of their codes, from 0. */
export const raids = [
  'cuby',
  'ginseng',
  'castra',
  'giantBlackSpider',
  'slade',
  'chickenKing',
  'namaju',
  'grasslin',
  'snowman',
  'robberGang',
  'jackOLantern',
  'chickenQueen',
  'pirate',
  'kertos',
  'valakus',
  'grenigas',
  'lordDraco',
  'glacerus',
  'foxy',
  'maru',
  'laurena',
  'hongbiCheongbi',
  'lolaLopears',
  'zenas',
  'erenia',
  'fernon',
  'fafnir',
  'yertirand',
  'madProfessor',
  'madMarchHare',
  'kirollas',
  'carno',
  'belial',
] as const
