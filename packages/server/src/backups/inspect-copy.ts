import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../database/database.ts'
import { openEmbedded } from '../database/embedded/embedded-database.ts'
import { verifyLedger } from '../features/ledger/verify-ledger.ts'
import type { Log } from '../log.ts'
import { readChain } from '../operators/anchors/read-chain.ts'
import type { KeyRing } from '../secrets/key-ring.ts'
import { openSecretBox } from '../secrets/open-secret-box.ts'
import { BackupError } from './backup-error.ts'
import { type Books, completeBooks, hasTable, readMoment } from './books.ts'
import type { Manifest } from './manifest.ts'
import { expectKnownMigration } from './open-backup.ts'
import { skipIds } from './skip-ids.ts'

interface Expected {
  /** Null for a copy without a manifest. */
  readonly manifest: Manifest | null
  /** Null: no SECRET_KEY is configured. */
  readonly ring: KeyRing | null
}

export interface Inspected {
  readonly books: Books
  /** Wrong already when the backup was made. */
  readonly problems: readonly string[]
}

/** Throws unless the ring has the key that servers need to start. */
export function expectKey(expected: string | null, ring: KeyRing | null): void {
  if (expected === null || ring?.keyIds.includes(expected)) return
  const given = ring ? ring.keyIds.map((id) => `key ${id}`).join(', ') : 'none'
  throw new BackupError(
    [
      'SECRET_KEY does not open this backup. Nothing was restored.',
      `  sealed with: key ${expected}`,
      `  SECRET_KEY, or the key file in DATA_DIR: ${given}`,
      'Configure the right key. docs/backup.md describes what to do if it is lost for good.',
    ].join('\n'),
  )
}

function expectSame(books: Books, manifest: Manifest): void {
  for (const [name, expected] of Object.entries(manifest.books)) {
    const found = books[name as keyof Books]
    if (!isDeepStrictEqual(found, expected))
      throw new BackupError(
        `The restored database differs from the manifest: ${name} is ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`,
      )
  }
}

async function findProblems(database: Database, { ledger }: Books): Promise<string[]> {
  const problems: string[] = []
  if (ledger) {
    const { isSound, drifts, unbalancedTransactions } = await verifyLedger(database)
    if (!isSound || ledger.coins !== 0)
      problems.push(
        `The ledger HAS DRIFTED: ${drifts.length} drifts, ${unbalancedTransactions.length} unbalanced transactions, sum ${ledger.coins}`,
      )
  }
  const broken = (await hasTable(database, 'operator_act')) ? (await readChain(database)).broken : []
  if (broken.length > 0) problems.push(`The chain of acts of operators is BROKEN: acts ${broken.join(', ')}`)
  return problems
}

async function inspect(database: Database, { manifest, ring }: Expected): Promise<Inspected> {
  const books = await completeBooks(database, await readMoment(database))
  expectKnownMigration(books.migration)
  if (manifest) expectSame(books, manifest)
  expectKey(books.keyId, ring)
  if (books.keyId !== null && ring) await openSecretBox(database, ring)
  const problems = await findProblems(database, books)
  await skipIds(database)
  return { books, problems }
}

/**
 * Opens the copy of a backup in the data directory `dataDir`, compares it with what is expected and skips
 * IDs. Throws a BackupError or a SecretKeyError for any difference.
 */
export async function inspectCopy(
  { dataDir, log }: { readonly dataDir: string; readonly log: Log },
  expected: Expected,
): Promise<Inspected> {
  const failure = Promise.withResolvers<never>()
  const refuse = (reason: string) => new BackupError(`The engine cannot read this backup: ${reason}`)
  const database = await openEmbedded({
    dataDir,
    log,
    onFatal: (reason) => failure.reject(refuse(reason)),
  }).catch((error: unknown) => {
    throw refuse(error instanceof Error ? error.message : String(error))
  })
  const inspected = await Promise.race([inspect(database, expected), failure.promise])
  await Promise.race([database.close(), failure.promise])
  return inspected
}
