import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { withTestDatabase } from '../testing/test-database.ts'
import { hashKeyColumn, sealedColumns } from './sealed-columns.ts'

const database = withTestDatabase()

/** What a column of bytes holds follows from the end of its name. */
const notSealed = /(?:^|_)hash$|^digest$|^public_key$|^rotation_key$/

it('knows every column of boxes', async () => {
  const columns = await database.query<{ name: string; column: string }>(
    sql`select table_name || '.' || column_name as name, column_name as column from information_schema.columns
        where table_schema = 'public' and data_type = 'bytea'`,
  )
  const boxes = columns.filter(({ column }) => column.endsWith('_box')).map(({ name }) => name)
  const known = [...sealedColumns, hashKeyColumn].map(({ table, column }) => `${table}.${column}`)
  expect(known.sort()).toEqual(boxes.sort())
  const others = columns.filter(({ column }) => !column.endsWith('_box') && !notSealed.test(column))
  expect(others).toEqual([])
})

it('knows the primary key of each table', async () => {
  for (const { table, primaryKey } of [...sealedColumns, hashKeyColumn]) {
    const columns = await database.query<{ name: string; type: string }>(
      sql`select attname as name, format_type(atttypid, atttypmod) as type
          from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
          where indrelid = ${table}::regclass and indisprimary
          order by array_position(indkey::int2[], attnum)`,
    )
    expect({ table, columns }).toEqual({ table, columns: primaryKey })
  }
})
