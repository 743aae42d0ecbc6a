import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

interface KnownCredential {
  readonly id: string
  readonly transports: string[]
}

/** The passkeys of an account as a device knows them. */
export const knownCredentials = (queries: Queries, accountId: number): Promise<KnownCredential[]> =>
  queries.query<KnownCredential>(
    sql`select credential_id as id, transports from passkey where account_id = ${accountId} order by passkey.id`,
  )
