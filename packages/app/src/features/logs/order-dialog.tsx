import { useLingui } from '@lingui/react/macro'
import type { ShopOrder } from '@olympus/contract/shop'
import { Dialog } from '@olympus/ui/dialog/dialog'
import { Icon } from '@olympus/ui/icon/icon'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { Tag } from '@olympus/ui/tag/tag'
import { Clock } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { CopyableId } from '../../shared/copyable-id.tsx'
import { DeliveryProgress } from '../../shared/delivery-progress.tsx'
import { Moment } from '../../shared/moment.tsx'
import { langOf } from '../../shared/texts/english-texts.ts'
import { useOc } from '../../shared/texts/use-oc.ts'
import { orderPaymentMethodNames } from './log-texts.ts'

interface OrderDialogProps {
  readonly order: ShopOrder
  readonly onClose: () => void
}

/** Details of a shop order, including each step of its delivery. */
export function OrderDialog({ order, onClose }: OrderDialogProps): ReactNode {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const { id: orderId, gift } = order
  const isReceived = gift?.direction === 'gift-received'

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<span lang={langOf(order.item, 'name')}>{order.item.name}</span>}
      closeLabel={t`Close`}
    >
      <KeyValueList>
        <KeyValue label={t`Order ID`}>
          <CopyableId id={orderId} copyLabel={t`Copy order ID ${orderId}`} />
        </KeyValue>
        <KeyValue label={t`Date`}>
          <Moment at={order.createdAt} />
        </KeyValue>
        <KeyValue label={t`Category`}>
          <span lang={langOf(order.category, 'name')}>{order.category.name}</span>,{' '}
          <span lang={langOf(order.subcategory, 'name')}>{order.subcategory.name}</span>
        </KeyValue>
        <KeyValue label={t`Character`}>{order.character.name}</KeyValue>
        {gift && <KeyValue label={t`Gift from`}>{gift.giver}</KeyValue>}
        {gift?.message && <KeyValue label={t`Message`}>{gift.message}</KeyValue>}
        {!isReceived && <KeyValue label={t`Price each`}>{oc(order.unitPriceCoins)}</KeyValue>}
        <KeyValue label={t`Quantity`}>{format.number(order.quantity)}</KeyValue>
        {!isReceived && <KeyValue label={t`Total price`}>{oc(order.totalPriceCoins)}</KeyValue>}
        {!isReceived && (
          <KeyValue label={t`Payment method`}>
            {i18n._(orderPaymentMethodNames[order.paymentMethod])}
          </KeyValue>
        )}
        {(order.isOnSale || order.isTemporary) && (
          <KeyValue label={t`Offer`}>
            {order.isOnSale && <Tag tone="solid">{t`On sale`}</Tag>}{' '}
            {order.isTemporary && <Tag icon={<Icon icon={Clock} size={13} />}>{t`Temporary`}</Tag>}
          </KeyValue>
        )}
      </KeyValueList>
      <DeliveryProgress delivery={order.delivery} />
    </Dialog>
  )
}
