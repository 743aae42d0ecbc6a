import type { QueryArrayResult } from 'pg'
import type { Sql } from 'sql-template-tag'
import type { Queries } from './database.ts'
import { toRows } from './rows.ts'

/** Sends one statement in `rowMode: 'array'`. */
export type Send = (statement: Sql) => Promise<QueryArrayResult<unknown[]>>

export function queriesOver(send: Send): Omit<Queries, 'notify'> {
  const rowsOf = async <Row extends object>(statement: Sql): Promise<Row[]> =>
    toRows<Row>(await send(statement))
  return {
    query: rowsOf,
    async one<Row extends object>(statement: Sql) {
      const rows = await rowsOf<Row>(statement)
      if (rows.length !== 1) throw new Error(`Expected one row, got ${rows.length}: ${statement.text}`)
      return rows[0] as Row
    },
    async maybeOne<Row extends object>(statement: Sql) {
      const rows = await rowsOf<Row>(statement)
      if (rows.length > 1) throw new Error(`Expected at most one row, got ${rows.length}: ${statement.text}`)
      return rows[0]
    },
    async execute(statement) {
      const { rowCount } = await send(statement)
      return rowCount ?? 0
    },
  }
}
