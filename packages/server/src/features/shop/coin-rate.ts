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

interface PackageRate extends CoinRate {
  readonly isForSale: boolean
}

export interface CoinRates {
  /** Of all packages. Those for sale come first, the smallest of them first. */
  readonly all: readonly CoinRate[]
  /** Codes of the currencies in which packages are for sale, sorted. */
  readonly sold: readonly string[]
}

export async function readRates(queries: Queries): Promise<CoinRates> {
  const all = await queries.query<PackageRate>(sql`
    select coins + bonus_coins as coins, price.amount_cents, price.currency, is_for_sale
    from coin_package join coin_package_price as price on package_id = id
    order by is_for_sale desc, coins + bonus_coins, id, price.currency`)
  const sold = new Set(all.filter(({ isForSale }) => isForSale).map(({ currency }) => currency))
  return { all, sold: [...sold].sort() }
}

/** The rate of the smallest package in the player's currency. */
export function rateFor(
  { all, sold }: CoinRates,
  player: { readonly lastUsed: string | null; readonly locale: LocaleCode },
): CoinRate {
  const wanted = pickCurrency(sold, { asked: undefined, ...player })
  // Without any package for sale, former packages still define the rate.
  const rate = all.find(({ currency }) => currency === wanted) ?? all[0]
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
