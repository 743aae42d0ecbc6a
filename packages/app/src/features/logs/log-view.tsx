import { useLingui } from '@lingui/react/macro'
import type { ApiError } from '@olympus/api-client/api-error'
import { limits } from '@olympus/contract/limits'
import { Button } from '@olympus/ui/button/button'
import { Callout } from '@olympus/ui/callout/callout'
import { EmptyState } from '@olympus/ui/empty-state/empty-state'
import type { Column } from '@olympus/ui/table/table'
import { useRef, useState, type ReactNode } from 'react'

import { FocusFallback } from '../../shared/focus-fallback.tsx'
import type { ApiAnswer } from '../../shared/loading/loaded.tsx'
import { useLateDialog, type Opener } from '../../shared/loading/use-late-dialog.ts'
import { ErrorText } from '../../shared/texts/error-text.tsx'
import { CsvButton } from './csv-button.tsx'
import type { CsvColumn } from './log-csv.ts'
import type { LogData, LogEntry } from './log-entries.ts'
import { LogFilters, type LogKinds } from './log-filters.tsx'
import * as styles from './log-filters.css.ts'
import { isFiltered, type LogRequest } from './log-query.ts'
import { LogTable } from './log-table.tsx'
import type { LogControl } from './use-log-place.ts'

interface LogDetails<Row extends LogEntry> {
  readonly buttonLabel: (id: Row['id']) => string
  readonly mobile?: Column<Row>['mobile']
  /** Loads the code of the dialog. */
  readonly load: () => Promise<unknown>
  readonly dialog: (row: Row, onClose: () => void) => ReactNode
}

interface LogViewProps<Row extends LogEntry, Kind extends string, Query extends LogRequest<Kind>> {
  readonly caption: string
  readonly control: LogControl<Kind, Query>
  readonly answer: ApiAnswer<LogData<Row>>
  readonly kinds: LogKinds<Kind>
  readonly columns: readonly Column<Row>[]
  readonly csv: {
    /** Part of the file name. */
    readonly log: string
    readonly columns: readonly CsvColumn<Row>[]
    readonly read: (query: Query) => Promise<LogData<Row>>
  }
  readonly empty: { readonly title: string; readonly description: string; readonly action: ReactNode }
  readonly details?: LogDetails<Row>
  /** Filters beyond kind and days. */
  readonly moreFilters?: ReactNode
  /** Details of an entry beside the table, in place of a dialog. */
  readonly aside?: ReactNode
  readonly isCurrentRow?: (row: Row) => boolean
}

/** A log with its filters, CSV download, table and details dialog. */
export function LogView<Row extends LogEntry, Kind extends string, Query extends LogRequest<Kind>>({
  caption,
  control,
  answer,
  kinds,
  columns,
  csv,
  empty,
  details,
  moreFilters,
  aside,
  isCurrentRow,
}: LogViewProps<Row, Kind, Query>): ReactNode {
  const { t } = useLingui()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { opened, opener, show, close } = useLateDialog<Row>(
    async () => details?.load(),
    ({ id }) => id,
  )
  const filters = useRef<HTMLElement>(null)

  // The dialog keeps the last known state of an entry that leaves the list.
  const newest = opened && answer.data?.entries.find(({ id }) => id === opened.id)
  if (newest && newest !== opened) show(newest)

  const [failedQuery, setFailedQuery] = useState(control.query)
  if (failedQuery !== control.query) {
    setFailedQuery(control.query)
    setFailure(null)
  }

  const hasFilters = isFiltered(control.place)
  const isBare = answer.data?.totalEntries === 0 && !hasFilters

  const detailsColumn = useDetailsColumn(details, opener)

  const table = (
    <LogTable
      caption={caption}
      isCurrentRow={isCurrentRow}
      place={control.place}
      answer={answer}
      columns={[...columns, ...detailsColumn]}
      empty={
        hasFilters ? (
          <NoMatches
            onReset={() => {
              filters.current?.focus()
              control.reset()
            }}
          />
        ) : (
          <EmptyState icon="ancient-columns" {...empty} />
        )
      }
    />
  )

  return (
    <>
      {!isBare && (
        <LogFilters ref={filters} label={t`Filters`} control={control} kinds={kinds} more={moreFilters}>
          {answer.data?.totalEntries !== 0 && (
            <CsvButton
              log={csv.log}
              columns={csv.columns}
              readPage={(page) => csv.read({ ...control.query, page, pageSize: limits.pageSizeMax })}
              onFailure={setFailure}
            />
          )}
        </LogFilters>
      )}
      {failure && (
        <Callout tone="danger" role="alert" className={styles.failure}>
          <ErrorText error={failure} />
        </Callout>
      )}
      {aside === undefined || isBare ? (
        table
      ) : (
        <div className={styles.columns}>
          {table}
          {aside}
        </div>
      )}
      {details && opened && (
        <>
          {details.dialog(opened, close)}
          <FocusFallback to={filters} />
        </>
      )}
    </>
  )
}

/** The column with the button that opens an entry, if the log has details. */
function useDetailsColumn<Row extends LogEntry>(
  details: LogDetails<Row> | undefined,
  opener: (row: Row) => Opener,
): Column<Row>[] {
  const { t } = useLingui()
  if (!details) return []
  return [
    {
      id: 'details',
      header: t`Details`,
      align: 'end',
      mobile: details.mobile,
      cell: (row) => (
        <Button tone="ghost" size="sm" isFlush aria-label={details.buttonLabel(row.id)} {...opener(row)}>
          {t`Details`}
        </Button>
      ),
    },
  ]
}

function NoMatches({ onReset }: { onReset: () => void }): ReactNode {
  const { t } = useLingui()
  return (
    <EmptyState
      icon="ancient-columns"
      title={t`No entries found`}
      description={t`No entries match these filters.`}
      action={<Button onClick={onReset}>{t`Reset filters`}</Button>}
    />
  )
}
