import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listCoupons, type Coupon } from '@olympus/contract/coupons'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { paginationRange } from '@olympus/ui/pagination/pagination-model'
import { Skeleton } from '@olympus/ui/skeleton/skeleton'
import { useId, useMemo, useRef, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { ListPagination } from '../../shared/navigation/list-pagination.tsx'
import { lateDialog } from '../../shared/loading/late-dialog.ts'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useLastData } from '../../shared/loading/use-last-data.ts'
import { useLateDialog } from '../../shared/loading/use-late-dialog.ts'
import { couponSearch, readCouponQuery } from './coupon-query.ts'
import { CouponTicket } from './coupon-ticket.tsx'
import * as styles from './coupons-page.css.ts'

const RedeemDialog = lateDialog(() => import('./redeem-dialog.tsx'), 'RedeemDialog')

const skeletonTickets = 4

/** Lists the item coupons that are not redeemed yet. */
export function CouponInventory(): ReactNode {
  const { t } = useLingui()
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [search] = useSearchParams()
  const query = useMemo(() => readCouponQuery(search), [search])
  const { isBusy, last: _last, ...answer } = useLastData(useApi(listCoupons, { query }))
  const { opened, opener, close } = useLateDialog<Coupon>(RedeemDialog.load, ({ id }) => id)
  const total = answer.data?.totalEntries

  return (
    <section aria-labelledby={titleId}>
      <div className={styles.inventoryHead}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.heading}>
          {t`Coupon inventory`}
        </h2>
        {total !== undefined && (
          <span className={styles.quiet}>{t`${plural(total, { one: '# coupon', other: '# coupons' })}`}</span>
        )}
      </div>
      <Loaded
        answer={answer}
        isEmpty={({ totalEntries }) => totalEntries === 0}
        empty={
          <Card isFlush>
            <EmptyState
              icon="ticket"
              headingLevel={3}
              title={t`No coupons`}
              description={t`Item coupons you claim stay here until you redeem them for a character.`}
            />
          </Card>
        }
      >
        {(inventory) => {
          if (inventory && !isBusy && inventory.entries.length === 0) {
            const { lastPage } = paginationRange({ ...query, totalEntries: inventory.totalEntries })
            return <LeadOn to={{ search: couponSearch(lastPage) }} />
          }
          const hasPages = inventory !== undefined && inventory.totalEntries > query.pageSize
          return (
            <>
              <ul className={styles.tickets} aria-busy={isBusy || undefined}>
                {inventory
                  ? inventory.entries.map((coupon) => (
                      <CouponTicket key={coupon.id} coupon={coupon} opener={opener(coupon)} />
                    ))
                  : Array.from({ length: skeletonTickets }, (_, index) => (
                      <li key={index}>
                        <Skeleton isBlock height={128} radius={12} />
                      </li>
                    ))}
              </ul>
              {hasPages && (
                <Card isFlush className={styles.pages}>
                  <ListPagination
                    label={t`Pages of the coupon inventory`}
                    page={query.page}
                    pageSize={query.pageSize}
                    totalEntries={inventory.totalEntries}
                    searchOfPage={couponSearch}
                  />
                </Card>
              )}
            </>
          )
        }}
      </Loaded>
      {opened && <RedeemDialog key={opened.id} coupon={opened} focusFallback={heading} onClose={close} />}
    </section>
  )
}
