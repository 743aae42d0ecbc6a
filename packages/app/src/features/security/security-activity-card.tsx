import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import type { DataOf } from '@olympus/contract/endpoint'
import { LogQuery } from '@olympus/contract/paging'
import { listSecurityEvents } from '@olympus/contract/security-events'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { paginationRange } from '@olympus/ui/pagination/pagination-model'
import { useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { ListPagination } from '../../shared/navigation/list-pagination.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { readQuery } from '../../shared/navigation/read-query.ts'
import { useLastData } from '../../shared/loading/use-last-data.ts'
import { SecurityTimeline } from './security-timeline.tsx'

const searchOfPage = (page: number): string => (page === 1 ? '' : `?page=${page}`)

/** The account's security events, page by page. The page number is in the URL. */
export function SecurityActivityCard(): ReactNode {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const place = useMemo(() => readQuery(LogQuery, search), [search])
  const { isBusy, ...shown } = useLastData(useApi(listSecurityEvents, { query: place }))

  return (
    <Card isFlush title={t`Security activity`} aria-busy={isBusy || undefined}>
      <Loaded
        answer={shown}
        isEmpty={({ totalEntries }) => totalEntries === 0}
        empty={
          <EmptyState
            icon="scroll-unfurled"
            size="sm"
            headingLevel={3}
            title={t`No security activity yet`}
            description={t`Logins and changes to your password, email and passkeys appear here.`}
          />
        }
      >
        {(events) => <Events events={events} />}
      </Loaded>
    </Card>
  )
}

function Events({ events }: { events: DataOf<typeof listSecurityEvents> | undefined }): ReactNode {
  const { t } = useLingui()
  if (!events) return <SecurityTimeline events={undefined} />
  const { entries, page, pageSize, totalEntries } = events
  const { lastPage } = paginationRange({ page, pageSize, totalEntries })
  if (entries.length === 0) return <LeadOn to={{ search: searchOfPage(lastPage) }} />

  return (
    <>
      <SecurityTimeline events={entries} />
      <ListPagination
        label={t`Pages of the security activity`}
        page={page}
        pageSize={pageSize}
        totalEntries={totalEntries}
        searchOfPage={searchOfPage}
      />
    </>
  )
}
