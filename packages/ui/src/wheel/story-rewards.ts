import type { WheelTexts } from './wheel.tsx'
import type { WheelReward } from './wheel-reward.ts'

const reward = (
  name: string,
  icon: WheelReward['icon'],
  rarity: WheelReward['rarity'],
  amount: number,
  odds: string,
): WheelReward => ({
  key: name,
  name,
  icon,
  rarity,
  rarityLabel: rarity[0]?.toUpperCase() + rarity.slice(1),
  amount: `×${amount}`,
  line: `×${amount}, ${odds} %`,
})

/** A typical set from the server, in the order of the wheel. */
export const rewards: readonly WheelReward[] = [
  reward('Trident of the Deep', 'magic-trident', 'mythic', 1, '0.5'),
  reward('Ambrosia Draught', 'round-potion', 'uncommon', 10, '14'),
  reward('Charon’s Obol', 'token', 'rare', 5, '9'),
  reward('Olive of Athens', 'olive', 'common', 20, '16'),
  reward('Laurel of Nike', 'laurel-crown', 'epic', 1, '3'),
  reward('Amphora of Experience', 'amphora', 'uncommon', 5, '12'),
  reward('Wings of Ikaros', 'feathered-wing', 'legendary', 1, '1'),
  reward('Nectar of Vigor', 'nectar', 'common', 25, '15'),
  reward('Lyre of Orpheus', 'lyre', 'epic', 1, '3.5'),
  reward('Fortune wheel ticket', 'ticket', 'rare', 2, '8'),
  reward('Bazaar License', 'tied-scroll', 'uncommon', 1, '8'),
  reward('Sapphire of Thetis', 'saphir', 'rare', 3, '10'),
]

/** Repeats the rewards until there are `count` sectors. */
export const rewardsFor = (count: number): WheelReward[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(rewards[index % rewards.length] as WheelReward),
    key: String(index),
  }))

export const wheelTexts: WheelTexts = {
  spin: 'Spin',
  cost: '1 ticket',
  left: '7 tickets left',
  spinning: 'Spinning',
  skip: 'Skip animation',
  won: ({ name, amount }) => `You won ${name} ${amount}.`,
  failed: (error) => (error instanceof Error ? error.message : 'Error, try again.'),
}
