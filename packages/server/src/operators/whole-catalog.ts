import type { Queries } from '../database/database.ts'
import { readPackages, savePackage } from '../features/purchase/package-rows.ts'
import type { CoinPackage } from '../features/purchase/packages.ts'
import { type Catalog, readCatalog, saveCatalog } from '../features/shop/catalog.ts'

/** The full catalog: items for coins, and coin packages for money. */
export interface WholeCatalog extends Catalog {
  readonly packages: readonly CoinPackage[]
}

export const readWholeCatalog = async (queries: Queries): Promise<WholeCatalog> => ({
  ...(await readCatalog(queries)),
  packages: await readPackages(queries),
})

/** Inserts and updates the given entries. Keeps all others. */
export async function saveWholeCatalog(queries: Queries, catalog: WholeCatalog): Promise<void> {
  await saveCatalog(queries, catalog)
  for (const coinPackage of catalog.packages) await savePackage(queries, coinPackage)
}
