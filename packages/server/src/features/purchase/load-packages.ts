import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { savePackage } from './package-rows.ts'
import { coinPackages } from './packages.ts'

/** Adds missing packages. Keeps packages that an operator changed. */
export async function loadPackages(queries: Queries): Promise<void> {
  const rows = await queries.query<{ id: string }>(sql`select id from coin_package`)
  const known = new Set(rows.map(({ id }) => id))
  for (const coinPackage of coinPackages)
    if (!known.has(coinPackage.id)) await savePackage(queries, coinPackage)
}
