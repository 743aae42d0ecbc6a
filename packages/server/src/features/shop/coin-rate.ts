import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { lastCurrency } from '../purchase/currency-of.ts'
import { pickCurrency } from '../purchase/currency-rules.ts'

/** The price of a package: the rate for showing coin prices in money. */
export interface CoinRate {
  readonly coins: number
  readonly amountCents: number
  readonly currency: string
}

export interface PackageRate extends CoinRate {
  readonly isForSale: boolean
}

/** Reads the rates of all packages. Those for sale come first, the smallest of them first. */
export const readRates = (queries: Queries): Promise<PackageRate[]> =>
  queries.query<PackageRate>(sql`
    select coins + bonus_coins as coins, price.amount_cents, price.currency, is_for_sale
    from coin_package join coin_package_price as price on package_id = id
    order by is_for_sale desc, coins + bonus_coins, id, price.currency`)

/** The rate of the smallest package in the player's currency. */
export function rateFor(
  rates: readonly PackageRate[],
  player: { readonly lastUsed: string | null; readonly locale: LocaleCode },
): CoinRate {
  const sold = new Set(rates.filter(({ isForSale }) => isForSale).map(({ currency }) => currency))
  const wanted = pickCurrency([...sold].sort(), { asked: undefined, ...player })
  // Without any package for sale, former packages still define the rate.
  const rate = rates.find(({ currency }) => currency === wanted) ?? rates[0]
  if (!rate) throw new Error('There are no packages')
  return rate
}

export async function readCoinRate(
  queries: Queries,
  { accountId, locale }: { readonly accountId: number; readonly locale: LocaleCode },
): Promise<CoinRate> {
  const { lastUsed } = await queries.one<{ lastUsed: string | null }>(
    sql`select ${lastCurrency(accountId)} as last_used`,
  )
  return rateFor(await readRates(queries), { lastUsed, locale })
}
