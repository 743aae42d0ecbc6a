import { equipmentSlots, inventoryTypes } from '@olympus/contract/bridge/codes'
import type { Sections } from '../game/game-character.ts'
import { type Item, newItem, rarities } from '../game/items.ts'

type Rarity = keyof typeof rarities

const piece = (name: string, rarity: Rarity, more: Partial<Item> = {}) =>
  newItem(name, { rarity: rarities[rarity], ...more })

const fireOf = (value: number) => [{ type: 'WEAPON_SHELL', effect: 1, level: 7, value }]

export const kallistrateEquipment: Sections['equipment'] = {
  items: [
    {
      slot: equipmentSlots.mainWeapon,
      item: piece('Keraunos', 'mythic', { upgrade: 10, isBound: true, options: fireOf(24) }),
    },
    { slot: equipmentSlots.armor, item: piece('Cuirass of the Aegis', 'mythic', { upgrade: 10 }) },
    { slot: equipmentSlots.hat, item: piece('Helm of Hades', 'legendary', { upgrade: 9 }) },
    { slot: equipmentSlots.gloves, item: piece('Gauntlets of Talos', 'epic', { upgrade: 6 }) },
    { slot: equipmentSlots.boots, item: piece('Talaria', 'epic', { upgrade: 6 }) },
    { slot: equipmentSlots.secondaryWeapon, item: piece('Bow of Philoktetes', 'epic', { upgrade: 7 }) },
    {
      slot: equipmentSlots.necklace,
      item: piece('Necklace of Harmonia', 'rare', {
        isBound: true,
        level: 88,
        options: [
          { type: 'JEWELS', effect: 1, level: 5, value: 620 },
          { type: 'JEWELS', effect: 2, level: 5, value: 4 },
          { type: 'JEWELS', effect: 3, level: 5, value: 12 },
        ],
      }),
    },
    { slot: equipmentSlots.ring, item: piece('Ring of Gyges', 'epic') },
    { slot: equipmentSlots.bracelet, item: piece('Bracelet of Circe', 'rare') },
    { slot: equipmentSlots.mask, item: piece('Mask of Thalia', 'rare') },
    {
      slot: equipmentSlots.fairy,
      item: piece('Fairy of the hearth', 'legendary', { elementRate: 80 }),
    },
    { slot: equipmentSlots.amulet, item: piece('Amulet of Isis', 'uncommon') },
    {
      slot: equipmentSlots.specialist,
      item: piece('Card of the Hoplite', 'legendary', {
        upgrade: 15,
        specialist: {
          level: 90,
          upgrade: 15,
          points: { attack: 60, defense: 30, element: 40, hp: 25 },
          perfection: { attack: 20, defense: 12, element: 18, hp: 10, fire: 15 },
        },
      }),
    },
    { slot: equipmentSlots.costumeSuit, item: piece('Chiton of Dawn', 'rare') },
    { slot: equipmentSlots.costumeHat, item: piece('Laurel of Nike', 'epic') },
    { slot: equipmentSlots.weaponSkin, item: piece('Lyre of Orpheus', 'epic') },
    { slot: equipmentSlots.wings, item: piece('Wings of Ikaros', 'legendary') },
  ],
}

/** Name, rarity, and upgrade, or percent of a fairy. */
const equipmentBag: readonly (readonly [string, Rarity, number?])[] = [
  ['Sword of Aigeus', 'mythic', 8],
  ['Spear of Peleus', 'legendary', 9],
  ['Xiphos of Perseus', 'epic', 7],
  ['Bow of Philoktetes', 'epic', 6],
  ['Club of Herakles', 'rare', 5],
  ['Harpe', 'rare', 4],
  ['Bronze Kopis', 'uncommon', 2],
  ['Fisher’s trident', 'common'],
  ['Helm of Hades', 'legendary', 8],
  ['Corinthian Helm', 'epic', 6],
  ['Cap of Paris', 'rare', 3],
  ['Cuirass of Achilles', 'mythic', 7],
  ['Scales of Ladon', 'epic', 6],
  ['Robe of Medea', 'rare', 4],
  ['Chlamys', 'uncommon', 1],
  ['Aspis of Sparta', 'epic', 7],
  ['Shield of Ajax', 'rare', 5],
  ['Gauntlets of Talos', 'rare', 5],
  ['Archer’s bracer', 'uncommon', 3],
  ['Marching sandals', 'common'],
  ['Talaria', 'epic', 6],
  ['Necklace of Harmonia', 'rare'],
  ['Amber chain', 'uncommon'],
  ['Ring of Gyges', 'epic'],
  ['Seal of Minos', 'rare'],
  ['Ring of laurel', 'uncommon'],
  ['Amulet of Isis', 'rare'],
  ['Traveller’s amulet', 'uncommon'],
  ['Bracelet of Circe', 'rare'],
  ['Mask of Thalia', 'epic'],
  ['Mask of the satyr', 'uncommon'],
  ['Fairy of the hearth', 'legendary', 62],
  ['Psyche', 'rare', 48],
  ['Linen hood', 'common'],
  ['Travel cloak', 'common'],
  ['Cestus', 'uncommon', 2],
  ['Training blade', 'common'],
  ['Quiver of Artemis', 'rare'],
]

/** Full bags of the remaining types: code of the bag, kinds of items and their number. */
const otherBags = [
  {
    type: inventoryTypes.main,
    count: 41,
    names: ['Ambrosia Draught', 'Vial of the Styx', 'Elixir of Panakeia'],
  },
  { type: inventoryTypes.etc, count: 22, names: ['Olive of Athens', 'Honey of Hymettos', 'Charon’s Obol'] },
  { type: inventoryTypes.specialist, count: 6, names: ['Card of the Myrmidon', 'Card of the Pythia'] },
  {
    type: inventoryTypes.costume,
    count: 9,
    names: ['Peplos of Kore', 'Robe of the Pythia', 'Hide of Nemea'],
  },
] as const

const fairies = ['Fairy of the hearth', 'Psyche']
const stackable: readonly number[] = [inventoryTypes.main, inventoryTypes.etc]

export const kallistrateBags: Sections['inventory'] = {
  items: [
    ...equipmentBag.map(([name, rarity, figure], position) => ({
      type: inventoryTypes.equipment,
      position,
      item: piece(name, rarity, {
        ...(figure !== undefined && (fairies.includes(name) ? { elementRate: figure } : { upgrade: figure })),
        ...(name === 'Spear of Peleus' && { isBound: true, options: fireOf(86) }),
      }),
    })),
    ...otherBags.flatMap(({ type, count, names }) =>
      Array.from({ length: count }, (_, position) => ({
        type,
        position,
        item: newItem(names[position % names.length] ?? names[0], {
          amount: stackable.includes(type) ? 1 + ((position * 7) % 40) : 1,
        }),
      })),
    ),
  ],
  sizes: {
    [inventoryTypes.equipment]: 60,
    [inventoryTypes.main]: 60,
    [inventoryTypes.etc]: 60,
    [inventoryTypes.specialist]: 20,
    [inventoryTypes.costume]: 30,
  },
}
