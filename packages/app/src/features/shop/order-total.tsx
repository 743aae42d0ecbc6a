import { useLingui } from '@lingui/react/macro'
import type { ShopItemDetail } from '@olympus/contract/shop'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useOc } from '../../shared/texts/use-oc.ts'
import * as styles from './item-dialog.css.ts'
import { ItemPrice } from './item-price.tsx'
import type { ItemOrder } from './use-item-order.tsx'

interface OrderTotalProps {
  readonly order: ItemOrder
  readonly realPrice: ShopItemDetail['realPrice']
}

/** The total of the order in OC and money, and the remaining balance. */
export function OrderTotal({ order, realPrice }: OrderTotalProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const { amountCents, currency } = realPrice

  return (
    <dl className={styles.totals} aria-live="polite">
      <div className={styles.total}>
        <dt>{t`Total price`}</dt>
        <dd>
          <ItemPrice priceCoins={order.totalCoins} size="lg" />
        </dd>
      </div>
      <div className={styles.totalLine}>
        <dt>{t`In real money`}</dt>
        <dd>{format.money(amountCents * order.typedQuantity, currency)}</dd>
      </div>
      {!order.isInDebt && (order.balanceCoins !== null || order.isBalanceLoading) && (
        <div className={styles.totalLine}>
          <dt>{t`Balance after purchase`}</dt>
          <dd className={order.missingCoins > 0 ? styles.isNegative : undefined}>
            <Skeleton isLoading={order.isBalanceLoading}>{oc(order.balanceAfterCoins)}</Skeleton>
          </dd>
        </div>
      )}
    </dl>
  )
}
