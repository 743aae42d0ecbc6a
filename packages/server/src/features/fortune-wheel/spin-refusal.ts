import type { SpinLimitReachedData } from '@olympus/contract/wheel'
import type { z } from '@olympus/contract/schema'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { isLimitReached, limitView } from './limit-view.ts'
import type { Standing } from './standing.ts'
import { isClosed } from './standing-decisions.ts'

async function limitRefusal(transaction: Transaction, standing: Standing) {
  const { max } = standing.limit
  if (max === null || !isLimitReached(standing)) return null
  const { freeAt, serverNow } = await limitView(transaction, standing)
  const data: z.output<typeof SpinLimitReachedData> = { maxSpins: max, freeAt, serverNow }
  return new Failure('SPIN_LIMIT_REACHED', { data })
}

/** Refuses a spin whatever seed it draws with. */
export async function spinRefusal(
  transaction: Transaction,
  standing: Standing,
): Promise<Failure<'NO_TICKETS' | 'SPIN_LIMIT_REACHED' | 'WHEEL_CLOSED'> | null> {
  if (isClosed(standing)) return new Failure('WHEEL_CLOSED')
  const limited = await limitRefusal(transaction, standing)
  if (limited) return limited
  return standing.tickets === 0 ? new Failure('NO_TICKETS') : null
}
