import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

interface KnownCredential {
  readonly id: string
  readonly transports: string[]
}

/** Reads the credential ids of an account's passkeys, for WebAuthn options. */
export const readKnownCredentials = (queries: Queries, accountId: number): Promise<KnownCredential[]> =>
  queries.query<KnownCredential>(
    sql`select credential_id as id, transports from passkey where account_id = ${accountId} order by passkey.id`,
  )
