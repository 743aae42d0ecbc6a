import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Ports } from '../ports.ts'
import { generateBackupCode, formatBackupCode } from './second-factor-rules.ts'
import { backupCodeContext } from './secret-contexts.ts'

/** Replaces the backup codes of an account. Returns them in plain text; only hashes are stored. */
export async function saveBackupCodes(
  queries: Queries,
  { secretBox, random }: Pick<Ports, 'random' | 'secretBox'>,
  accountId: number,
): Promise<string[]> {
  const codes = Array.from({ length: limits.backupCodes }, () =>
    generateBackupCode((below) => random.int(below)),
  )
  const hashes = codes.map((code) => secretBox.hash(code, backupCodeContext(accountId)))
  await queries.execute(sql`delete from backup_code where account_id = ${accountId}`)
  await queries.execute(
    sql`insert into backup_code (account_id, code_hash)
        select ${accountId}, code_hash from unnest(${hashes}::bytea[]) as code_hash`,
  )
  return codes.map(formatBackupCode)
}
