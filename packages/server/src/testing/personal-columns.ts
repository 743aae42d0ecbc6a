import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'

/**
 * The columns of the schema that refer to an account, such as `gift.recipient_id`: by a foreign key, or by
 * the name `account_id`.
 */
export async function personalColumns(queries: Queries): Promise<string[]> {
  const columns = await queries.query<{ name: string }>(sql`
    select relname || '.' || attname as name
    from pg_constraint
    join pg_class on pg_class.oid = conrelid
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'account'::regclass
    union
    select table_name || '.' || column_name from information_schema.columns
    where column_name = 'account_id' and table_schema = 'public'`)
  return columns.map(({ name }) => name).sort()
}
