import type { Spin, WheelAccount } from '@olympus/contract/wheel'
import { useState } from 'react'

interface UnseenOptions {
  /** Undefined until it is loaded. */
  readonly account: WheelAccount | undefined
  /** The server has not answered yet: the account may be from an earlier visit. */
  readonly isStale: boolean
  readonly isSpinning: boolean
  /** Changes whenever the answer to a spin of this page has been lost. */
  readonly lostId: number
}

/**
 * A result that the player has not seen, because the page was closed or the answer was lost. Another tab
 * shows its own spins itself, so those that come later are left to it.
 */
export function useUnseenSpin({ account, isStale, isSpinning, lostId }: UnseenOptions): Spin | null {
  const [isOpening, setIsOpening] = useState(true)
  const [foundLostId, setFoundLostId] = useState(lostId)
  const [unseen, setUnseen] = useState<Spin | null>(null)

  if (!account || isSpinning) return unseen
  const { unseenSpin } = account
  if (unseenSpin && unseenSpin.id !== unseen?.id && (isOpening || lostId !== foundLostId)) {
    setUnseen(unseenSpin)
    setFoundLostId(lostId)
  }
  if (isOpening && !isStale) setIsOpening(false)
  return unseen
}
