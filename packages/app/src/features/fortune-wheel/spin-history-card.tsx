import { useLingui } from '@lingui/react/macro'
import { useApi } from '@olympus/api-client/hooks'
import { listWheelLogs } from '@olympus/contract/logs'
import { Card } from '@olympus/ui/card/card'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import { paginationRange } from '@olympus/ui/pagination/pagination-model'
import { Table } from '@olympus/ui/table/table'
import { useMemo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'

import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { Loaded } from '../../shared/loading/loaded.tsx'
import { useLastData } from '../../shared/loading/use-last-data.ts'
import { ListPagination } from '../../shared/navigation/list-pagination.tsx'
import * as styles from './fortune-wheel-page.css.ts'
import { useHistoryColumns } from './history-columns.tsx'
import { historyQuery, historySearch, readHistoryPage } from './history-query.ts'
import { useHeld } from './use-held.ts'

/** The spins of the player, newest first. A spin is listed once the wheel has stopped. */
export function SpinHistoryCard({ isSpinning }: { readonly isSpinning: boolean }): ReactNode {
  const { t } = useLingui()
  const columns = useHistoryColumns()
  const [search] = useSearchParams()
  const query = useMemo(() => historyQuery(readHistoryPage(search)), [search])
  const answer = useApi(listWheelLogs, { query })
  const data = useHeld(answer.data, isSpinning)
  const { isBusy, ...shown } = useLastData({ ...answer, data })

  return (
    <Card isFlush title={t`Spin history`}>
      <Loaded
        answer={shown}
        isEmpty={({ totalEntries }) => totalEntries === 0}
        empty={
          <EmptyState
            icon="ticket"
            headingLevel={3}
            title={t`No spins yet`}
            description={t`What you win is listed here, with its spin ID.`}
          />
        }
      >
        {(log) => {
          if (log && !isBusy && log.entries.length === 0 && log.totalEntries > 0) {
            const { lastPage } = paginationRange({ ...query, totalEntries: log.totalEntries })
            return <LeadOn to={{ search: historySearch(lastPage) }} />
          }
          return (
            <Table
              caption={t`Spin history`}
              columns={columns}
              rows={log?.entries.flatMap((entry) => (entry.kind === 'spin' ? [entry.spin] : [])) ?? []}
              rowKey={({ id }) => id}
              isLoading={!log}
              skeletonRows={query.pageSize}
              loadingLabel={t`Loading`}
              isBusy={isBusy}
              className={styles.history}
              footer={
                log && (
                  <ListPagination
                    label={t`Pages of the spin history`}
                    page={query.page}
                    pageSize={query.pageSize}
                    totalEntries={log.totalEntries}
                    searchOfPage={historySearch}
                  />
                )
              }
            />
          )
        }}
      </Loaded>
    </Card>
  )
}
