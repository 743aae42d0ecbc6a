import { Trans } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import type { Coupon } from '@olympus/contract/coupons'
import { limits } from '@olympus/contract/limits'
import { listCouponLogs } from '@olympus/contract/logs'
import { Callout } from '@olympus/ui/callout/callout'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import { DeliveryProgress } from '../../shared/delivery-progress.tsx'
import { isUnsettled } from '../../shared/delivery-rules.ts'
import { useCouponTexts } from '../../shared/texts/use-coupon-texts.tsx'
import { useAnnouncedDelivery } from '../../shared/use-announced-delivery.ts'
import * as styles from './coupons-page.css.ts'

const refreshMs = 3000
const latest = { page: 1, pageSize: limits.pageSizeMax } as const

/** The coupon with its current delivery. Polls the log until the delivery is settled. */
function useFollowedCoupon(redeemed: Coupon): Coupon {
  const [coupon, setCoupon] = useState(redeemed)
  const isOpen = coupon.delivery !== null && isUnsettled(coupon.delivery)
  const { data } = useApi(listCouponLogs, isOpen ? { query: latest } : null, { refreshInterval: refreshMs })

  const known = data?.entries.find(
    ({ id, delivery }) => id === coupon.id && delivery?.id === coupon.delivery?.id,
  )
  if (known && known !== coupon && isOpen) setCoupon(known)
  return coupon
}

/** Shows the redeemed item, its character and the progress of the delivery. */
export function RedeemReceipt({ redeemed }: { redeemed: Coupon }): ReactNode {
  const coupon = useFollowedCoupon(redeemed)
  const { delivery, character } = coupon
  const contents = useCouponTexts([coupon]).contents(coupon)
  const characterName = character?.name ?? ''
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => ref.current?.focus(), [])
  useAnnouncedDelivery(delivery)

  return (
    <div className={styles.redeem}>
      <Callout ref={ref} tone="success" tabIndex={-1}>
        <Trans>
          {contents} for {characterName}.
        </Trans>
      </Callout>
      {delivery && <DeliveryProgress delivery={delivery} />}
    </div>
  )
}
