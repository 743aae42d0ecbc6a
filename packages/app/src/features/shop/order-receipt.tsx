import { Trans, useLingui } from '@lingui/react/macro'
import type { ShopOrder } from '@olympus/contract/shop'
import { Button } from '@olympus/ui/button/button'
import { ButtonLink } from '@olympus/ui/button/button-link'
import { Callout } from '@olympus/ui/callout/callout'
import { KeyValue, KeyValueList } from '@olympus/ui/key-value/key-value'
import { useEffect, useRef, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { paths } from '../../paths.ts'
import { CopyableId } from '../../shared/copyable-id.tsx'
import { DeliveryProgress } from '../../shared/delivery-progress.tsx'
import { Link } from '../../shared/navigation/link.tsx'
import { langOf } from '../../shared/texts/english-texts.ts'
import { NameText } from '../../shared/texts/name-text.tsx'
import { useOc } from '../../shared/texts/use-oc.ts'
import { useAnnouncedDelivery } from '../../shared/use-announced-delivery.ts'
import * as styles from './item-dialog.css.ts'
import { useFollowedOrder } from './use-followed-order.ts'

export interface OrderReceiptProps {
  /** As returned when it was placed. */
  readonly order: ShopOrder
  /** An earlier attempt had placed the order, and its answer was lost. */
  readonly isRepeat: boolean
  readonly onClose: () => void
}

/** The placed order with its current delivery status. */
export function OrderReceipt({ order: placed, isRepeat, onClose }: OrderReceiptProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const order = useFollowedOrder(placed)
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => ref.current?.focus(), [])
  useAnnouncedDelivery(order.delivery)

  const quantity = format.number(order.quantity)
  const itemName = <NameText name={order.item.name} nameLang={langOf(order.item, 'name')} />
  const characterName = order.character.name
  const orderId = order.id
  return (
    <div className={styles.form}>
      <Callout ref={ref} tone="success" tabIndex={-1} title={t`Purchased.`}>
        {order.gift ? (
          <Trans>
            {quantity} × {itemName} as a gift for {characterName}.
          </Trans>
        ) : (
          <Trans>
            {quantity} × {itemName} for {characterName}.
          </Trans>
        )}{' '}
        {isRepeat && t`This order had already been placed by an earlier attempt. You paid once.`}
      </Callout>
      <KeyValueList>
        <KeyValue label={t`Order ID`}>
          <CopyableId id={orderId} copyLabel={t`Copy order ID ${orderId}`} />
        </KeyValue>
        <KeyValue label={t`Total price`}>{oc(order.totalPriceCoins)}</KeyValue>
        {order.gift?.message && <KeyValue label={t`Message`}>{order.gift.message}</KeyValue>}
      </KeyValueList>
      <DeliveryProgress delivery={order.delivery} />
      <div className={`${styles.action} ${styles.receiptActions}`}>
        <ButtonLink asChild size="lg">
          <Link to={paths.shopLogs}>{t`Shop logs`}</Link>
        </ButtonLink>
        <Button tone="primary" size="lg" onClick={onClose}>
          {t`Back to the shop`}
        </Button>
      </div>
    </div>
  )
}
