import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { CoinPackage } from './packages.ts'

/** Reads all packages, including those not for sale. */
export const readPackages = (queries: Queries): Promise<CoinPackage[]> =>
  queries.query<CoinPackage>(sql`
    select id, coins, bonus_coins, is_featured, is_for_sale, sort_order, coalesce((
      select jsonb_object_agg(price.currency, price.amount_cents) from coin_package_price as price where package_id = coin_package.id
    ), '{}') as prices
    from coin_package order by sort_order, id`)

/** Inserts or updates a package. It stops being sold in currencies without a price. */
export async function savePackage(queries: Queries, coinPackage: CoinPackage): Promise<void> {
  const { id, coins, bonusCoins, isFeatured, isForSale, sortOrder, prices } = coinPackage
  await queries.execute(sql`
    insert into coin_package (id, coins, bonus_coins, is_featured, is_for_sale, sort_order)
    values (${id}, ${coins}, ${bonusCoins}, ${isFeatured}, ${isForSale}, ${sortOrder})
    on conflict (id) do update set
      coins = excluded.coins, bonus_coins = excluded.bonus_coins, is_featured = excluded.is_featured,
      is_for_sale = excluded.is_for_sale, sort_order = excluded.sort_order`)
  await queries.execute(sql`
    delete from coin_package_price where package_id = ${id} and currency <> all(${Object.keys(prices)}::text[])`)
  for (const [currency, amountCents] of Object.entries(prices))
    await queries.execute(sql`
      insert into coin_package_price (package_id, currency, amount_cents) values (${id}, ${currency}, ${amountCents})
      on conflict (package_id, currency) do update set amount_cents = excluded.amount_cents`)
}
