import { randomBytes } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { EmbeddedDatabase } from '../database/embedded/embedded-database.ts'
import { engineVersion } from '../database/embedded/engine-version.ts'
import { syncDirectory, syncFile } from '../durable-files.ts'
import { fileTree } from '../file-tree.ts'
import { forEachAtOnce } from '../for-each-at-once.ts'
import { findKeyIds } from '../secrets/reseal.ts'
import { BackupError } from './backup-error.ts'
import { completeBooks, readMoment } from './books.ts'
import { expectSpace } from './expect-space.ts'
import { type Manifest, manifestFormat, writeManifest } from './manifest.ts'
import { sha256Of } from './sha256-of.ts'
import sql from 'sql-template-tag'

const filesAtOnce = 8

/** The cluster in a backup. */
export const clusterIn = (backup: string): string => path.join(backup, 'database')

async function sizeOf(directory: string): Promise<number> {
  let bytes = 0
  const { files } = await fileTree(directory)
  await forEachAtOnce(filesAtOnce, files, async (file) => {
    // A running engine drops files.
    bytes += (await fs.stat(path.join(directory, file)).catch(() => null))?.size ?? 0
  })
  return bytes
}

async function expectUsable(target: string, source: string): Promise<void> {
  if (!path.isAbsolute(target)) throw new TypeError(`${target} is not absolute`)
  if (!path.relative(source, target).startsWith('..'))
    throw new BackupError(`${target} is in the database itself`)
  if (await fs.stat(target).catch(() => null)) throw new BackupError(`${target} exists: name a new directory`)
  const parent = path.dirname(target)
  // It is not created: it may be on a disk that is not mounted.
  if (!(await fs.stat(parent).catch(() => null))?.isDirectory())
    throw new BackupError(`There is no directory ${parent}`)
  await expectSpace(parent, await sizeOf(source))
}

/** Syncs the copied cluster and lists its files. */
async function seal(cluster: string): Promise<Pick<Manifest, 'directories' | 'files'>> {
  const { directories, files } = await fileTree(cluster)
  const listed = new Map<string, Manifest['files'][number]>()
  await forEachAtOnce(1, files, async (file) => {
    const copied = path.join(cluster, file)
    await syncFile(copied)
    const { size: bytes } = await fs.stat(copied)
    listed.set(file, { path: file, bytes, sha256: await sha256Of(copied) })
  })
  for (const directory of directories.toReversed()) syncDirectory(path.join(cluster, directory))
  syncDirectory(cluster)
  return { directories: [...directories], files: files.flatMap((file) => listed.get(file) ?? []) }
}

async function fill(staging: string, database: EmbeddedDatabase): Promise<Manifest> {
  const keyIdsBefore = await findKeyIds(database)
  const { createdAt, postgresql, ...moment } = await database.copyTo(clusterIn(staging), async (queries) => ({
    ...(await readMoment(queries)),
    ...(await queries.one<{ createdAt: Date; postgresql: string }>(
      sql`select clock_timestamp() as created_at, current_setting('server_version') as postgresql`,
    )),
  }))
  // Values may have been sealed again at the same time.
  const keyIds = new Set([...keyIdsBefore, ...(await findKeyIds(database))])
  const manifest: Manifest = {
    format: manifestFormat,
    createdAt: createdAt.toISOString(),
    engine: { pglite: engineVersion, postgresql },
    keyIds: [...keyIds].sort(),
    books: await completeBooks(database, moment),
    ...(await seal(clusterIn(staging))),
  }
  writeManifest(staging, manifest)
  syncDirectory(staging)
  return manifest
}

/**
 * Backs up a running database to the new directory `target`, an absolute path. The directory gets its name
 * when everything is on disk, so that it never exists in part. Throws a BackupError.
 */
export async function createBackup(database: EmbeddedDatabase, target: string): Promise<Manifest> {
  await expectUsable(target, database.directory)
  const staging = `${target}.unfinished-${randomBytes(4).toString('hex')}`
  await fs.mkdir(staging, { mode: 0o700 })
  try {
    const manifest = await fill(staging, database)
    // Fails if the name was taken since, unless it is an empty directory.
    await fs.rename(staging, target)
    syncDirectory(path.dirname(target))
    return manifest
  } catch (error) {
    await fs.rm(staging, { recursive: true, force: true })
    throw error
  }
}
