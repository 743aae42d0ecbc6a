import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { savePackage } from './package-rows.ts'
import { coinPackages } from './packages.ts'

/** Adds missing packages. Keeps packages that an operator changed. */
export async function loadPackages(queries: Queries): Promise<void> {
  for (const coinPackage of coinPackages) {
    const known = await queries.maybeOne(sql`select 1 from coin_package where id = ${coinPackage.id}`)
    if (!known) await savePackage(queries, coinPackage)
  }
}
