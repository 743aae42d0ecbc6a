import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { DataOf } from '@olympus/contract/endpoint'
import type { listShopItems } from '@olympus/contract/shop'
import { announce } from '@olympus/ui/announcer/announcer'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { ItemCardSkeleton } from '@olympus/ui/item-card/item-card-skeleton'
import { ItemGrid } from '@olympus/ui/item-card/item-grid'
import { paginationRange } from '@olympus/ui/pagination/pagination-model'
import { Progress } from '@olympus/ui/progress/progress'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { ListPagination } from '../../shared/navigation/list-pagination.tsx'
import { Loaded, type ApiAnswer } from '../../shared/loading/loaded.tsx'
import { ShopItemCard } from './shop-item-card.tsx'
import * as styles from './shop-page.css.ts'
import { hasFilters, shopSearch, withoutFilters } from './shop-query-rules.ts'
import type { ShopQueryControl } from './use-shop-query.ts'

type ShopPage = DataOf<typeof listShopItems>

interface ShopItemsProps {
  readonly control: ShopQueryControl
  readonly answer: ApiAnswer<ShopPage>
  /** True while these items belong to the previous filters and the next ones load. */
  readonly isBusy: boolean
}

export function ShopItems({ control, answer, isBusy }: ShopItemsProps): ReactNode {
  const { t } = useLingui()
  const { query } = control
  useTotalAnnouncement(isBusy ? undefined : answer.data?.totalEntries)

  return (
    <Loaded
      answer={answer}
      isEmpty={({ totalEntries }) => totalEntries === 0}
      empty={<NoItems control={control} />}
    >
      {(shop) => {
        if (shop && !isBusy && shop.entries.length === 0) {
          const { lastPage } = paginationRange({ ...query, totalEntries: shop.totalEntries })
          return <LeadOn to={{ search: shopSearch({ ...query, page: lastPage }) }} />
        }
        return (
          <div className={styles.items} aria-busy={isBusy || undefined}>
            {shop?.isApproximate && !isBusy && <SimilarNames search={query.search ?? ''} />}
            {isBusy && <Progress label={t`Loading`} isCaptionHidden className={styles.busyBar} />}
            <ItemGrid aria-label={t`Items`}>
              {shop
                ? shop.entries.map((item) => <ShopItemCard key={item.id} item={item} />)
                : Array.from({ length: query.pageSize }, (_, index) => <ItemCardSkeleton key={index} />)}
            </ItemGrid>
            {shop && (
              <Card isFlush>
                <ListPagination
                  label={t`Pages of the shop`}
                  page={shop.page}
                  pageSize={shop.pageSize}
                  totalEntries={shop.totalEntries}
                  searchOfPage={(page) => shopSearch({ ...query, page })}
                />
              </Card>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

function SimilarNames({ search }: { search: string }): ReactNode {
  const { t } = useLingui()
  return <Callout role="status" title={t`No items match “${search}”.`}>{t`Similar names:`}</Callout>
}

/** Announces to screen readers how many items match the changed filters. */
function useTotalAnnouncement(totalEntries: number | undefined): void {
  const { t } = useLingui()
  const known = useRef<number>(undefined)
  const say = useEffectEvent((total: number) =>
    announce(t`${plural(total, { one: '# item', other: '# items' })}`),
  )

  useEffect(() => {
    if (totalEntries === undefined) return
    if (known.current !== undefined && known.current !== totalEntries) say(totalEntries)
    known.current = totalEntries
  }, [totalEntries])
}

function NoItems({ control: { query, show } }: { control: ShopQueryControl }): ReactNode {
  const { t } = useLingui()
  return (
    <Card isFlush>
      {hasFilters(query) ? (
        <EmptyState
          icon="amphora"
          title={t`No items found`}
          description={t`No items match these filters.`}
          action={<Button onClick={() => show(withoutFilters(query))}>{t`Reset filters`}</Button>}
        />
      ) : (
        <EmptyState
          icon="amphora"
          title={t`The shop is empty`}
          description={t`New items will be here soon.`}
        />
      )}
    </Card>
  )
}
