import type { DataOf } from '@olympus/contract/endpoint'
import type { getWheelStatistics } from '@olympus/contract/wheel-fairness'
import type { RewardSet } from '@olympus/contract/wheel-draw'

import { sampleCheckpoint } from './sample-wheel-proofs.ts'
import { sampleWheelTable } from './sample-wheel-tables.ts'

type Statistics = DataOf<typeof getWheelStatistics>

/** By reward, in the order of the table. */
const drawn: Readonly<Record<RewardSet, readonly number[]>> = {
  regular: [106, 218, 729, 877, 1983, 1926, 2186, 2444, 2908, 3380, 3564, 3859],
  jackpot: [81, 172, 149, 214, 217],
}

const rewardsOf = (set: RewardSet) => {
  const { rewards, weightTotal } = sampleWheelTable.sets[set]
  const spins = drawn[set].reduce((sum, count) => sum + count, 0)
  return {
    spins,
    rewards: rewards.map(({ id, weight }, index) => ({
      rewardId: id,
      drawn: drawn[set][index] ?? 0,
      expected: (spins * weight) / weightTotal,
    })),
  }
}

/** As chance would have it. */
export const sampleWheelStatistics: Statistics = {
  tableVersion: sampleWheelTable.version,
  sets: {
    regular: { ...rewardsOf('regular'), fit: { chiSquare: 8.0329, degreesOfFreedom: 11, p: 0.7104 } },
    jackpot: { ...rewardsOf('jackpot'), fit: { chiSquare: 2.6242, degreesOfFreedom: 4, p: 0.6225 } },
  },
  groups: [
    {
      grouping: 'payment',
      spins: [9120, 15_060],
      homogeneity: { chiSquare: 9.61, degreesOfFreedom: 11, p: 0.57 },
    },
    {
      grouping: 'age',
      spins: [3410, 20_770],
      homogeneity: { chiSquare: 12.4, degreesOfFreedom: 11, p: 0.33 },
    },
  ],
  countedAt: sampleCheckpoint.signedAt,
}
