import type { SpinLimit } from '@olympus/contract/wheel'
import sql from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { changedLimit } from '../spending-limits/spending-limit-rules.ts'
import { lockWheelAccount } from '../wheel-book/lock-wheel-account.ts'
import { limitView } from './limit-view.ts'
import { readStanding } from './standing.ts'

interface Request {
  readonly accountId: number
  readonly maxSpins: number | null
}

/** Sets the most spins in 24 hours. A raise is scheduled instead. */
export const setSpinLimit = (database: Database, { accountId, maxSpins }: Request): Promise<SpinLimit> =>
  database.transaction(
    async (transaction) => {
      await lockWheelAccount(transaction, accountId)
      const standing = await readStanding(transaction, accountId)
      const limit = changedLimit(standing.limit, maxSpins, standing.now)
      await transaction.execute(sql`
        update wheel_account set max_spins = ${limit.max}, raised_max_spins = ${limit.raise?.max ?? null},
          raised_at = ${limit.raise?.at ?? null}
        where account_id = ${accountId}`)
      return limitView(transaction, { ...standing, limit })
    },
    { isRepeatable: true },
  )
