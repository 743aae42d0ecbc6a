import { useApi } from '@olympus/api-client/hooks'
import { listDonationLogs, listShopLogs } from '@olympus/contract/logs'
import { useMemo } from 'react'

import type { ApiAnswer } from '../../shared/loading/loaded.tsx'
import { recentActivity, recentLogQuery, type Activity } from './recent-activity-rules.ts'

/** Combines both logs into one answer. It fails if either request fails. */
export function useRecentActivity(): ApiAnswer<Activity[]> {
  const purchases = useApi(listDonationLogs, { query: recentLogQuery })
  const orders = useApi(listShopLogs, { query: recentLogQuery })

  const data = useMemo(
    () => purchases.data && orders.data && recentActivity(purchases.data.entries, orders.data.entries),
    [purchases.data, orders.data],
  )
  return {
    data,
    error: purchases.error ?? orders.error,
    mutate: () => Promise.all([purchases.mutate(), orders.mutate()]),
  }
}
