import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { hashOf } from '../../secret.ts'

/** What else happens when an account becomes active, in the same transaction. */
export type OnActivated = (transaction: Transaction, accountId: number) => Promise<void>

interface Row {
  readonly accountId: number
  readonly username: string
  readonly isActivated: boolean
  readonly isExpired: boolean
}

/** Activates the account of a mailed link. A link that was used, or whose account is active by another one, says so. */
export async function activateAccount(
  database: Database,
  token: string,
  onActivated: OnActivated,
): Promise<{ username: string; wasAlreadyActive: boolean } | Failure<'ACTIVATION_LINK_INVALID'>> {
  const tokenHash = hashOf(token)
  return database.transaction(
    async (transaction) => {
      const row = await transaction.maybeOne<Row>(
        sql`select account.id as account_id, account.username, account.activated_at is not null as is_activated,
              one_time_token.expires_at <= now() as is_expired
            from one_time_token join account on account.id = one_time_token.account_id
            where token_hash = ${tokenHash} and purpose = 'activation'
            for update of account`,
      )
      if (!row) return new Failure('ACTIVATION_LINK_INVALID')
      const { accountId, username } = row
      if (row.isActivated) return { username, wasAlreadyActive: true }
      if (row.isExpired) return new Failure('ACTIVATION_LINK_INVALID')
      await transaction.execute(
        sql`update one_time_token set used_at = now() where token_hash = ${tokenHash}`,
      )
      await transaction.execute(sql`update account set activated_at = now() where id = ${accountId}`)
      await onActivated(transaction, accountId)
      return { username, wasAlreadyActive: false }
    },
    { isRepeatable: true },
  )
}
