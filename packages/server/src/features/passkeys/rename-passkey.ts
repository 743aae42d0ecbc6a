import type { Passkey } from '@olympus/contract/passkeys'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { publish } from '../live/publish.ts'
import { passkeyOf, type PasskeyRow } from './passkey-row.ts'

interface PasskeyRenaming {
  readonly accountId: number
  readonly passkeyId: number
  readonly name: string
}

export async function renamePasskey(
  database: Database,
  { accountId, passkeyId, name }: PasskeyRenaming,
): Promise<Passkey | Failure<'NOT_FOUND'>> {
  return database.transaction(
    async (transaction) => {
      const row = await transaction.maybeOne<PasskeyRow>(
        sql`update passkey set name = ${name} where id = ${passkeyId} and account_id = ${accountId}
            returning id, name, created_at, last_used_at, is_synced`,
      )
      if (!row) return new Failure('NOT_FOUND')
      await publish(transaction, accountId, { kind: 'account-changed' })
      return passkeyOf(row)
    },
    { isRepeatable: true },
  )
}
