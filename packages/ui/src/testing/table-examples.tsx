import { useState, type ComponentProps } from 'react'
import { fn } from 'storybook/test'

import { Card } from '../card/card.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { StoryLink } from './story-link.tsx'
import type { Order } from './order-examples.tsx'
import { Table } from '../table/table.tsx'

export const pages = (
  <Pagination
    label="Pages: shop logs"
    page={1}
    pageSize={10}
    totalEntries={212}
    summary={({ from, to, totalEntries }) => `Showing ${from} to ${to} of ${totalEntries} entries`}
    previousLabel="Previous page"
    nextLabel="Next page"
    pageLabel={(page) => `Page ${page}`}
    renderPageLink={(page) => <StoryLink href={`?page=${page}`} />}
  />
)

export const noOrders = (
  <EmptyState icon="ancient-columns" title="No shop logs" description="Your orders appear here." />
)

export const error = {
  title: 'The list could not be loaded.',
  text: 'What you see may be old.',
  retryLabel: 'Try again',
  onRetry: fn(),
}

/** Replaces the server: sorts and answers after one paint. */
export function Sorted(props: ComponentProps<typeof Table>) {
  const [sort, setSort] = useState(props.sort)
  const [isBusy, setIsBusy] = useState(false)
  const [rows, setRows] = useState(props.rows as Order[])
  return (
    <Card isFlush>
      <Table
        {...props}
        rows={rows}
        isBusy={isBusy}
        sort={sort}
        onSortChange={(next) => {
          props.onSortChange?.(next)
          const value = ({ item, totalCoins }: Order) => (next.columnId === 'item' ? item : totalCoins)
          const ascending = rows.toSorted((a, b) => (value(a) < value(b) ? -1 : 1))
          setSort(next)
          setIsBusy(true)
          requestAnimationFrame(() => {
            setRows(next.direction === 'ascending' ? ascending : ascending.toReversed())
            setIsBusy(false)
          })
        }}
      />
    </Card>
  )
}

export function Recovering(props: ComponentProps<typeof Table>) {
  const [state, setState] = useState<'failed' | 'busy' | 'loaded'>('failed')
  return (
    <Card isFlush>
      <Table
        {...props}
        isBusy={state === 'busy'}
        error={state === 'loaded' ? undefined : { ...error, onRetry: () => setState('busy') }}
      />
      <button type="button" hidden onClick={() => setState('loaded')}>
        Answer
      </button>
    </Card>
  )
}
