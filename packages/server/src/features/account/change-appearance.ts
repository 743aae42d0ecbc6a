import type { changeAppearance as endpoint } from '@olympus/contract/account'
import type { DataOf, RequestOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { publish } from '../live/publish.ts'

/** Stores the given values of theme, banner and language, and resolves with all three. */
export const changeAppearance = (
  database: Database,
  accountId: number,
  { theme, banner, locale }: RequestOf<typeof endpoint>['body'],
): Promise<DataOf<typeof endpoint>> =>
  database.transaction(
    async (transaction) => {
      const appearance = await transaction.one<DataOf<typeof endpoint>>(
        sql`update account set theme = coalesce(${theme ?? null}, theme), banner = coalesce(${banner ?? null}, banner),
              locale = coalesce(${locale ?? null}, locale)
            where id = ${accountId} returning theme, banner, locale`,
      )
      await publish(transaction, accountId, { kind: 'account-changed' })
      return appearance
    },
    { isRepeatable: true },
  )
