import sql, { type Sql } from 'sql-template-tag'

/**
 * The portal's clock minus that of a game server, in milliseconds, as a request that was sent then shows
 * it.
 */
export const clockSkewMs = (sentAt: string): Sql =>
  sql`round(extract(epoch from (clock_timestamp() - ${sentAt}::timestamptz)) * 1000)::bigint`
