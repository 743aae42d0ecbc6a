/** What tells the entries of a log apart: a number, or a kind and a number where several logs are one. */
export interface LogEntry {
  readonly id: number | string
}

/** One page of a log. All log endpoints return this shape. */
export interface LogData<Row> {
  readonly entries: readonly Row[]
  readonly totalEntries: number
}

const refreshMs = 5000

/** Refresh interval of a log: polls while an entry is unsettled. */
export const refreshWhile =
  <Row>(isUnsettled: (row: Row) => boolean) =>
  (log?: LogData<Row>): number =>
    log?.entries.some(isUnsettled) ? refreshMs : 0

const maxAttempts = 5

async function readOnce<Row extends LogEntry>(
  readPage: (page: number) => Promise<LogData<Row>>,
): Promise<{ readonly rows: readonly Row[]; readonly hasChanged: boolean }> {
  const rows = new Map<Row['id'], Row>()
  const first = await readPage(1)
  let log = first
  for (let page = 1; log.entries.length > 0;) {
    for (const row of log.entries) rows.set(row.id, row)
    if (rows.size >= log.totalEntries) break
    log = await readPage(++page)
  }
  const { totalEntries } = log
  return {
    rows: [...rows.values()],
    hasChanged: totalEntries !== first.totalEntries || rows.size !== totalEntries,
  }
}

/** Reads all pages of a log. If entries move between pages, it starts over, so none is lost or repeated. */
export async function readEveryEntry<Row extends LogEntry>(
  readPage: (page: number) => Promise<LogData<Row>>,
): Promise<readonly Row[]> {
  for (let attempt = 1; ; attempt++) {
    const { rows, hasChanged } = await readOnce(readPage)
    if (!hasChanged || attempt === maxAttempts) return rows
  }
}
