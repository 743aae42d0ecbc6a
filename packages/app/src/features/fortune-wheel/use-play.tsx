import { Trans, useLingui } from '@lingui/react/macro'
import { useUpdateData } from '@olympus/api-client/cache'
import { useApi } from '@olympus/api-client/hooks'
import { getWheelAccount } from '@olympus/contract/fortune-wheel'
import type { Spin } from '@olympus/contract/wheel'
import { announce } from '@olympus/ui/announcer/announcer'
import { toast } from '@olympus/ui/toast/toast-queue'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'

import { RewardName } from '../../shared/reward-name.tsx'
import { useRewardTexts } from '../../shared/texts/use-reward-texts.ts'
import { useClientSeed } from '../../shared/use-client-seed.ts'
import { useHeld } from './use-held.ts'
import { useMarkSeen, useSpin } from './use-spin.ts'
import { useUnseenSpin } from './use-unseen-spin.ts'

/** The player at the wheel: the account, the spin that is going on, and the last result. */
export function usePlay() {
  const { t } = useLingui()
  const { full } = useRewardTexts()
  const answer = useApi(getWheelAccount)
  const [lastSpin, setLastSpin] = useState<Spin | null>(null)
  const [hasSpun, setHasSpun] = useState(false)
  const isGone = useIsGone()
  // Nothing tells the result before the wheel stops. The spin itself decides until when its account is held.
  const [isHeld, setIsHeld] = useState(false)
  const account = useHeld(answer.data, isHeld)
  const clientSeed = useClientSeed(account)
  const wonText = (reward: string) => t`You won ${reward}.`
  const lastWonText = (reward: string) => t`Your last spin won ${reward}.`

  const { isSpinning, lostId, spin, reveal } = useSpin({
    account,
    clientSeed,
    onRevealed(revealed) {
      setLastSpin(revealed)
      // The wheel is no longer there to show it.
      if (!isGone.current) return
      const reward = <RewardName contents={revealed.reward.contents} />
      toast.success({ title: t`Fortune wheel`, description: <Trans>You won {reward}.</Trans> })
    },
  })
  if (isHeld !== isSpinning) setIsHeld(isSpinning)

  const unseen = useUnseenSpin({ account, isStale: answer.isValidating, isSpinning, lostId })
  useShowUnseen(unseen, (spinOfBefore) => {
    setLastSpin(spinOfBefore)
    setHasSpun(false)
    announce(lastWonText(full(spinOfBefore.reward.contents)), 'assertive')
  })

  return {
    answer: { ...answer, data: account },
    account,
    clientSeed,
    isSpinning,
    unseen,
    lastSpin: isSpinning ? null : lastSpin,
    won: hasSpun ? wonText : lastWonText,
    reveal,
    spin(characterId: number): Promise<Spin> {
      setHasSpun(true)
      return spin(characterId)
    },
  }
}

export type Play = ReturnType<typeof usePlay>

/** Shows an unseen result once, and tells the server that it has been seen. */
function useShowUnseen(unseen: Spin | null, show: (spin: Spin) => void): void {
  const update = useUpdateData()
  const markSeen = useMarkSeen()
  const onUnseen = useEffectEvent((spin: Spin) => {
    show(spin)
    void update(getWheelAccount, (account) => ({ ...account, unseenSpin: null }))
    void markSeen(spin)
  })
  useEffect(() => {
    if (unseen) onUnseen(unseen)
  }, [unseen])
}

/** Set before the wheel reports a result because it is unmounted. */
function useIsGone() {
  const isGone = useRef(false)
  useLayoutEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return isGone
}
