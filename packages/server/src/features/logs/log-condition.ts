import sql, { join, type Sql } from 'sql-template-tag'

/** Which page of which entries of a log. */
export interface LogRequest<Kind extends string> {
  readonly accountId: number
  readonly page: number
  readonly pageSize: number
  readonly since?: string | undefined
  readonly before?: string | undefined
  readonly kind?: Kind | undefined
}

type Filter = Pick<LogRequest<string>, 'since' | 'before' | 'kind'>

interface Columns {
  readonly at: Sql
  readonly kind: Sql
}

/** That an entry is within the time and of the kind that were asked for. */
export function logCondition({ since, before, kind }: Filter, columns: Columns): Sql {
  const conditions = [sql`true`]
  if (since !== undefined) conditions.push(sql`${columns.at} >= ${since}::timestamptz`)
  if (before !== undefined) conditions.push(sql`${columns.at} < ${before}::timestamptz`)
  if (kind !== undefined) conditions.push(sql`${columns.kind} = ${kind}`)
  return join(conditions, ' and ')
}

export const logPage = ({ page, pageSize }: Pick<LogRequest<string>, 'page' | 'pageSize'>): Sql =>
  sql`limit ${pageSize} offset ${(page - 1) * pageSize}`
