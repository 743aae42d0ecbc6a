import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { violatedConstraint } from '../../database/errors.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import type { PendingRegistration } from './activation-link.ts'

/** What else happens when an account becomes active, in the same transaction. */
export type OnActivated = (transaction: Transaction, accountId: number) => Promise<void>

/** Makes an account active. What others registered with its address has no further use. */
export async function markActivated(
  transaction: Transaction,
  accountId: number,
  onActivated: OnActivated,
): Promise<void> {
  await transaction.execute(sql`update account set activated_at = now() where id = ${accountId}`)
  await transaction.execute(
    sql`update one_time_token set payload = '{}' where account_id = ${accountId} and purpose = 'activation'`,
  )
  await onActivated(transaction, accountId)
}

interface Row {
  readonly accountId: number
  readonly username: string
  readonly isActivated: boolean
  readonly isExpired: boolean
  /** Empty in links of before registrations were kept in them. */
  readonly payload: Partial<PendingRegistration>
  readonly registeredAt: Date
}

/** Gives an account what its player entered. A name that somebody took meanwhile leaves it the name it has. */
async function adopt(
  transaction: Transaction,
  { accountId, registeredAt, payload: { username, passwordHash, consent } }: Row,
): Promise<string> {
  const adopted = await transaction.one<{ username: string }>(
    sql`update account set
          password_hash = coalesce(${passwordHash ?? null}, password_hash),
          locale = coalesce(${consent?.locale ?? null}, locale),
          username = case when exists (
              select from account as other where other.id <> account.id and lower(other.username) = lower(${username ?? null}))
            then username else coalesce(${username ?? null}, username) end
        where id = ${accountId} returning username`,
  )
  if (consent) {
    const { version, locale, address } = consent
    await transaction.execute(sql`delete from account_consent where account_id = ${accountId}`)
    await transaction.execute(
      sql`insert into account_consent (account_id, document, version, locale, address, given_at)
          select ${accountId}, document, ${version}, ${locale}, ${address}, ${registeredAt}
          from unnest(array['terms', 'privacy']) as document`,
    )
  }
  return adopted.username
}

async function activate(
  database: Database,
  token: string,
  onActivated: OnActivated,
): Promise<{ username: string; wasAlreadyActive: boolean } | Failure<'ACTIVATION_LINK_INVALID'>> {
  const tokenHash = hashOf(token)
  return database.transaction(
    async (transaction) => {
      const row = await transaction.maybeOne<Row>(
        sql`select account.id as account_id, account.username, account.activated_at is not null as is_activated,
              one_time_token.expires_at <= now() as is_expired, payload, one_time_token.created_at as registered_at
            from one_time_token join account on account.id = one_time_token.account_id
            where token_hash = ${tokenHash} and purpose = 'activation'
            for no key update of account`,
      )
      if (!row) return new Failure('ACTIVATION_LINK_INVALID')
      const { accountId, username } = row
      if (row.isActivated) return { username, wasAlreadyActive: true }
      if (row.isExpired) return new Failure('ACTIVATION_LINK_INVALID')
      await transaction.execute(
        sql`update one_time_token set used_at = now() where token_hash = ${tokenHash}`,
      )
      const adopted = await adopt(transaction, row)
      await markActivated(transaction, accountId, onActivated)
      return { username: adopted, wasAlreadyActive: false }
    },
    { isRepeatable: true },
  )
}

/** Activates the account of a mailed link, as the registration that the mail answered wants it. A link that was used, or whose account is active by another one, says so. */
export async function activateAccount(
  database: Database,
  token: string,
  onActivated: OnActivated,
): ReturnType<typeof activate> {
  try {
    return await activate(database, token, onActivated)
  } catch (error) {
    // Somebody took the name between our look and our update: another look sees it.
    if (violatedConstraint(error) === 'account_username') return activate(database, token, onActivated)
    throw error
  }
}
