import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { violatedConstraint } from '../../database/errors.ts'
import { hashOf } from '../../secrets/token-secrets.ts'
import type { Ports } from '../ports.ts'
import type { PendingRegistration } from './activation-link.ts'

/** Activates an account and erases the data of other registrations with its address. */
export async function markActivated(
  transaction: Transaction,
  accountId: number,
  onActivated: Ports['onActivated'],
): Promise<void> {
  await transaction.execute(sql`update account set activated_at = now() where id = ${accountId}`)
  await transaction.execute(
    sql`update one_time_token set payload = '{}' where account_id = ${accountId} and purpose = 'activation'`,
  )
  await onActivated(transaction, accountId)
}

interface ActivationLink {
  readonly accountId: number
  readonly username: string
  readonly isActivated: boolean
  readonly isExpired: boolean
  /** Empty in links from before registrations were stored in them. */
  readonly payload: Partial<PendingRegistration>
  readonly registeredAt: Date
}

/** Copies a registration to its account. Keeps the current username if the entered one is taken by now. */
async function adoptRegistration(
  transaction: Transaction,
  { accountId, registeredAt, payload: { username, passwordHash, consent } }: ActivationLink,
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
    await transaction.query(sql`select remove_unactivated_consents(array[${accountId}::bigint])`)
    await transaction.execute(
      sql`insert into account_consent (account_id, document, version, locale, address, given_at)
          select ${accountId}, document, ${version}, ${locale}, ${address}, ${registeredAt}
          from unnest(array['terms', 'privacy']) as document`,
    )
  }
  return adopted.username
}

type ActivationPorts = Pick<Ports, 'database' | 'onActivated'>

async function activateByToken(
  { database, onActivated }: ActivationPorts,
  token: string,
): Promise<{ username: string; wasAlreadyActive: boolean } | Failure<'ACTIVATION_LINK_INVALID'>> {
  const tokenHash = hashOf(token)
  return database.transaction(
    async (transaction) => {
      const row = await transaction.maybeOne<ActivationLink>(
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
      const adopted = await adoptRegistration(transaction, row)
      await markActivated(transaction, accountId, onActivated)
      return { username: adopted, wasAlreadyActive: false }
    },
    { isRepeatable: true },
  )
}

/**
 * Activates the account of a mailed link with the data of that registration. If the account is already
 * active, `wasAlreadyActive` is true.
 */
export async function activateAccount(
  ports: ActivationPorts,
  token: string,
): ReturnType<typeof activateByToken> {
  try {
    return await activateByToken(ports, token)
  } catch (error) {
    // The name was taken between read and update. A second attempt sees it.
    if (violatedConstraint(error) === 'account_username') return activateByToken(ports, token)
    throw error
  }
}
