import { useLingui } from '@lingui/react/macro'
import type { ShopItemDetail } from '@olympus/contract/shop'
import { Icon } from '@olympus/ui/icon/icon'
import { Clock, Tag } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useOc } from '../../shared/use-oc.ts'
import * as styles from './item-dialog.css.ts'

/** What a buyer should know about time and price: the last day, and what the item cost before its sale. */
export function ItemNotes({ item: { availableUntil, sale } }: { item: ShopItemDetail }): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  if (!availableUntil && !sale) return null

  const lastDay = availableUntil && format.date(availableUntil)
  const lastSaleDay = sale?.endsAt && format.date(sale.endsAt)
  const lowestPrice = oc(sale?.lowestPriceCoins ?? 0)

  return (
    <div className={styles.notes}>
      {availableUntil && (
        <p className={styles.leaves}>
          <Icon icon={Clock} />
          {t`Leaves the shop on ${lastDay}`}
        </p>
      )}
      {sale && (
        <p className={styles.note}>
          <Icon icon={Tag} />
          <span>
            {t`Lowest price of the 30 days before the sale: ${lowestPrice}.`}{' '}
            {sale.endsAt && t`The sale ends on ${lastSaleDay}.`}
          </span>
        </p>
      )}
    </div>
  )
}
