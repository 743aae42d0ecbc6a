import sql, { join, type Sql } from 'sql-template-tag'

/** The page and the filters of a log. `since` is inclusive, `before` exclusive; both are ISO 8601. */
export interface LogRequest<Kind extends string> {
  readonly accountId: number
  readonly page: number
  readonly pageSize: number
  readonly since?: string | undefined
  readonly before?: string | undefined
  readonly kind?: Kind | undefined
}

type LogFilter = Pick<LogRequest<string>, 'since' | 'before' | 'kind'>

interface LogColumns {
  readonly at: Sql
  readonly kind: Sql
}

/** The SQL condition for the requested period and kind. */
export function logCondition({ since, before, kind }: LogFilter, columns: LogColumns): Sql {
  const conditions = [sql`true`]
  if (since !== undefined) conditions.push(sql`${columns.at} >= ${since}::timestamptz`)
  if (before !== undefined) conditions.push(sql`${columns.at} < ${before}::timestamptz`)
  if (kind !== undefined) conditions.push(sql`${columns.kind} = ${kind}`)
  return join(conditions, ' and ')
}

export const logPage = ({ page, pageSize }: Pick<LogRequest<string>, 'page' | 'pageSize'>): Sql =>
  sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
