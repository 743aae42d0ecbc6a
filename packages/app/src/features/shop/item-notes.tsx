import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { getShopItem, type ShopItemDetail } from '@olympus/contract/shop'
import { Icon } from '@olympus/ui/icon/icon'
import { Clock, Hourglass, Tag } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useOc } from '../../shared/texts/use-oc.ts'
import * as styles from './item-dialog.css.ts'
import { TimeLeft } from './time-left.tsx'
import { useDuration } from './use-duration.ts'

/** How long the item lasts, when the offer ends, and the lowest price before the sale. */
export function ItemNotes({
  item: { id, availableUntil, durationHours, sale },
}: {
  item: ShopItemDetail
}): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const oc = useOc()
  const { mutate } = useApi(getShopItem, { params: { itemId: id } })
  const duration = useDuration()(durationHours ?? 0)
  if (!availableUntil && durationHours === null && !sale) return null

  const lastDay = availableUntil && format.date(availableUntil)
  const lastSaleDay = sale?.endsAt && format.date(sale.endsAt)
  const lowestPrice = oc(sale?.lowestPriceCoins ?? 0)
  const lookAgain = () => void mutate()

  return (
    <div className={styles.notes}>
      {durationHours !== null && (
        <div className={styles.note}>
          <Icon icon={Hourglass} />
          <div>{t`It expires in the game ${duration} after its delivery.`}</div>
        </div>
      )}
      {availableUntil && (
        <div className={styles.leaves}>
          <Icon icon={Clock} />
          <div>
            {t`Leaves the shop on ${lastDay}`}
            <TimeLeft
              key={availableUntil}
              label={t`Time left:`}
              until={availableUntil}
              doneText={t`It is no longer in the shop.`}
              onOver={lookAgain}
            />
          </div>
        </div>
      )}
      {sale && (
        <div className={styles.note}>
          <Icon icon={Tag} />
          <div>
            {t`Lowest price in the 30 days before the sale: ${lowestPrice}.`}{' '}
            {sale.endsAt && (
              <>
                {t`The sale ends on ${lastSaleDay}.`}
                <TimeLeft
                  key={sale.endsAt}
                  label={t`Time left:`}
                  until={sale.endsAt}
                  doneText={t`The sale is over.`}
                  onOver={lookAgain}
                />
              </>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
