import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { clusterPath, restoringPath } from '../database/embedded/cluster-path.ts'
import { lockDirectory } from '../database/embedded/directory-lock.ts'
import { syncDirectory } from '../durable-files.ts'
import type { Log } from '../log.ts'
import { systemRandom } from '../random.ts'
import { createKeyRing, type KeyRing } from '../secrets/key-ring.ts'
import { hasSecretKey, secretKeysOf } from '../secrets/secret-key.ts'
import { BackupError } from './backup-error.ts'
import { expectSpace } from './expect-space.ts'
import { expectKey, type Inspected, inspectCopy } from './inspect-copy.ts'
import type { Manifest } from './manifest.ts'
import { backupBytes, copyBackup, openBackup } from './open-backup.ts'

export interface RestoreOptions {
  readonly config: Pick<Config, 'dataDir' | 'databaseUrl' | 'secretKeys'>
  readonly log: Log
}

export interface Restored extends Inspected {
  /** Null for a copy that an earlier release made before a migration. */
  readonly manifest: Manifest | null
  /** IDs of keys that sealed something else and are not configured. */
  readonly missingKeyIds: readonly string[]
}

const ringOf = (config: RestoreOptions['config']): KeyRing | null =>
  hasSecretKey(config) ? createKeyRing(secretKeysOf(config), systemRandom) : null

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )

/** Copies a backup into the data directory `staging`, opens it and compares everything. */
async function rehearse(
  directory: string,
  staging: string,
  { config, log }: RestoreOptions,
): Promise<Restored> {
  const backup = await openBackup(directory)
  const { manifest } = backup
  const ring = ringOf(config)
  expectKey(manifest?.books.keyId ?? null, ring)
  await expectSpace(path.dirname(staging), await backupBytes(backup))
  await fs.mkdir(staging, { mode: 0o700 })
  await copyBackup(backup, clusterPath(staging))
  const inspected = await inspectCopy({ dataDir: staging, log }, { manifest, ring })
  const missingKeyIds = manifest?.keyIds.filter((id) => !ring?.keyIds.includes(id)) ?? []
  return { ...inspected, manifest, missingKeyIds }
}

/**
 * Restores a backup to the data directory of the configuration, which must not have a database. It gets
 * its name when everything is on disk and checked. Throws a BackupError, a SecretKeyError or a
 * DirectoryError.
 */
export async function restoreBackup(directory: string, options: RestoreOptions): Promise<Restored> {
  const { dataDir, databaseUrl } = options.config
  if (databaseUrl)
    throw new BackupError('DATABASE_URL is set: docs/backup.md describes how to restore PostgreSQL')
  const target = clusterPath(dataDir)
  const staging = restoringPath(dataDir)
  const lock = lockDirectory(dataDir)
  try {
    if (await exists(target))
      throw new BackupError(
        `There is a database in ${dataDir}. To replace it, move it away: mv ${target} ${target}.old`,
      )
    await fs.rm(staging, { recursive: true, force: true })
    try {
      const restored = await rehearse(directory, staging, options)
      await fs.rename(clusterPath(staging), target)
      // Syncs only the directory: closing a locked file would release the lock of this process.
      syncDirectory(dataDir)
      return restored
    } finally {
      await fs.rm(staging, { recursive: true, force: true })
    }
  } finally {
    lock.release()
  }
}

/** Restores a backup to a new directory beside it, compares everything and removes the directory. */
export async function checkBackup(directory: string, options: RestoreOptions): Promise<Restored> {
  const staging = `${directory}.checking-${process.pid}`
  try {
    return await rehearse(directory, staging, options)
  } finally {
    await fs.rm(staging, { recursive: true, force: true })
  }
}
