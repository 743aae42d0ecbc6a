import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listShopItems } from '@olympus/contract/shop'
import { Card } from '@olympus/ui/card/card'
import { useState, type ReactNode } from 'react'
import { Outlet } from 'react-router'

import { DebtNotice } from '../../shared/debt-notice.tsx'
import { FirstPaintEnd } from '../../shared/navigation/first-paint-end.tsx'
import { PageHead } from '../../shared/navigation/page-head.tsx'
import { lateDialog } from '../../shared/loading/late-dialog.ts'
import { useLastData } from '../../shared/loading/use-last-data.ts'
import { useLateDialog } from '../../shared/loading/use-late-dialog.ts'
import { CategoryChips } from './category-chips.tsx'
import { GoneCharacterNotice, ShopCharacterSelect } from './shop-character-select.tsx'
import { ShopFilters } from './shop-filters.tsx'
import { ShopItems } from './shop-items.tsx'
import * as styles from './shop-page.css.ts'
import { ShopToolbar } from './shop-toolbar.tsx'
import { useShopQuery } from './use-shop-query.ts'

const ShopFiltersDrawer = lateDialog(() => import('./shop-filters-drawer.tsx'), 'ShopFiltersDrawer')

export function ShopPage(): ReactNode {
  const { t } = useLingui()
  const control = useShopQuery()
  const answer = useApi(listShopItems, { query: control.query })
  const { isBusy, last, ...shown } = useLastData(answer, ({ totalEntries }) => totalEntries === 0)
  const drawer = useLateDialog<true>(ShopFiltersDrawer.load)
  const isDrawerOpen = drawer.opened !== null
  const [wasDrawerOpened, setWasDrawerOpened] = useState(false)
  if (isDrawerOpen && !wasDrawerOpened) setWasDrawerOpened(true)

  return (
    <>
      <PageHead
        title={t`Shop`}
        line={t`Spend Olympus Coins on items for your characters.`}
        action={<ShopCharacterSelect />}
      />
      <DebtNotice />
      <FirstPaintEnd />
      <div className={styles.columns}>
        <aside aria-label={t`Filters`} className={styles.filters}>
          <Card isFlush>
            <ShopFilters
              control={control}
              facets={last}
              hasCategories={last !== undefined || shown.error === undefined}
            />
          </Card>
        </aside>
        <div className={styles.main}>
          <GoneCharacterNotice />
          <ShopToolbar control={control} filtersOpener={drawer.opener(true)} />
          <CategoryChips query={control.query} categories={last?.categories} />
          <ShopItems control={control} answer={shown} isBusy={isBusy} />
        </div>
      </div>
      {wasDrawerOpened && (
        <ShopFiltersDrawer isOpen={isDrawerOpen} onClose={drawer.close} control={control} facets={last} />
      )}
      <Outlet />
    </>
  )
}
