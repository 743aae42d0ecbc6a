import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listShopItems } from '@olympus/contract/shop'
import { useState, type ReactNode } from 'react'
import { Outlet } from 'react-router'

import { PageHead } from '../../shared/page-head.tsx'
import { useLastData } from '../../shared/use-last-data.ts'
import { CategoryChips } from './category-chips.tsx'
import { ShopCharacterSelect } from './shop-character-select.tsx'
import { ShopFilters } from './shop-filters.tsx'
import { ShopFiltersDrawer } from './shop-filters-drawer.tsx'
import { ShopItems } from './shop-items.tsx'
import * as styles from './shop-page.css.ts'
import { ShopToolbar } from './shop-toolbar.tsx'
import { useShopQuery } from './use-shop-query.ts'

export function ShopPage(): ReactNode {
  const { t } = useLingui()
  const control = useShopQuery()
  const answer = useApi(listShopItems, { query: control.query })
  const { isBusy, last, ...shown } = useLastData(answer)
  const [isDrawerOpen, setIsDrawerOpen] = useState(false)

  return (
    <>
      <PageHead
        title={t`Shop`}
        line={t`Spend Olympus Coins on items for a chosen character.`}
        action={<ShopCharacterSelect />}
      />
      <div className={styles.columns}>
        <aside aria-label={t`Filters`} className={styles.filters}>
          <ShopFilters control={control} facets={last} />
        </aside>
        <div className={styles.main}>
          <ShopToolbar control={control} onOpenFilters={() => setIsDrawerOpen(true)} />
          <CategoryChips query={control.query} categories={last?.categories} />
          <ShopItems control={control} answer={shown} isBusy={isBusy} />
        </div>
      </div>
      <ShopFiltersDrawer
        isOpen={isDrawerOpen}
        onOpenChange={setIsDrawerOpen}
        control={control}
        facets={last}
      />
      <Outlet />
    </>
  )
}
