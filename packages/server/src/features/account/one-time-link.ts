import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import type { Random } from '../../random.ts'
import { hashOf, newSecret } from '../../secrets/token-secrets.ts'

export type LinkPurpose = 'data-export' | 'email-confirmation' | 'email-undo'

interface NewLink {
  readonly accountId: number
  readonly purpose: LinkPurpose
  readonly payload: object
  readonly lifetimeSeconds: number
}

/** Creates the secret of a one-time link. Only its hash is stored. */
export async function createLink(
  queries: Queries,
  random: Random,
  { accountId, purpose, payload, lifetimeSeconds }: NewLink,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const token = newSecret(random)
  const { expiresAt } = await queries.one<{ expiresAt: Date }>(
    sql`insert into one_time_token (token_hash, account_id, purpose, payload, expires_at)
        values (${hashOf(token)}, ${accountId}, ${purpose}, ${payload}::jsonb,
          now() + make_interval(secs => ${lifetimeSeconds}))
        returning expires_at`,
  )
  return { token, expiresAt }
}

export interface SpentLink<Payload> {
  readonly accountId: number
  readonly payload: Payload
  readonly createdAt: Date
}

/**
 * Spends a link and keeps its account locked until the transaction ends, which serializes the links of one
 * account. Undefined if the link is unknown, used or expired.
 */
export async function spendLink<Payload>(
  transaction: Transaction,
  purpose: LinkPurpose,
  token: string,
): Promise<SpentLink<Payload> | undefined> {
  const tokenHash = hashOf(token)
  // Locks the account first, like every other command. A separate statement reads the link after that, so
  // that it sees what earlier transactions did.
  await transaction.query(
    sql`select from account where deleted_at is null
          and id = (select account_id from one_time_token where token_hash = ${tokenHash}) for no key update`,
  )
  return transaction.maybeOne<SpentLink<Payload>>(
    sql`update one_time_token set used_at = now()
        where token_hash = ${tokenHash} and purpose = ${purpose} and used_at is null and expires_at > now()
        returning account_id, payload, created_at`,
  )
}

/** Reads a link that was spent and that the clean-up has not deleted yet. */
export const readUsedLink = <Payload>(
  queries: Queries,
  purpose: LinkPurpose,
  token: string,
): Promise<Pick<SpentLink<Payload>, 'accountId' | 'payload'> | undefined> =>
  queries.maybeOne(
    sql`select account_id, payload from one_time_token
        where token_hash = ${hashOf(token)} and purpose = ${purpose} and used_at is not null`,
  )

/** Deletes the unused links of an account. */
export const dropLinks = (
  queries: Queries,
  accountId: number,
  purposes: readonly (LinkPurpose | 'password-reset')[],
): Promise<number> =>
  queries.execute(
    sql`delete from one_time_token
        where account_id = ${accountId} and purpose = any(${[...purposes]}::text[]) and used_at is null`,
  )
