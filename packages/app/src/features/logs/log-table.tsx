import { useLingui } from '@lingui/react/macro'
import { Card } from '@olympus/ui/card/card'
import { paginationRange } from '@olympus/ui/pagination/pagination-model'
import { Table, type Column } from '@olympus/ui/table/table'
import type { ReactNode } from 'react'

import { LeadOn } from '../../shared/navigation/lead-on.tsx'
import { ListPagination } from '../../shared/navigation/list-pagination.tsx'
import { Loaded, type ApiAnswer } from '../../shared/loading/loaded.tsx'
import { useLastData } from '../../shared/loading/use-last-data.ts'
import type { LogData, LogEntry } from './log-entries.ts'
import { logSearch, type LogPlace } from './log-query.ts'
import * as styles from './log-table.css.ts'

interface LogTableProps<Row extends LogEntry> {
  readonly caption: string
  readonly place: LogPlace
  readonly answer: ApiAnswer<LogData<Row>>
  readonly columns: readonly Column<Row>[]
  readonly empty: ReactNode
  /** Marks the entry whose details stand beside the table. */
  readonly isCurrentRow?: ((row: Row) => boolean) | undefined
}

/** One page of a log with pagination. The current page stays visible while the next one loads. */
export function LogTable<Row extends LogEntry>({
  caption,
  place,
  answer,
  columns,
  empty,
  isCurrentRow,
}: LogTableProps<Row>): ReactNode {
  const { t } = useLingui()
  const { isBusy, ...shown } = useLastData(answer, ({ totalEntries }) => totalEntries === 0)

  return (
    <Card isFlush className={styles.root}>
      <Loaded answer={shown}>
        {(log) => {
          if (log && log.entries.length === 0 && log.totalEntries > 0) {
            const { lastPage } = paginationRange({ ...place, totalEntries: log.totalEntries })
            return <LeadOn to={{ search: logSearch({ ...place, page: lastPage }) }} />
          }
          return (
            <Table
              caption={caption}
              columns={columns}
              rows={log?.entries ?? []}
              rowKey={({ id }) => id}
              isLoading={!log}
              skeletonRows={place.pageSize}
              loadingLabel={t`Loading`}
              isBusy={isBusy}
              empty={empty}
              isCurrentRow={isCurrentRow}
              footer={
                log &&
                log.totalEntries > 0 && (
                  <ListPagination
                    label={t`Pages: ${caption}`}
                    page={place.page}
                    pageSize={place.pageSize}
                    totalEntries={log.totalEntries}
                    searchOfPage={(page) => logSearch({ ...place, page })}
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
