import type { Config } from './config.ts'
import { openDatabase } from './database/open-database.ts'
import type { Log } from './log.ts'
import type { RunningServer } from './start-services.ts'
import type { Step } from './start-step.ts'

/** Opens and migrates the database, then serves until it is stopped. */
export async function startServer(config: Config, log: Log, step: Step): Promise<RunningServer> {
  // The database opens while the modules of the application are loaded.
  const [database, { startServices }] = await Promise.all([
    openDatabase(config, log, step),
    import('./start-services.ts'),
  ])
  return startServices(database, config, { log, step })
}
