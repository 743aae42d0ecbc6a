import type { BanData } from '@olympus/contract/auth'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'

export interface Ban {
  readonly banReason: string | null
  readonly bannedUntil: Date | null
}

interface Row extends Ban {
  readonly isActivated: boolean
  readonly isBanned: boolean
}

/** Says why and until when, which only the account's own player may learn. */
export function banned({ banReason, bannedUntil }: Ban): Failure<'UNAUTHORIZED_BANNED_ACCOUNT'> {
  const data: BanData = { reason: banReason, until: bannedUntil?.toISOString() ?? null }
  return new Failure('UNAUTHORIZED_BANNED_ACCOUNT', { data })
}

/** Why nobody can log in to an account, told to who has proven to be its player. */
export async function accountRefusal(
  queries: Queries,
  accountId: number,
): Promise<Failure<'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'> | null> {
  const account = await queries.one<Row>(
    sql`select activated_at is not null as is_activated, ban_reason, banned_until,
          banned_at is not null and coalesce(banned_until > now(), true) as is_banned
        from account where id = ${accountId}`,
  )
  if (account.isBanned) return banned(account)
  return account.isActivated ? null : new Failure('UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT')
}
