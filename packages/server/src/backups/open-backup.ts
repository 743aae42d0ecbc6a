import fs from 'node:fs/promises'
import path from 'node:path'
import { engineVersion } from '../database/embedded/engine-version.ts'
import { readMigrations } from '../database/migrations.ts'
import { syncDirectory, syncFile } from '../durable-files.ts'
import { fileTree } from '../file-tree.ts'
import { forEachAtOnce } from '../for-each-at-once.ts'
import { BackupError } from './backup-error.ts'
import { clusterIn } from './create-backup.ts'
import { hasManifest, type Manifest, readManifest } from './manifest.ts'
import { sha256Of } from './sha256-of.ts'

const filesAtOnce = 8

/** Earlier releases copied a cluster before a migration without writing a manifest. */
interface PlainCopy {
  readonly cluster: string
  readonly manifest: null
}

interface CompleteBackup {
  readonly cluster: string
  readonly manifest: Manifest
}

export type Backup = CompleteBackup | PlainCopy

export function expectKnownMigration(number: number): void {
  const newest = Math.max(...readMigrations().map((migration) => migration.number))
  if (number > newest)
    throw new BackupError(
      `The backup has migration ${number}, but this release knows only ${newest}: restore it with the release that made it`,
    )
}

const isNewer = (version: string, than: string) => version.localeCompare(than, 'en', { numeric: true }) > 0

function expectKnownEngine({ engine: { pglite } }: Manifest): void {
  if (isNewer(pglite, engineVersion))
    throw new BackupError(
      `The backup was made by engine ${pglite}, but this release has ${engineVersion}: restore it with the release that made it`,
    )
}

const exists = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  )

/** Reads what a directory is. Throws a BackupError unless it is a backup of this or an earlier release. */
export async function openBackup(directory: string): Promise<Backup> {
  if (hasManifest(directory)) {
    const manifest = readManifest(directory)
    expectKnownEngine(manifest)
    expectKnownMigration(manifest.books.migration)
    return { cluster: clusterIn(directory), manifest }
  }
  if (
    /^backup-before-\d+$/.test(path.basename(directory)) &&
    (await exists(path.join(directory, 'PG_VERSION')))
  )
    return { cluster: directory, manifest: null }
  throw new BackupError(`${directory} is no complete backup: it has no manifest.json`)
}

async function copyFile(from: string, to: string): Promise<void> {
  await fs.copyFile(from, to, fs.constants.COPYFILE_FICLONE).catch((error: unknown) => {
    throw new BackupError(`${from} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  await syncFile(to)
}

/** Copies a backup to the new directory `target`, on disk. Throws a BackupError if a file was changed. */
export async function copyBackup({ cluster, manifest }: Backup, target: string): Promise<void> {
  const { directories, files } = manifest ?? (await fileTree(cluster))
  for (const directory of ['', ...directories])
    await fs.mkdir(path.join(target, directory), { recursive: true, mode: 0o700 })
  await forEachAtOnce<string | Manifest['files'][number]>(filesAtOnce, files, async (file) => {
    const name = typeof file === 'string' ? file : file.path
    const copied = path.join(target, name)
    await copyFile(path.join(cluster, name), copied)
    if (typeof file === 'string') return
    const { size } = await fs.stat(copied)
    if (size !== file.bytes || (await sha256Of(copied)) !== file.sha256)
      throw new BackupError(`${path.join(cluster, name)} was changed after the backup: restore another one`)
  })
  for (const directory of [...directories.toReversed(), '']) syncDirectory(path.join(target, directory))
}

/** The size of the copy in bytes. */
export async function backupBytes({ cluster, manifest }: Backup): Promise<number> {
  if (manifest) return manifest.files.reduce((sum, { bytes }) => sum + bytes, 0)
  const { files } = await fileTree(cluster)
  const sizes = await Promise.all(files.map(async (file) => (await fs.stat(path.join(cluster, file))).size))
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}
