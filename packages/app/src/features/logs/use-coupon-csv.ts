import { useLingui } from '@lingui/react/macro'
import type { Coupon } from '@olympus/contract/coupons'

import { deliveryFailureTexts, deliveryStateNames } from '../../shared/texts/delivery-texts.ts'
import type { CsvColumn } from './log-csv.ts'

export function useCouponCsv(): CsvColumn<Coupon>[] {
  const { t, i18n } = useLingui()

  return [
    { header: t`Code`, cell: ({ code }) => code },
    { header: t`Olympus Coins`, cell: ({ contents }) => (contents.kind === 'coins' ? contents.coins : null) },
    { header: t`Item`, cell: ({ contents }) => (contents.kind === 'item' ? contents.item.name : null) },
    { header: t`Quantity`, cell: ({ contents }) => (contents.kind === 'item' ? contents.quantity : null) },
    { header: t`Claimed (UTC)`, cell: ({ claimedAt }) => claimedAt },
    { header: t`Redeemed (UTC)`, cell: ({ redeemedAt }) => redeemedAt },
    { header: t`Character`, cell: ({ character }) => character?.name ?? null },
    {
      header: t`Delivery`,
      cell: ({ delivery }) => (delivery ? i18n._(deliveryStateNames[delivery.state]) : null),
    },
    {
      header: t`Reason`,
      cell: ({ delivery }) =>
        delivery?.failureReason ? i18n._(deliveryFailureTexts[delivery.failureReason]) : null,
    },
  ]
}
