import type { Queries } from '../database/database.ts'
import { readPackages, savePackage } from '../features/purchase/package-rows.ts'
import type { CoinPackage } from '../features/purchase/packages.ts'
import { type Catalogue, readCatalogue, saveCatalogue } from '../features/shop/catalogue.ts'

/** The full catalog: items for coins, and coin packages for money. */
export interface WholeCatalogue extends Catalogue {
  readonly packages: readonly CoinPackage[]
}

export const readWholeCatalogue = async (queries: Queries): Promise<WholeCatalogue> => ({
  ...(await readCatalogue(queries)),
  packages: await readPackages(queries),
})

/** Inserts and updates the given entries. Keeps all others. */
export async function saveWholeCatalogue(queries: Queries, catalogue: WholeCatalogue): Promise<void> {
  await saveCatalogue(queries, catalogue)
  for (const coinPackage of catalogue.packages) await savePackage(queries, coinPackage)
}
