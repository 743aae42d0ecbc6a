import { useLingui } from '@lingui/react/macro'
import type { Delivery } from '@olympus/contract/deliveries'
import { DeliveryTimeline } from '@olympus/ui/delivery-status/delivery-timeline'
import type { ReactNode } from 'react'

import { deliverySteps } from './delivery-rules.ts'
import { deliveryReason } from './texts/delivery-reasons.ts'
import { deliveryStepNames } from './texts/delivery-texts.ts'
import { Moment } from './moment.tsx'

/** The steps of a delivery into the game. */
export function DeliveryProgress({ delivery }: { delivery: Delivery }): ReactNode {
  const { t, i18n } = useLingui()
  const reason = deliveryReason(delivery)

  return (
    <DeliveryTimeline
      label={t`Delivery`}
      doneText={t`Completed`}
      steps={deliverySteps(delivery).map(({ key, state, at }) => ({
        key,
        state,
        label: i18n._(deliveryStepNames[key]),
        time: at === null ? undefined : <Moment at={at} />,
        description: reason && (state === 'current' || state === 'failed') ? i18n._(reason) : undefined,
      }))}
    />
  )
}
