import { useLingui } from '@lingui/react/macro'
import type { ShopOrder } from '@olympus/contract/shop'

import { deliveryReason } from '../../shared/texts/delivery-reasons.ts'
import { deliveryStateNames } from '../../shared/texts/delivery-texts.ts'
import type { CsvColumn } from './log-csv.ts'
import { giftNames, orderPaymentMethodNames } from './log-texts.ts'

export function useOrderCsv(): CsvColumn<ShopOrder>[] {
  const { t, i18n } = useLingui()

  return [
    { header: t`Order ID`, cell: ({ id }) => id },
    { header: t`Date (UTC)`, cell: ({ createdAt }) => createdAt },
    { header: t`Item`, cell: ({ item }) => item.name },
    { header: t`Category`, cell: ({ category }) => category.name },
    { header: t`Subcategory`, cell: ({ subcategory }) => subcategory.name },
    { header: t`Quantity`, cell: ({ quantity }) => quantity },
    { header: t`Price each (OC)`, cell: ({ unitPriceCoins }) => unitPriceCoins },
    { header: t`Total price (OC)`, cell: ({ totalPriceCoins }) => totalPriceCoins },
    {
      header: t`Payment method`,
      cell: ({ paymentMethod }) => i18n._(orderPaymentMethodNames[paymentMethod]),
    },
    { header: t`On sale`, cell: ({ isOnSale }) => (isOnSale ? t`Yes` : t`No`) },
    { header: t`Temporary`, cell: ({ isTemporary }) => (isTemporary ? t`Yes` : t`No`) },
    { header: t`Character`, cell: ({ character }) => character.name },
    { header: t`Gift`, cell: ({ gift }) => gift && i18n._(giftNames[gift.direction]) },
    { header: t({ message: 'From', context: 'giver' }), cell: ({ gift }) => gift?.giver ?? null },
    { header: t`Message`, cell: ({ gift }) => gift?.message ?? null },
    { header: t`Delivery`, cell: ({ delivery }) => i18n._(deliveryStateNames[delivery.state]) },
    {
      header: t`Reason`,
      cell({ delivery }) {
        const reason = deliveryReason(delivery)
        return reason && i18n._(reason)
      },
    },
    {
      header: t`Refunded (OC)`,
      cell: ({ delivery, totalPriceCoins }) => (delivery.isRefunded ? totalPriceCoins : 0),
    },
  ]
}
