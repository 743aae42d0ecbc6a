import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { shopSorts } from '@olympus/contract/shop'
import { Button } from '@olympus/ui/button/button'
import { Icon } from '@olympus/ui/icon/icon'
import { SearchField } from '@olympus/ui/search-field/search-field'
import { Select } from '@olympus/ui/select/select'
import { ArrowUpDown, SlidersHorizontal } from 'lucide-react'
import type { ReactNode } from 'react'

import type { Opener } from '../../shared/loading/use-late-dialog.ts'
import * as styles from './shop-page.css.ts'
import { sortNames } from './shop-texts.ts'
import { useDebouncedText } from '../../shared/use-debounced-text.ts'
import type { ShopQueryControl } from './use-shop-query.ts'

interface ShopToolbarProps {
  readonly control: ShopQueryControl
  readonly filtersOpener: Opener
}

export function ShopToolbar({ control: { query, change }, filtersOpener }: ShopToolbarProps): ReactNode {
  const { t, i18n } = useLingui()
  const search = useDebouncedText(query.search ?? '', (text) =>
    change({ search: text || undefined }, { isReplacing: true }),
  )

  return (
    <div className={styles.toolbar}>
      <search className={styles.search}>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            search.commitNow()
          }}
        >
          <SearchField
            label={t`Search by item name`}
            placeholder={t`Search by item name`}
            clearLabel={t`Clear search`}
            maxLength={limits.searchMaxLength}
            value={search.text}
            onChange={(event) => search.setText(event.target.value)}
          />
        </form>
      </search>
      <Button icon={<Icon icon={SlidersHorizontal} />} className={styles.openFilters} {...filtersOpener}>
        {t`Filters`}
      </Button>
      <Select
        label={t`Sort`}
        isLabelHidden
        className={styles.sort}
        icon={<Icon icon={ArrowUpDown} />}
        value={query.sort}
        options={shopSorts.map((sort) => ({ value: sort, label: i18n._(sortNames[sort]) }))}
        onValueChange={(value) => {
          const sort = shopSorts.find((known) => known === value)
          if (sort) change({ sort })
        }}
      />
    </div>
  )
}
