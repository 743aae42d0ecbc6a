import type { User } from '@olympus/contract/account'
import type { Banner, Theme } from '@olympus/contract/appearance'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** The balance of an account in OC, as the ledger has it. */
export type BalanceCoinsOf = (queries: Queries, accountId: number) => Promise<number>

interface Row {
  readonly userId: number
  readonly username: string
  readonly email: string
  readonly role: User['role']
  readonly locale: LocaleCode
  readonly theme: Theme
  readonly banner: Banner
  readonly createdAt: Date
}

export async function getUser(
  queries: Queries,
  accountId: number,
  balanceCoinsOf: BalanceCoinsOf,
): Promise<User> {
  const { userId, createdAt, ...row } = await queries.one<Row>(
    sql`select user_id, username, email, role, locale, theme, banner, created_at from account where id = ${accountId}`,
  )
  return {
    id: userId,
    accountId,
    ...row,
    hasTwoFactor: false,
    balanceCoins: await balanceCoinsOf(queries, accountId),
    createdAt: createdAt.toISOString(),
  }
}
