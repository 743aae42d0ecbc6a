import path from 'node:path'
import { BackupError } from '../backups/backup-error.ts'
import type { Books } from '../backups/books.ts'
import { createBackup } from '../backups/create-backup.ts'
import { checkBackup, restoreBackup, type Restored } from '../backups/restore-backup.ts'
import { skipIds } from '../backups/skip-ids.ts'
import { DirectoryError } from '../database/embedded/directory-lock.ts'
import { isEmbedded } from '../database/embedded/embedded-database.ts'
import { clusterPath } from '../database/embedded/cluster-path.ts'
import { type OperatorCommand, Refusal } from './operator-command.ts'
import { recordAct } from './record-act.ts'

const megabyte = 1024 * 1024

async function refused<Value>(act: Promise<Value>): Promise<Value> {
  try {
    return await act
  } catch (error) {
    const isRefusal = error instanceof BackupError || error instanceof DirectoryError
    throw isRefusal ? new Refusal(error.message, { cause: error }) : error
  }
}

function* linesOf({ migration, ledger, lastAct }: Books) {
  yield `migration ${migration}`
  if (ledger) yield `${ledger.entries} ledger entries that sum to ${ledger.coins}`
  yield lastAct ? `${lastAct.id} acts, the last with hash ${lastAct.hash}` : 'no acts'
}

function report(print: (line: string) => void, { manifest, books, problems, missingKeyIds }: Restored): void {
  print(
    manifest
      ? `Backup of ${manifest.createdAt}: every file is unchanged`
      : 'Copy from before a migration: it has no manifest, so that changed files are not noticed',
  )
  for (const line of linesOf(books)) print(`  ${line}`)
  for (const problem of problems) print(problem)
  for (const id of missingKeyIds)
    print(`SECRET_KEY lacks key ${id}, which sealed a part of it: see keys status`)
}

const isFine = ({ problems, missingKeyIds }: Restored) => problems.length + missingKeyIds.length === 0

export const backupCommands: readonly OperatorCommand[] = [
  {
    kind: 'reading',
    name: 'backup create',
    operands: ['<directory>'],
    summary: 'backs up the embedded database to a new directory while the portal runs',
    async run({ database, print }, [operand]) {
      if (!isEmbedded(database))
        throw new Refusal('DATABASE_URL is set: docs/backup.md describes how to back up PostgreSQL')
      const directory = path.resolve(operand)
      const { books, keyIds, files } = await refused(createBackup(database, directory))
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      print(`Backed up to ${directory}: ${files.length} files, ${Math.ceil(bytes / megabyte)} MB`)
      for (const line of linesOf(books)) print(`  ${line}`)
      if (keyIds.length > 0) print(`It needs SECRET_KEY, which it does not contain: key ${keyIds.join(', ')}`)
      return true
    },
  },
  {
    kind: 'offline',
    name: 'backup check',
    operands: ['<directory>'],
    summary: 'restores a backup beside it, compares everything and removes the copy',
    async run({ print, ...options }, [operand]) {
      const restored = await refused(checkBackup(path.resolve(operand), options))
      report(print, restored)
      print('It can be restored')
      return isFine(restored)
    },
  },
  {
    kind: 'offline',
    name: 'backup restore',
    operands: ['<directory>'],
    summary: 'restores a backup of the embedded database to DATA_DIR, which must not have one',
    async run({ print, ...options }, [operand]) {
      const restored = await refused(restoreBackup(path.resolve(operand), options))
      report(print, restored)
      print('New rows get IDs that nothing had after the backup')
      print(`Restored to ${clusterPath(options.config.dataDir)}. docs/backup.md lists what to do next`)
      return isFine(restored)
    },
  },
  {
    kind: 'act',
    name: 'backup skip-ids',
    summary: 'after a restore of PostgreSQL to an earlier state: skips IDs that lost rows may have had',
    async run({ database, print }, _, by) {
      const sequences = await database.transaction(async (transaction) => {
        const sequences = await skipIds(transaction)
        await recordAct(transaction, { by, command: 'backup skip-ids', details: { sequences } })
        return sequences
      })
      print(`New rows of ${sequences} tables get IDs that nothing had before`)
    },
  },
]
