import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { hashOf } from '../../secrets/token-secrets.ts'

interface ResetAccount {
  readonly accountId: number
  readonly username: string
  readonly email: string
  readonly locale: LocaleCode
}

/** Reads the account of a valid reset link. Does not use up the link. */
export const findReset = (queries: Queries, token: string): Promise<ResetAccount | undefined> =>
  queries.maybeOne<ResetAccount>(
    sql`select account.id as account_id, username, email, account.locale
        from one_time_token join account on account.id = account_id
        where token_hash = ${hashOf(token)} and purpose = 'password-reset'
          and used_at is null and expires_at > now() and deleted_at is null`,
  )
