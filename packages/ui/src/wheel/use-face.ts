import { useEffect, useState } from 'react'

import type { WheelReward } from './wheel-reward.ts'
import type { WheelResult, WheelState } from './wheel-state.ts'

/** How long a result stays on the wheel if the next spin draws from other rewards. */
const shownMs = 3000

const isSameFace = (one: readonly WheelReward[], other: readonly WheelReward[]) =>
  one.length === other.length && one.every(({ key }, index) => key === other[index]?.key)

/** The rewards on the wheel: those of the result, and a while later those of the next spin. */
export function useFace(state: WheelState, rewards: readonly WheelReward[]) {
  const [gone, setGone] = useState<WheelResult>()
  const result = 'result' in state ? state.result : undefined
  const drawnFrom = result?.rewards ?? rewards
  const isLeaving = state.status === 'revealed' && !isSameFace(drawnFrom, rewards)

  useEffect(() => {
    if (!isLeaving) return undefined
    const timer = setTimeout(() => setGone(result), shownMs)
    return () => clearTimeout(timer)
  }, [isLeaving, result])

  const isGone = isLeaving && gone === result
  return {
    face: isGone ? rewards : drawnFrom,
    wonIndex: state.status === 'revealed' && !isGone ? state.result.index : undefined,
  }
}
