import { csvLines, type Cell } from '@olympus/contract/csv'

import { saveFile } from '../../shared/save-file.ts'

export interface CsvColumn<Row> {
  readonly header: string
  readonly cell: (row: Row) => Cell
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** `olympus-shop-2025-06-12.csv`, with the date in the player's time zone. */
export const csvFileName = (log: string, now: Date): string =>
  `olympus-${log}-${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}.csv`

/** Converts an amount in minor units to a decimal number for spreadsheets. */
export function decimalAmount(amountCents: number, currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return amountCents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
}

/** Downloads rows as a CSV file. */
export function saveCsv<Row>(
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): void {
  const lines = csvLines(
    columns.map(({ header }) => header),
    rows.map((row) => columns.map(({ cell }) => cell(row))),
  )
  saveFile(fileName, 'text/csv', lines)
}
