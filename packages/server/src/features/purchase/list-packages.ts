import type { Package } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** Amounts of coins for sale, the smallest first. */
export const listPackages = (queries: Queries): Promise<Package[]> =>
  queries.query<Package>(sql`
    select id, coins, bonus_coins, amount_cents, currency, is_featured
    from coin_package where is_for_sale order by sort_order, id`)
