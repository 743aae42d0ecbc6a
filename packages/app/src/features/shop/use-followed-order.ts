import { useApi } from '@olympus/api-client/hooks'
import { limits } from '@olympus/contract/limits'
import { listShopLogs } from '@olympus/contract/logs'
import type { ShopOrder } from '@olympus/contract/shop'
import { useState } from 'react'

import { isUnsettled } from '../../shared/delivery-rules.ts'

const refreshMs = 3000

const latestOrders = { page: 1, pageSize: limits.logPageSizeDefault } as const

/** An order with its current delivery status, polled from the log until the delivery is settled. */
export function useFollowedOrder(placed: ShopOrder): ShopOrder {
  const [order, setOrder] = useState(placed)
  const isOpen = isUnsettled(order.delivery)
  const { data } = useApi(listShopLogs, isOpen ? { query: latestOrders } : null, {
    refreshInterval: refreshMs,
  })

  const known = data?.entries.find(({ id }) => id === placed.id)
  if (known && known !== order && isOpen) setOrder(known)
  return order
}
