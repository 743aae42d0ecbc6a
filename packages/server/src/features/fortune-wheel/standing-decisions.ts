import { limits } from '@olympus/contract/limits'
import type { RewardSet } from '@olympus/contract/wheel-draw'
import type { ActiveSeed, Standing } from './standing.ts'
import type { TableTimes } from './wheel-tables.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

const hasEnded = ({ endsAt }: TableTimes, now: Date) => endsAt !== null && endsAt <= now

/** When a seed is revealed at the latest. */
export const revealsAtOf = ({ activatedAt, table: { endsAt } }: ActiveSeed): Date => {
  const lapsesAt = new Date(activatedAt.getTime() + limits.seedMaxDays * dayMs)
  return endsAt && endsAt < lapsesAt ? endsAt : lapsesAt
}

/** The seed that the next spin draws with; null if the player has to choose a number first. */
export const usableSeed = ({ active, now }: Pick<Standing, 'active' | 'now'>): ActiveSeed | null =>
  active && revealsAtOf(active) > now ? active : null

/** Whether the account lacks something that it must have before a player sees it. */
export const needsPreparation = ({ hasAccount, next, currentTable }: Standing): boolean =>
  !hasAccount || next?.table.version !== currentTable.version

/** Whether nothing can be spun: an operator has closed the wheel, or no odds apply. */
export const isClosed = (standing: Standing): boolean =>
  !standing.isOpen || (!usableSeed(standing) && hasEnded(standing.currentTable, standing.now))

/** Counts the spins since the last jackpot with the spin of this number: 30 for a jackpot. */
export const jackpotCounterOf = (spinNo: number): number => ((spinNo - 1) % limits.jackpotEverySpins) + 1

/** Whether the next seed is the one with this fingerprint, and its table still applies. */
export const canActivate = ({ next, now }: Standing, seedHash: string): boolean =>
  next !== null && next.seedHash.toString('hex') === seedHash && !hasEnded(next.table, now)

/** 0 to 29. */
export const spinsSinceJackpotOf = (spins: number): number => spins % limits.jackpotEverySpins

/** The 30th spin since the last jackpot draws from the jackpot set, and no other does. */
export const nextSetOf = (spins: number): RewardSet =>
  jackpotCounterOf(spins + 1) === limits.jackpotEverySpins ? 'jackpot' : 'regular'
