import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { Drawer } from '@olympus/ui/drawer/drawer'
import type { ReactNode } from 'react'

import { ShopFilters } from './shop-filters.tsx'
import type { ShopFacets } from './shop-query-rules.ts'
import * as styles from './shop-filters.css.ts'
import type { ShopQueryControl } from './use-shop-query.ts'

interface ShopFiltersDrawerProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly control: ShopQueryControl
  readonly facets: ShopFacets | undefined
}

/** The filters on a phone. They apply at once; the button only closes the drawer. */
export function ShopFiltersDrawer({ isOpen, onClose, control, facets }: ShopFiltersDrawerProps): ReactNode {
  const { t } = useLingui()
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onClose}
      label={t`Filters`}
      closeLabel={t`Close`}
      footer={
        <Button tone="primary" isBlock onClick={onClose}>
          {t`Show items`}
        </Button>
      }
    >
      <div className={styles.inDrawer}>
        <ShopFilters control={control} facets={facets} hasCategories={false} />
      </div>
    </Drawer>
  )
}
