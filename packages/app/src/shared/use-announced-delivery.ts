import { useLingui } from '@lingui/react/macro'
import type { Delivery } from '@olympus/contract/deliveries'
import { announce } from '@olympus/ui/announcer/announcer'
import { useEffect, useRef } from 'react'

import { deliveryReason } from './texts/delivery-reasons.ts'
import { deliveryStepNames } from './texts/delivery-texts.ts'

const newsOf = (delivery: Delivery) =>
  (delivery.retryReason && deliveryReason(delivery)) || deliveryStepNames[delivery.state]

/** Announces each new step of a delivery, and why it waits. */
export function useAnnouncedDelivery(delivery: Delivery | null): void {
  const { i18n } = useLingui()
  const news = delivery && i18n._(newsOf(delivery))
  const known = useRef(news)

  useEffect(() => {
    if (known.current === news) return
    known.current = news
    if (news !== null) announce(news)
  }, [news])
}
