import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pagination } from '@olympus/ui/pagination/pagination'
import { paginationRange } from '@olympus/ui/pagination/pagination-model'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Link } from './link.tsx'
import * as styles from './list-pagination.css.ts'
import { PageJump } from './page-jump.tsx'

interface ListPaginationProps {
  /** Label of the landmark: "Pages of the shop". */
  readonly label: string
  readonly page: number
  readonly pageSize: number
  readonly totalEntries: number
  /** The query string of a page: starts with `?`, or is empty. */
  readonly searchOfPage: (page: number) => string
}

/** Up to this many pages are a few clicks apart and need no jump field. */
const fewPages = 20

/** Pagination for a list whose page number is in the URL. */
export function ListPagination({ label, searchOfPage, ...place }: ListPaginationProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()

  const { lastPage } = paginationRange(place)

  return (
    <div className={styles.bar}>
      <Pagination
        {...place}
        className={styles.pages}
        label={label}
        summary={(range) => <Summary {...range} />}
        previousLabel={t`Previous page`}
        nextLabel={t`Next page`}
        pageLabel={(number) => {
          const page = format.number(number)
          return t`Page ${page}`
        }}
        formatPage={format.number}
        renderPageLink={(page) => <Link to={{ search: searchOfPage(page) }} />}
      />
      {lastPage > fewPages && <PageJump lastPage={lastPage} searchOfPage={searchOfPage} />}
    </div>
  )
}

function Summary({ totalEntries, ...range }: { from: number; to: number; totalEntries: number }): ReactNode {
  const format = useFormat()
  const from = <strong>{format.number(range.from)}</strong>
  const to = <strong>{format.number(range.to)}</strong>
  const total = <strong>{format.number(totalEntries)}</strong>
  return (
    <Plural
      value={totalEntries}
      one={
        <Trans>
          Showing {from} to {to} of {total} entry
        </Trans>
      }
      other={
        <Trans>
          Showing {from} to {to} of {total} entries
        </Trans>
      }
    />
  )
}
