import type { Database } from '../database/database.ts'
import { banAccount } from '../features/account/ban-account.ts'

interface Given {
  /** By default the ban lasts forever. */
  readonly until?: Date
  readonly reason?: string
}

/** Bans an account as operators do. */
export const ban = (
  database: Database,
  accountId: number,
  { until, reason = 'Botting' }: Given = {},
): Promise<number | null> =>
  database.transaction((transaction) => banAccount(transaction, { accountId, until: until ?? null, reason }))
