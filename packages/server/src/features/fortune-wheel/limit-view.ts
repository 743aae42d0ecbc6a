import type { SpinLimit } from '@olympus/contract/wheel'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { Standing } from './standing.ts'

export const isLimitReached = ({ limit: { max }, recentSpins }: Standing): boolean =>
  max !== null && recentSpins >= max

/** When the spin that keeps the limit reached is a day old, or a raise applies. */
async function freeAtOf(queries: Queries, standing: Standing): Promise<Date | null> {
  const { accountId, spins, limit } = standing
  if (limit.max === null || !isLimitReached(standing)) return null
  const oldest = await queries.maybeOne<{ freeAt: Date }>(sql`
    select spun_at + interval '24 hours' as free_at from wheel_spin
    where account_id = ${accountId} and spin_no = ${spins - limit.max + 1}`)
  const moments = [oldest?.freeAt, limit.raise?.at].flatMap((at) => at?.getTime() ?? [])
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/** The limit as its player sees it. */
export async function limitView(queries: Queries, standing: Standing): Promise<SpinLimit> {
  const { limit, recentSpins, now } = standing
  const freeAt = await freeAtOf(queries, standing)
  return {
    maxSpins: limit.max,
    spins: recentSpins,
    raise: limit.raise && { maxSpins: limit.raise.max, at: limit.raise.at.toISOString() },
    freeAt: freeAt?.toISOString() ?? null,
    serverNow: now.toISOString(),
  }
}
