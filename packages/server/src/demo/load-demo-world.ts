import type { Database } from '../database/database.ts'
import type { SeedPorts } from '../features/fortune-wheel/seeds.ts'
import type { Ports } from '../features/ports.ts'
import { loadPackages } from '../features/purchase/load-packages.ts'
import { loadCatalog } from './load-catalog.ts'
import { fillPastSeason } from './boards/fill-demo-boards.ts'
import { loadCoupons } from './load-coupons.ts'
import { adoptDemoCharacters } from './adopt-demo-characters.ts'
import { saveDemoGameServer } from './demo-game-server.ts'
import { loadGameData } from './load-game-data.ts'
import { loadTheron } from './load-theron.ts'
import { saveTheronPast } from './save-theron-past.ts'
import { loadWheel } from './load-wheel.ts'

interface DemoOptions extends SeedPorts, Pick<Ports, 'clock'> {
  /** Null: the demo world has no game server. */
  readonly gameServerKey: string | null
}

/** Loads the missing parts of the demo world. Loading it again changes nothing. */
export async function loadDemoWorld(database: Database, options: DemoOptions): Promise<void> {
  const { clock, secretBox, gameServerKey } = options
  const now = clock.now()
  await database.transaction(
    async (transaction) => {
      await loadPackages(transaction)
      await loadCatalog(transaction, now)
      await loadCoupons(transaction, secretBox, now)
      await loadGameData(transaction)
      await loadTheron(transaction, now)
      await adoptDemoCharacters(transaction)
      await saveTheronPast(transaction, now)
      await loadWheel(transaction, options, now)
      await fillPastSeason(transaction, now)
      if (gameServerKey !== null) await saveDemoGameServer(transaction, gameServerKey)
    },
    { isRepeatable: true },
  )
}
