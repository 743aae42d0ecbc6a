import type { BanData } from '@olympus/contract/auth'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { HoldAccount } from '../../http/session.ts'

export interface Ban {
  readonly banReason: string | null
  readonly bannedUntil: Date | null
}

interface BanState extends Ban {
  readonly isBanned: boolean
}

interface AccountState extends BanState {
  readonly isActivated: boolean
}

/** Whether an `account` is banned now. */
export const isBanned = sql`account.banned_at is not null and coalesce(account.banned_until > now(), true)`

/** The refusal of a banned account. It reveals reason and end, which only its own player may learn. */
export function banned({ banReason, bannedUntil }: Ban): Failure<'UNAUTHORIZED_BANNED_ACCOUNT'> {
  const data: BanData = { reason: banReason, until: bannedUntil?.toISOString() ?? null }
  return new Failure('UNAUTHORIZED_BANNED_ACCOUNT', { data })
}

/**
 * Reads why an account cannot log in, or null. Reveal it only to a caller who has proven to be its player.
 */
export async function accountRefusal(
  queries: Queries,
  accountId: number,
): Promise<Failure<'UNAUTHORIZED_BANNED_ACCOUNT' | 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT'> | null> {
  const account = await queries.one<AccountState>(
    sql`select activated_at is not null as is_activated, ban_reason, banned_until,
          ${isBanned} as is_banned
        from account where id = ${accountId}`,
  )
  if (account.isBanned) return banned(account)
  return account.isActivated ? null : new Failure('UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT')
}

/** Keeps an account from being banned until the transaction ends. Returns the refusal of a banned one. */
export const holdAccount: HoldAccount = async (transaction, accountId) => {
  const ban = await transaction.one<BanState>(
    sql`select ban_reason, banned_until, ${isBanned} as is_banned from account where id = ${accountId} for key share`,
  )
  return ban.isBanned ? banned(ban) : null
}
