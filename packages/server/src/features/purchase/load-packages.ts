import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { savePackage } from './package-rows.ts'
import { coinPackages } from './packages.ts'

/** Adds the packages that are not there yet. What an operator has changed stays as it is. */
export async function loadPackages(queries: Queries): Promise<void> {
  for (const coinPackage of coinPackages) {
    const known = await queries.maybeOne(sql`select 1 from coin_package where id = ${coinPackage.id}`)
    if (!known) await savePackage(queries, coinPackage)
  }
}
