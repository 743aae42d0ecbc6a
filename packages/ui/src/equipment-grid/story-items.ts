import type { EquippedItem } from './equipment-slots.ts'

const rarityLabels = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
  mythic: 'Mythic',
} as const

const item = (
  slot: number,
  name: string,
  icon: EquippedItem['icon'],
  rarity: keyof typeof rarityLabels,
  more: Partial<EquippedItem> = {},
): EquippedItem => ({
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
  item(0, 'Sword of Perseus', 'zeus-sword', 'mythic', { upgrade: '+10' }),
  item(1, 'Aegis Breastplate', 'breastplate', 'mythic', { upgrade: '+10' }),
  item(2, 'Helm of Hades', 'crested-helmet', 'legendary', { upgrade: '+9', line: 'Hat, level 90' }),
  item(3, 'Grip of Herakles', 'gauntlet', 'epic', { upgrade: '+6' }),
  item(4, 'Sandals of Hermes', 'wingfoot', 'epic', { upgrade: '+6' }),
  item(5, 'Bow of Artemis', 'high-shot', 'epic', { upgrade: '+7' }),
  item(6, 'Necklace of Harmonia', 'gem-necklace', 'rare', {
    line: 'Necklace, level 88',
    stats: [
      { key: 'hp', label: 'HP', value: '+620' },
      { key: 'critical', label: 'Critical hit', value: '+4 %' },
    ],
    bonuses: [{ key: 'water', text: 'Water resistance +12', element: 'water' }],
  }),
  item(7, 'Ring of Gyges', 'globe-ring', 'epic'),
  item(8, 'Bracer of Leda', 'bracer', 'rare'),
  item(9, 'Mask of Thespis', 'drama-masks', 'rare'),
  item(10, 'Psyche', 'fairy', 'legendary', { upgrade: '80 %' }),
  item(11, 'Ankh of Isis', 'ankh', 'uncommon'),
  item(12, 'Star of Ares', 'rosa-shield', 'legendary', { upgrade: '+15' }),
  item(13, 'Toga of the Senate', 'roman-toga', 'rare'),
  item(14, 'Laurel of Nike', 'laurel-crown', 'epic'),
  item(15, 'Lyre of Orpheus', 'lyre', 'epic'),
  item(16, 'Wings of Ikaros', 'feathered-wing', 'legendary'),
]
