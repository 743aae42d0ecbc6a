import { useLingui } from '@lingui/react/macro'
import type { ShopOrder } from '@olympus/contract/shop'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { CopyableId } from '../../shared/copyable-id.tsx'
import { DeliveryProgress } from '../../shared/delivery-progress.tsx'
import { Moment } from '../../shared/moment.tsx'
import { useOc } from '../../shared/texts/use-oc.ts'

interface OrderDialogProps {
  readonly order: ShopOrder
  readonly onClose: () => void
}

/** Details of a shop order, including each step of its delivery. */
export function OrderDialog({ order, onClose }: OrderDialogProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const { id: orderId, gift } = order
  const isReceived = gift?.direction === 'gift-received'

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={order.item.name}
      closeLabel={t`Close`}
    >
      <KeyValueList>
        <KeyValue label={t`Order ID`}>
          <CopyableId id={orderId} copyLabel={t`Copy order ID ${orderId}`} />
        </KeyValue>
        <KeyValue label={t`Date`}>
          <Moment at={order.createdAt} />
        </KeyValue>
        <KeyValue label={t`Character`}>{order.character.name}</KeyValue>
        {gift && <KeyValue label={t`Gift from`}>{gift.giver}</KeyValue>}
        {gift?.message && <KeyValue label={t`Message`}>{gift.message}</KeyValue>}
        {!isReceived && <KeyValue label={t`Price each`}>{oc(order.unitPriceCoins)}</KeyValue>}
        <KeyValue label={t`Quantity`}>{format.number(order.quantity)}</KeyValue>
        {!isReceived && <KeyValue label={t`Total price`}>{oc(order.totalPriceCoins)}</KeyValue>}
      </KeyValueList>
      <DeliveryProgress delivery={order.delivery} />
    </Dialog>
  )
}
