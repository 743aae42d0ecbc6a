import type { WheelTexts } from './wheel.tsx'
import type { WheelReward } from './wheel-reward.ts'

interface StoryReward extends Pick<WheelReward, 'icon' | 'rarity'> {
  readonly amount: number
  readonly odds: string
}

const reward = (name: string, { icon, rarity, amount, odds }: StoryReward): WheelReward => ({
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
  reward('Trident of the Deep', { icon: 'magic-trident', rarity: 'mythic', amount: 1, odds: '0.5' }),
  reward('Ambrosia Draught', { icon: 'round-potion', rarity: 'uncommon', amount: 10, odds: '14' }),
  reward('Charon’s Obol', { icon: 'token', rarity: 'rare', amount: 5, odds: '9' }),
  reward('Olive of Athens', { icon: 'olive', rarity: 'common', amount: 20, odds: '16' }),
  reward('Laurel of Nike', { icon: 'laurel-crown', rarity: 'epic', amount: 1, odds: '3' }),
  reward('Amphora of Experience', { icon: 'amphora', rarity: 'uncommon', amount: 5, odds: '12' }),
  reward('Wings of Ikaros', { icon: 'feathered-wing', rarity: 'legendary', amount: 1, odds: '1' }),
  reward('Nectar of Vigor', { icon: 'nectar', rarity: 'common', amount: 25, odds: '15' }),
  reward('Lyre of Orpheus', { icon: 'lyre', rarity: 'epic', amount: 1, odds: '3.5' }),
  reward('Fortune wheel ticket', { icon: 'ticket', rarity: 'rare', amount: 2, odds: '8' }),
  reward('Bazaar License', { icon: 'tied-scroll', rarity: 'uncommon', amount: 1, odds: '8' }),
  reward('Sapphire of Thetis', { icon: 'saphir', rarity: 'rare', amount: 3, odds: '10' }),
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
