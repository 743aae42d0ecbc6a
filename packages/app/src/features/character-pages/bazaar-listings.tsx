import { useLingui } from '@lingui/react/macro'
import { Button } from '@olympus/ui/button/button'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { Table } from '@olympus/ui/table/table'
import { useMemo, type ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { useLocale } from '../../locale/locale-context.ts'
import { arrange, bazaarColumns, readSort } from './bazaar-query.ts'
import { useListingColumns, type ListingRow } from './bazaar-columns.tsx'
import * as styles from './bazaar-section.css.ts'
import { BazaarToolbar } from './bazaar-toolbar.tsx'
import { useBazaarQuery } from './use-bazaar-query.ts'

interface BazaarListingsProps {
  /** Undefined while loading. */
  readonly rows: readonly ListingRow[] | undefined
  readonly nowMs: number
}

/** The listings that the filters leave: a table, on phones cards. */
export function BazaarListings({ rows, nowMs }: BazaarListingsProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()
  const { tag } = useLocale()
  const { query, change } = useBazaarQuery()
  const columns = useListingColumns(nowMs)
  const shown = useMemo(() => arrange(rows ?? [], query, tag), [rows, query, tag])
  const count = format.number(shown.length)
  const total = format.number(rows?.length ?? 0)

  return (
    <>
      <BazaarToolbar rows={rows} query={query} change={change} />
      <Table
        className={styles.table}
        caption={t`Bazaar`}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        sort={readSort(query.sort)}
        onSortChange={({ columnId, direction }) => {
          const column = bazaarColumns.find((name) => name === columnId)
          change({ sort: column && (direction === 'descending' ? `-${column}` : column) })
        }}
        sortHint={(header, next) =>
          next === 'descending' ? t`Sort by ${header}, descending` : t`Sort by ${header}, ascending`
        }
        sortedText={(header, direction) =>
          direction === 'descending' ? t`Sorted by ${header}, descending` : t`Sorted by ${header}, ascending`
        }
        isLoading={!rows}
        skeletonRows={9}
        loadingLabel={t`Loading`}
        empty={<NoMatch onReset={() => change({ search: undefined, state: undefined })} />}
        footer={
          shown.length > 0 && (
            <p className={styles.footer}>
              <span>{t`Listings: ${count} of ${total}`}</span>
              <span>{t`Collect and take back in the game, at any bazaar keeper`}</span>
            </p>
          )
        }
      />
    </>
  )
}

function NoMatch({ onReset }: { onReset: () => void }): ReactNode {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="cornucopia"
      headingLevel={3}
      size="sm"
      title={t`No listings found`}
      description={t`No listing matches the search and the filter.`}
      action={<Button onClick={onReset}>{t`Reset filters`}</Button>}
    />
  )
}
