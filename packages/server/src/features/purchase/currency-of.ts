import type { LocaleCode } from '@olympus/contract/locales'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { pickCurrency } from './currency-rules.ts'

interface Asking {
  readonly accountId: number
  readonly locale: LocaleCode
  /** The currency that the player selected on the page. */
  readonly asked?: string | undefined
}

/** The currency of the last purchase of an account, as part of another statement. */
export const lastCurrency = (accountId: number): Sql => sql`
  (select currency from donation where account_id = ${accountId} order by created_at desc, id desc limit 1)`

/**
 * Reads the currency for prices shown to a player, and all currencies with
 * packages for sale, sorted by code.
 */
export async function currencyOf(
  queries: Queries,
  { accountId, ...asking }: Asking,
): Promise<{ currency: string; currencies: readonly string[] }> {
  const { sold, lastUsed } = await queries.one<{ sold: string[]; lastUsed: string | null }>(sql`
    select coalesce((
      select jsonb_agg(distinct price.currency order by price.currency)
      from coin_package_price as price join coin_package on id = package_id where is_for_sale
    ), '[]') as sold,
    ${lastCurrency(accountId)} as last_used`)
  return { currency: pickCurrency(sold, { asked: undefined, ...asking, lastUsed }), currencies: sold }
}
