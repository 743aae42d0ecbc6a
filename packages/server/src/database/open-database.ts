import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded/embedded-database.ts'
import { expectDurable } from './expect-durable.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl) {
    const database = openPostgres(databaseUrl, log)
    await expectDurable(database, config, log)
    await migrate(database, { log })
    return database
  }
  const database = await openEmbedded({ dataDir, log })
  await migrate(database, { log, beforeChange: ({ number }) => database.backUp(`before-${number}`) })
  return database
}
