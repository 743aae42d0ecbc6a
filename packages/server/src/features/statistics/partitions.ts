import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'

/** How long days are kept one by one, and how old a report may be. Weeks stay. */
export const keptDays = 400

/** Creates the partitions of the next months and drops those that are too old. */
export const keepPartitions = (database: Database): Promise<unknown> =>
  database.query(sql`select keep_statistic_partitions()`)
