import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { readCode } from './second-factor-rules.ts'
import { backupCodeContext, secretKeyContext } from './secret-contexts.ts'
import { stepOfCode } from './totp.ts'

interface CodeToSpend {
  readonly accountId: number
  readonly code: string
}

/** Accepts each app code once, and none older than the last one. The lock serializes concurrent codes. */
async function spendTotp(
  queries: Queries,
  secretBox: SecretBox,
  { accountId, code }: CodeToSpend,
): Promise<boolean> {
  const row = await queries.maybeOne<{ secretBox: Buffer; now: Date }>(
    sql`select secret_box, now() as now from two_factor where account_id = ${accountId} and enabled_at is not null
        for no key update`,
  )
  if (!row) return false
  const secretKey = secretBox.open(row.secretBox, secretKeyContext(accountId))
  const step = stepOfCode(secretKey, code, row.now)
  if (step === null) return false
  const spent = await queries.execute(
    sql`update two_factor set last_step = ${step}
        where account_id = ${accountId} and enabled_at is not null
          and secret_box = ${row.secretBox} and last_step < ${step}`,
  )
  return spent === 1
}

async function spendBackupCode(
  queries: Queries,
  secretBox: SecretBox,
  { accountId, code }: CodeToSpend,
): Promise<boolean> {
  const spent = await queries.execute(
    sql`update backup_code set used_at = now()
        where account_id = ${accountId} and used_at is null
          and code_hash = ${secretBox.hash(code, backupCodeContext(accountId))}
          and exists (select from two_factor where account_id = ${accountId} and enabled_at is not null)`,
  )
  return spent === 1
}

/**
 * Checks a code and spends it. Returns its kind, or null if it is wrong, spent, or two-factor is disabled.
 */
export async function spendCode(
  queries: Queries,
  secretBox: SecretBox,
  { accountId, code }: CodeToSpend,
): Promise<'totp' | 'backup-code' | null> {
  const typed = readCode(code)
  if (!typed) return null
  const spend = typed.kind === 'totp' ? spendTotp : spendBackupCode
  return (await spend(queries, secretBox, { accountId, code: typed.code })) ? typed.kind : null
}
