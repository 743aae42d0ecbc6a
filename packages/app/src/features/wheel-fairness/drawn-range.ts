import type { WheelReward } from '@olympus/contract/wheel'

import { rangesOf } from './table-rules.ts'
import type { SpinReport } from './verify/verify-spin.ts'

interface DrawnRange {
  readonly reward: WheelReward
  readonly draw: number
  readonly from: number
  readonly to: number
  /** The greatest draw of the set. */
  readonly last: number
}

/** The draws that give the reward of a receipt; null if the table does not have it. */
export function drawnRange({ proof, receipt }: SpinReport): DrawnRange | null {
  if (!receipt) return null
  const { set, rewardId, draw } = receipt.statement
  const { rewards, weightTotal } = proof.table.sets[set]
  const index = rewards.findIndex(({ id }) => id === rewardId)
  const reward = rewards[index]
  const range = rangesOf(rewards)[index]
  return reward && range ? { reward, draw, ...range, last: weightTotal - 1 } : null
}
