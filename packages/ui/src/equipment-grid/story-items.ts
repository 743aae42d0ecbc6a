import type { EquippedItem } from './equipment-slots.ts'

const rarityLabels = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
  mythic: 'Mythic',
} as const

interface StoryItem extends Partial<EquippedItem> {
  readonly icon: EquippedItem['icon']
  readonly rarity: keyof typeof rarityLabels
}

const item = (slot: number, name: string, { icon, rarity, ...more }: StoryItem): EquippedItem => ({
  slot,
  name,
  icon,
  rarity,
  rarityLabel: rarityLabels[rarity],
  binding: 'Bound to Kallistrate',
  ...more,
})

/** A full set of equipment except for the trophy. */
export const kallistratesItems: readonly EquippedItem[] = [
  item(0, 'Sword of Perseus', { icon: 'zeus-sword', rarity: 'mythic', upgrade: '+10' }),
  item(1, 'Aegis Breastplate', { icon: 'breastplate', rarity: 'mythic', upgrade: '+10' }),
  item(2, 'Helm of Hades', {
    icon: 'crested-helmet',
    rarity: 'legendary',
    upgrade: '+9',
    line: 'Hat, level 90',
  }),
  item(3, 'Grip of Herakles', { icon: 'gauntlet', rarity: 'epic', upgrade: '+6' }),
  item(4, 'Sandals of Hermes', { icon: 'wingfoot', rarity: 'epic', upgrade: '+6' }),
  item(5, 'Bow of Artemis', { icon: 'high-shot', rarity: 'epic', upgrade: '+7' }),
  item(6, 'Necklace of Harmonia', {
    icon: 'gem-necklace',
    rarity: 'rare',
    line: 'Necklace, level 88',
    stats: [
      { key: 'hp', label: 'HP', value: '+620' },
      { key: 'critical', label: 'Critical hit', value: '+4 %' },
    ],
    bonuses: [{ key: 'water', text: 'Water resistance +12', element: 'water' }],
  }),
  item(7, 'Ring of Gyges', { icon: 'globe-ring', rarity: 'epic' }),
  item(8, 'Bracer of Leda', { icon: 'bracer', rarity: 'rare' }),
  item(9, 'Mask of Thespis', { icon: 'drama-masks', rarity: 'rare' }),
  item(10, 'Psyche', { icon: 'fairy', rarity: 'legendary', upgrade: '80 %' }),
  item(11, 'Ankh of Isis', { icon: 'ankh', rarity: 'uncommon' }),
  item(12, 'Star of Ares', { icon: 'rosa-shield', rarity: 'legendary', upgrade: '+15' }),
  item(13, 'Toga of the Senate', { icon: 'roman-toga', rarity: 'rare' }),
  item(14, 'Laurel of Nike', { icon: 'laurel-crown', rarity: 'epic' }),
  item(15, 'Lyre of Orpheus', { icon: 'lyre', rarity: 'epic' }),
  item(16, 'Wings of Ikaros', { icon: 'feathered-wing', rarity: 'legendary' }),
]
