import sql from 'sql-template-tag'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createBackup } from '../backups/create-backup.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { silentStep, type Step } from '../start-step.ts'
import type { Database } from './database.ts'
import { openEmbedded } from './embedded/embedded-database.ts'
import { expectDurable } from './expect-durable.ts'
import { canMigrate, expectMigrated, migrate } from './migrate.ts'
import type { Migration } from './migrations.ts'
import { openPostgres } from './postgres.ts'
import { expectRights } from './rights/expect-rights.ts'
import { grantRights } from './rights/grant-rights.ts'
import { createEmbeddedRole, embeddedRole } from './rights/serving-role.ts'
import { untilReached } from './until-reached.ts'

const migrated = (count: number) =>
  count === 0
    ? 'The database schema is up to date'
    : `Migrated the database (${count} ${count === 1 ? 'migration' : 'migrations'})`

/**
 * Migrates as the owner, if there is one beside the role that serves. Resolves with the number of
 * migrations.
 */
async function migrateServer(database: Database, ownerUrl: string | null, log: Log): Promise<number> {
  if (!ownerUrl) {
    if (await canMigrate(database)) return migrate(database, { log })
    await expectMigrated(database)
    return 0
  }
  const owner = openPostgres(ownerUrl, log)
  try {
    await untilReached(owner, log, { variable: 'DATABASE_OWNER_URL' })
    const count = await migrate(owner, { log })
    const { role } = await database.one<{ role: string }>(sql`select current_user::text as role`)
    await grantRights(owner, { role, log })
    return count
  } finally {
    await owner.close()
  }
}

async function openServer(config: Config & { databaseUrl: string }, log: Log, step: Step): Promise<Database> {
  const { databaseUrl, databaseOwnerUrl, redisUrl } = config
  const database = openPostgres(databaseUrl, log, { redisUrl })
  try {
    await untilReached(database, log)
    await expectDurable(database, config, log)
    await step(() => migrateServer(database, databaseOwnerUrl, log), migrated)
    await expectRights(database, config, log)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function openDirectory({ dataDir }: Config, log: Log, step: Step): Promise<Database> {
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
  await createEmbeddedRole(database)
  await grantRights(database, { role: embeddedRole, log })
  await database.actAs(embeddedRole)
  return database
}

/**
 * Opens the configured database, brings its schema up to date, and limits the rights of the server to
 * what it needs.
 */
export const openDatabase = (config: Config, log: Log, step = silentStep): Promise<Database> => {
  const { databaseUrl } = config
  return databaseUrl ? openServer({ ...config, databaseUrl }, log, step) : openDirectory(config, log, step)
}
