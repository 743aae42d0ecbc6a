import { useLingui } from '@lingui/react/macro'
import type { Delivery } from '@olympus/contract/deliveries'
import { DeliveryStatus } from '@olympus/ui/delivery-status/delivery-status'
import type { ReactNode } from 'react'

import { deliveryStateNames } from './texts/delivery-texts.ts'

/** The status of a delivery, in one word. */
export function DeliveryBadge({ delivery }: { delivery: Delivery }): ReactNode {
  const { t, i18n } = useLingui()
  return (
    <DeliveryStatus
      state={delivery.state}
      label={i18n._(deliveryStateNames[delivery.state])}
      isRefunded={delivery.isRefunded}
      refundedLabel={t`Refunded`}
    />
  )
}
