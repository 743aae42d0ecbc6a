import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pagination } from '@olympus/ui/pagination/pagination'
import { paginationRange } from '@olympus/ui/pagination/pagination-model'
import type { ReactNode } from 'react'

import { useFormat } from '../../locale/use-format.ts'
import { Link } from './link.tsx'
import { PageJump } from './page-jump.tsx'

interface ListPaginationProps {
  /** Names the landmark: "Pages of the shop". */
  readonly label: string
  readonly page: number
  readonly pageSize: number
  readonly totalEntries: number
  /** The query string that leads to a page, with `?` or empty. */
  readonly searchOfPage: (page: number) => string
}

/** So many are a few presses away from each other. */
const fewPages = 20

/** Pages of a list whose place is in the address. */
export function ListPagination({ label, searchOfPage, ...place }: ListPaginationProps): ReactNode {
  const { t } = useLingui()
  const format = useFormat()

  const { lastPage } = paginationRange(place)

  return (
    <>
      <Pagination
        {...place}
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
    </>
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
