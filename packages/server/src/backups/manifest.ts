import fs from 'node:fs'
import path from 'node:path'
import { z } from '@olympus/contract/schema'
import { BackupError } from './backup-error.ts'
import { Books } from './books.ts'

/** A newer format gets another number: earlier releases then refuse it instead of misreading it. */
export const manifestFormat = 1
const manifestName = 'manifest.json'

/** Stays below its directory on every system. */
const relativePath = z
  .string()
  .check(z.regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/, 'expected a path inside the backup'))

/** A backup is a directory with this file and the cluster in `database`. */
const Manifest = z.object({
  format: z.literal(manifestFormat),
  createdAt: z.iso.datetime(),
  engine: z.object({ pglite: z.string(), postgresql: z.string() }),
  /** IDs of the keys that opened something. The first one is needed; a server does not start without it. */
  keyIds: z.array(z.string()),
  books: Books,
  directories: z.array(relativePath),
  files: z.array(
    z.object({ path: relativePath, bytes: z.int(), sha256: z.string().check(z.regex(/^[\da-f]{64}$/)) }),
  ),
})

export type Manifest = z.output<typeof Manifest>

const contentsOf = (file: string): unknown => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new BackupError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

export const hasManifest = (backup: string): boolean => fs.existsSync(path.join(backup, manifestName))

export function readManifest(backup: string): Manifest {
  const file = path.join(backup, manifestName)
  const contents = contentsOf(file)
  const { format } = z.object({ format: z.int() }).safeParse(contents).data ?? {}
  if (format !== undefined && format > manifestFormat)
    throw new BackupError(`${backup} was made by a newer release: restore it with that release`)
  const parsed = Manifest.safeParse(contents)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new BackupError(`${file} was changed: ${issue?.path.join('.')}: ${issue?.message}`)
}

/** Returns once the file is on disk; its name is not. */
export function writeManifest(backup: string, manifest: Manifest): void {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  fs.writeFileSync(path.join(backup, manifestName), text, { flag: 'wx', mode: 0o600, flush: true })
}
