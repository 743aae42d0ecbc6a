import type { Package } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** Packages for sale in a currency, in the operator's order. */
export const listPackages = (queries: Queries, currency: string): Promise<Package[]> =>
  queries.query<Package>(sql`
    select id, coins, bonus_coins, price.amount_cents, price.currency, is_featured
    from coin_package join coin_package_price as price on package_id = id and price.currency = ${currency}
    where is_for_sale order by sort_order, id`)
