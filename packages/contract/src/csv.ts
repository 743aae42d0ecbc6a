export type Cell = string | number | boolean | null | Date | object

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

const textOf = (cell: Cell): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
}

/**
 * Matches the start of a cell that looks like a formula. Also matches after semicolons, tabs and line
 * breaks: a spreadsheet that splits there ignores the quotes around the text.
 */
const formulaStart = /^(?=[=+\-@\t\r])|(?<=[;\t\r\n]"*)(?=[=+\-@])/g

/** Prefixes formula characters with `'`, because spreadsheets run such text. Numbers stay as they are. */
const escapeFormula = (cell: Cell): string => {
  const text = textOf(cell)
  return typeof cell === 'number' ? text : text.replaceAll(formulaStart, "'")
}

function quoteCell(cell: Cell): string {
  const text = escapeFormula(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const lineOf = (cells: readonly Cell[]) => cells.map(quoteCell).join(',') + lineEnd

/**
 * Yields a table as CSV lines (RFC 4180). The first line starts with a byte order mark:
 * without it some spreadsheets misread UTF-8.
 */
export function* csvLines(header: readonly string[], rows: Iterable<readonly Cell[]>): Generator<string> {
  yield byteOrderMark + lineOf(header)
  for (const row of rows) yield lineOf(row)
}
