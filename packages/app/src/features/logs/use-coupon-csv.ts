import { useLingui } from '@lingui/react/macro'
import type { Coupon } from '@olympus/contract/coupons'

import { deliveryReason } from '../../shared/texts/delivery-reasons.ts'
import { deliveryStateNames } from '../../shared/texts/delivery-texts.ts'
import type { CsvColumn } from './log-csv.ts'

function quantityOf(contents: Coupon['contents']): number | null {
  if (contents.kind === 'coins' || contents.kind === 'tickets') return null
  return contents.kind === 'item' ? contents.quantity : contents.item.amount
}

export function useCouponCsv(): CsvColumn<Coupon>[] {
  const { t, i18n } = useLingui()

  const itemName = (contents: Coupon['contents']) => {
    if (contents.kind === 'coins' || contents.kind === 'tickets') return null
    if (contents.kind === 'item') return contents.item.name
    const { name, vnum } = contents.item
    return name ?? t`Item ${vnum}`
  }

  return [
    { header: t`Code`, cell: ({ origin }) => (origin.kind === 'code' ? origin.code : null) },
    {
      header: t`Deleted character`,
      cell: ({ origin }) => (origin.kind === 'selection' ? origin.characterName : null),
    },
    { header: t`Olympus Coins`, cell: ({ contents }) => (contents.kind === 'coins' ? contents.coins : null) },
    { header: t`Item`, cell: ({ contents }) => itemName(contents) },
    {
      header: t`Upgrade`,
      cell: ({ contents }) => (contents.kind === 'game-item' ? (contents.item.upgrade ?? null) : null),
    },
    { header: t`Quantity`, cell: ({ contents }) => quantityOf(contents) },
    {
      header: t`Fortune wheel tickets`,
      cell: ({ contents }) => (contents.kind === 'tickets' ? contents.tickets : null),
    },
    { header: t`Claimed (UTC)`, cell: ({ claimedAt }) => claimedAt },
    { header: t`Redeemed (UTC)`, cell: ({ redeemedAt }) => redeemedAt },
    { header: t`Character`, cell: ({ character }) => character?.name ?? null },
    {
      header: t`Delivery`,
      cell: ({ delivery }) => (delivery ? i18n._(deliveryStateNames[delivery.state]) : null),
    },
    {
      header: t`Reason`,
      cell({ delivery }) {
        const reason = delivery && deliveryReason(delivery)
        return reason && i18n._(reason)
      },
    },
    { header: t`Spin ID`, cell: ({ origin }) => (origin.kind === 'spin' ? origin.spinId : null) },
    { header: t`Exchange ID`, cell: ({ origin }) => (origin.kind === 'exchange' ? origin.exchangeId : null) },
  ]
}
