export type Cell = string | number | boolean | null | Date | object

const byteOrderMark = '\uFEFF'
const lineEnd = '\r\n'

const textOf = (cell: Cell): string => {
  if (cell === null) return ''
  if (cell instanceof Date) return cell.toISOString()
  return typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
}

/** Where a cell begins, also for a spreadsheet that splits at semicolons or tabs and so does not see the quotes around a text. */
const formulaStart = /^(?=[=+\-@\t\r])|(?<=[;\t\r\n]"*)(?=[=+\-@])/g

/** Spreadsheets run a text that begins like a formula; a number with its sign is none. */
const guarded = (cell: Cell): string => {
  const text = textOf(cell)
  return typeof cell === 'number' ? text : text.replaceAll(formulaStart, "'")
}

function quoted(cell: Cell): string {
  const text = guarded(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const lineOf = (cells: readonly Cell[]) => cells.map(quoted).join(',') + lineEnd

/** A table as RFC 4180 has it, in UTF-8 with a byte order mark, without which some spreadsheets misread it. Line by line. */
export function* csvLines(header: readonly string[], rows: Iterable<readonly Cell[]>): Generator<string> {
  yield byteOrderMark + lineOf(header)
  for (const row of rows) yield lineOf(row)
}
