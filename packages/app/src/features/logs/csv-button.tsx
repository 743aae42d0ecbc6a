import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@olympus/api-client/api-error'
import { Button } from '@olympus/ui/button/button'
import { Icon } from '@olympus/ui/icon/icon'
import { Download } from 'lucide-react'
import { useState, type ReactNode } from 'react'

import { csvFileName, saveCsv, type CsvColumn } from './log-csv.ts'
import { readEveryEntry, type LogData, type LogEntry } from './log-entries.ts'
import * as styles from './log-filters.css.ts'

interface CsvButtonProps<Row extends LogEntry> {
  /** Part of the file name. */
  readonly log: string
  readonly columns: readonly CsvColumn<Row>[]
  readonly readPage: (page: number) => Promise<LogData<Row>>
  readonly onFailure: (failure: ApiError | null) => void
}

/** Downloads all matching entries. The browser creates the file, in the page language. */
export function CsvButton<Row extends LogEntry>({
  log,
  columns,
  readPage,
  onFailure,
}: CsvButtonProps<Row>): ReactNode {
  const { t } = useLingui()
  const [isPending, setIsPending] = useState(false)

  async function download(): Promise<void> {
    setIsPending(true)
    onFailure(null)
    try {
      saveCsv(csvFileName(log, new Date()), columns, await readEveryEntry(readPage))
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause
      onFailure(cause)
    } finally {
      setIsPending(false)
    }
  }

  return (
    <Button
      className={styles.download}
      icon={<Icon icon={Download} />}
      isPending={isPending}
      onClick={() => void download()}
    >
      {t`Download CSV`}
    </Button>
  )
}
