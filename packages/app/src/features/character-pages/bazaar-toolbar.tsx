import { useLingui } from '@lingui/react/macro'
import { limits } from '@olympus/contract/limits'
import { SearchField } from '@olympus/ui/search-field/search-field'
import type { ReactNode } from 'react'

import { useDebouncedText } from '../../shared/use-debounced-text.ts'
import { listingStateNames } from './bazaar-badges.tsx'
import { listingStates, type ListingState } from '../../shared/bazaar/bazaar-rules.ts'
import * as styles from './bazaar-toolbar.css.ts'
import { FilterChips } from './filter-chips.tsx'
import type { BazaarQueryControl } from './use-bazaar-query.ts'

interface BazaarToolbarProps extends BazaarQueryControl {
  /** All listings. Undefined while loading. */
  readonly rows: readonly { readonly state: ListingState }[] | undefined
}

/** The filter by state, with the number of listings in each, and the search. */
export function BazaarToolbar({ rows, query, change }: BazaarToolbarProps): ReactNode {
  const { t, i18n } = useLingui()
  const search = useDebouncedText(query.search ?? '', (text) => change({ search: text || undefined }))
  const options = [
    { value: undefined, name: t`All`, count: rows?.length },
    ...listingStates.map((state) => ({
      value: state,
      name: i18n._(listingStateNames[state]),
      count: rows?.filter((row) => row.state === state).length,
    })),
  ]

  return (
    <search className={styles.root}>
      <FilterChips
        isOneLine
        label={t`Status`}
        options={options}
        chosen={query.state}
        onChoose={(state) => change({ state })}
      />
      <SearchField
        className={styles.search}
        label={t`Search by item name`}
        placeholder={t`Search by item name`}
        clearLabel={t`Clear search`}
        maxLength={limits.searchMaxLength}
        value={search.text}
        onChange={(event) => search.setText(event.target.value)}
      />
    </search>
  )
}
