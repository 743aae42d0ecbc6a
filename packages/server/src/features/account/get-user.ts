import type { User } from '@olympus/contract/user'
import type { Banner, Theme } from '@olympus/contract/appearance'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { selectWallet } from '../ledger/wallet-of.ts'

interface UserRow {
  readonly userId: number
  readonly username: string
  readonly email: string
  readonly role: User['role']
  readonly locale: LocaleCode
  readonly theme: Theme
  readonly banner: Banner
  readonly hasTwoFactor: boolean
  readonly pendingEmail: string | null
  readonly deletionAt: Date | null
  readonly createdAt: Date
  readonly tickets: number
  readonly spinsSinceJackpot: number
  readonly balanceCoins: number
  readonly debtCoins: number
}

export async function getUser(queries: Queries, accountId: number): Promise<User> {
  const { userId, deletionAt, createdAt, tickets, spinsSinceJackpot, ...row } = await queries.one<UserRow>(
    sql`select user_id, username, email, role, locale, theme, banner, created_at, deletion_at,
          case when pending_email_expires_at > now() then pending_email end as pending_email,
          exists (select from two_factor where account_id = account.id and enabled_at is not null) as has_two_factor,
          coalesce(tickets, 0) as tickets, coalesce(spins_since_jackpot, 0) as spins_since_jackpot,
          balance_coins, debt_coins
        from account
        left join wheel_account on wheel_account.account_id = account.id
        cross join lateral (${selectWallet(sql`account.id`)}) as wallet
        where account.id = ${accountId}`,
  )
  return {
    id: userId,
    accountId,
    ...row,
    wheel: { tickets, spinsSinceJackpot },
    deletionAt: deletionAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
