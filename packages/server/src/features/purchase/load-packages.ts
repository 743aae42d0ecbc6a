import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { coinPackages } from './packages.ts'

/** Adds the packages that are not there yet. What an operator has changed stays as it is. */
export async function loadPackages(queries: Queries): Promise<void> {
  for (const { id, coins, bonusCoins, amountCents, currency, isFeatured, sortOrder } of coinPackages)
    await queries.execute(sql`
      insert into coin_package (id, coins, bonus_coins, amount_cents, currency, is_featured, sort_order)
      values (${id}, ${coins}, ${bonusCoins}, ${amountCents}, ${currency}, ${isFeatured}, ${sortOrder})
      on conflict (id) do nothing`)
}
