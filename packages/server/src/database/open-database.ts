import fs from 'node:fs/promises'
import path from 'node:path'
import { createBackup } from '../backups/create-backup.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { silentStep } from '../start-step.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded/embedded-database.ts'
import { expectDurable } from './expect-durable.ts'
import { migrate } from './migrate.ts'
import type { Migration } from './migrations.ts'
import { openPostgres } from './postgres.ts'

const migrated = (count: number) =>
  count === 0
    ? 'The database schema is up to date'
    : `Migrated the database (${count} ${count === 1 ? 'migration' : 'migrations'})`

/** Opens the configured database and brings its schema up to date. */
export async function openDatabase(config: Config, log: Log, step = silentStep): Promise<Database> {
  const { databaseUrl, dataDir, redisUrl } = config
  if (databaseUrl) {
    const database = openPostgres(databaseUrl, log, redisUrl)
    await expectDurable(database, config, log)
    await step(() => migrate(database, { log }), migrated)
    return database
  }
  const database = await step(
    () => openEmbedded({ dataDir, log }),
    () => 'Opened the embedded database',
  )
  const beforeChange = async ({ number }: Migration) => {
    const target = path.join(dataDir, `backup-before-${number}`)
    // Left by a migration that failed, or from before a restore.
    await fs.rm(target, { recursive: true, force: true })
    await createBackup(database, target)
  }
  await step(() => migrate(database, { log, beforeChange }), migrated)
  return database
}
