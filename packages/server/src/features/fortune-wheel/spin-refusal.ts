import type { SpinLimitReachedData } from '@olympus/contract/wheel'
import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { Standing } from './standing.ts'
import { isClosed } from './standing-decisions.ts'

/** When the spin that keeps the limit reached is a day old, or a raise applies. */
async function freeAtOf(
  transaction: Transaction,
  standing: Standing,
  maxSpins: number,
): Promise<Date | null> {
  const { accountId, spins, limit } = standing
  const oldest = await transaction.maybeOne<{ freeAt: Date }>(sql`
    select spun_at + interval '24 hours' as free_at from wheel_spin
    where account_id = ${accountId} and spin_no = ${spins - maxSpins + 1}`)
  const moments = [oldest?.freeAt, limit.raise?.at].flatMap((at) => at?.getTime() ?? [])
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

async function limitRefusal(transaction: Transaction, standing: Standing) {
  const { limit, recentSpins, now } = standing
  if (limit.max === null || recentSpins < limit.max) return null
  const freeAt = await freeAtOf(transaction, standing, limit.max)
  const data: z.output<typeof SpinLimitReachedData> = {
    maxSpins: limit.max,
    freeAt: freeAt?.toISOString() ?? null,
    serverNow: now.toISOString(),
  }
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
