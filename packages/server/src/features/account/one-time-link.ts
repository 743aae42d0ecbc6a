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

/** Makes the secret of a link that works once. Only its hash is kept. */
export async function makeLink(
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
 * Spends a link, and leaves its account locked, so that links of one account are used one after the other. Undefined for one that
 * is not there, was used or is too old.
 */
export async function spendLink<Payload>(
  transaction: Transaction,
  purpose: LinkPurpose,
  token: string,
): Promise<SpentLink<Payload> | undefined> {
  const tokenHash = hashOf(token)
  // The account first, as every other act on it does. Only then is the link looked at, by a statement that sees what was done before.
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

/** Makes links of an account worthless that were not used yet. */
export const dropLinks = (
  queries: Queries,
  accountId: number,
  purposes: readonly (LinkPurpose | 'password-reset')[],
): Promise<number> =>
  queries.execute(
    sql`delete from one_time_token
        where account_id = ${accountId} and purpose = any(${[...purposes]}::text[]) and used_at is null`,
  )
