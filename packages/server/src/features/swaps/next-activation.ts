import sql, { type Sql } from 'sql-template-tag'

/** 7 days of 24 hours: the interval '7 days' would follow the change to summer time. */
const week = sql`interval '168 hours'`

/**
 * When an account may activate the next character, to the millisecond, as clients see it. Null if it has
 * never activated one. Activations that lapsed or failed are given back.
 */
export const nextActivationAt = (accountId: Sql): Sql => sql`(
  select date_trunc('milliseconds', max(requested_at)) + ${week} from character_swap
  where account_id = ${accountId} and kind = 'activate' and state in ('pending', 'applied'))`
