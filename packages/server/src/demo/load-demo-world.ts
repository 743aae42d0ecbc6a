import type { Database } from '../database/database.ts'
import type { Ports } from '../features/ports.ts'
import { loadPackages } from '../features/purchase/load-packages.ts'
import { loadCatalog } from './load-catalog.ts'
import { loadCoupons } from './load-coupons.ts'
import { loadTheron } from './load-theron.ts'

/** Loads the missing parts of the demo world. Loading it again changes nothing. */
export async function loadDemoWorld(
  database: Database,
  { clock, secretBox }: Pick<Ports, 'clock' | 'secretBox'>,
): Promise<void> {
  const now = clock.now()
  await database.transaction(
    async (transaction) => {
      await loadPackages(transaction)
      await loadCatalog(transaction, now)
      await loadCoupons(transaction, secretBox, now)
      await loadTheron(transaction, now)
    },
    { isRepeatable: true },
  )
}
