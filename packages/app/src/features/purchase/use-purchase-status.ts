import { useRevalidate, useUpdateData } from '@olympus/api-client/cache'
import { useApi } from '@olympus/api-client/hooks'
import { getUser } from '@olympus/contract/account'
import { listDonationLogs } from '@olympus/contract/logs'
import { getPurchase } from '@olympus/contract/purchase'
import { useEffect, useState } from 'react'

import { useHoldReload } from '../../shared/navigation/use-hold-reload.ts'
import { nextPollMs, purchaseOutcome, verifyingPatienceMs } from './purchase-status-rules.ts'

/**
 * Polls a purchase until it is settled. The URL only names the purchase; its status
 * always comes from the server.
 */
export function usePurchaseStatus(purchaseId: number) {
  const answer = useApi(getPurchase, { params: { purchaseId } })
  const [startedAt] = useState(() => Date.now())
  const [polls, setPolls] = useState(0)
  const [hasRunOutOfPatience, setHasRunOutOfPatience] = useState(false)
  const revalidate = useRevalidate()
  const update = useUpdateData()
  const { data, mutate } = answer
  const isVerifying = data?.state === 'verifying'
  const isPaid = data?.state === 'succeeded'
  const balanceCoins = data?.balanceCoins

  useEffect(() => {
    const timer = setTimeout(() => setHasRunOutOfPatience(true), verifyingPatienceMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!isVerifying) return
    const delayMs = nextPollMs({ polls, waitedMs: Date.now() - startedAt })
    if (delayMs === null) return
    const timer = setTimeout(() => void mutate().finally(() => setPolls(polls + 1)), delayMs)
    return () => clearTimeout(timer)
  }, [isVerifying, polls, startedAt, mutate])

  useEffect(() => {
    if (!isPaid || balanceCoins === undefined) return
    update(getUser, (user) => ({ ...user, balanceCoins }))
    void revalidate(getUser, listDonationLogs)
  }, [isPaid, balanceCoins, update, revalidate])

  useHoldReload(isVerifying && !hasRunOutOfPatience, 'purchase')

  return { answer, outcome: data && purchaseOutcome(data, hasRunOutOfPatience) }
}
