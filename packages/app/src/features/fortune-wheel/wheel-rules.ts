import type { DataOf } from '@olympus/contract/endpoint'
import type { spinWheel } from '@olympus/contract/fortune-wheel'
import type {
  SeedChoice,
  Spin,
  SpinLimit,
  SpinLimitReachedData,
  WheelAccount,
  WheelReward,
  WheelTable,
} from '@olympus/contract/wheel'
import type { RewardSet } from '@olympus/contract/wheel-draw'
import type { z } from '@olympus/contract/schema'

/** The set that the next spin draws from. */
export const nextSetOf = (
  { spinsSinceJackpot }: Pick<WheelAccount, 'spinsSinceJackpot'>,
  jackpotEverySpins: number,
): RewardSet => (spinsSinceJackpot === jackpotEverySpins - 1 ? 'jackpot' : 'regular')

/** The rewards of a set, the least likely ones first. */
export const rarestFirst = (rewards: readonly WheelReward[]): WheelReward[] =>
  rewards.toSorted((one, other) => one.weight - other.weight)

const commonDivisor = (one: number, other: number): number =>
  other === 0 ? one : commonDivisor(other, one % other)

/**
 * The rows of a table in the order of the sectors. Rows that are alike follow one another in a table; on the
 * wheel they stand apart.
 */
export function sectorsOf<Row>(rows: readonly Row[]): Row[] {
  const steps = Array.from({ length: rows.length }, (_, index) => index + 1)
  const step = steps.find((size) => size ** 2 > rows.length && commonDivisor(size, rows.length) === 1) ?? 1
  return rows.flatMap((_, sector) => rows[(sector * step) % rows.length] ?? [])
}

/** The table that a spin drew from, unless it is none of the known ones. */
export const tableOfSpin = (
  { tableVersion }: Pick<Spin, 'tableVersion'>,
  tables: readonly (WheelTable | undefined)[],
): WheelTable | undefined => tables.find((table) => table?.version === tableVersion)

/** What a spin sends to begin with a seed; nothing while one is active. */
export const seedChoiceFor = (
  { activeSeed, nextSeed }: Pick<WheelAccount, 'activeSeed' | 'nextSeed'>,
  clientSeed: string,
): { readonly seed?: z.output<typeof SeedChoice> } =>
  activeSeed ? {} : { seed: { clientSeed, nextSeedHash: nextSeed.seedHash } }

/** The player's own limit while it allows no spin; null once it does. */
export function limitReached(
  { maxSpins, spins, freeAt, serverNow }: SpinLimit,
  nowMs: number,
): z.output<typeof SpinLimitReachedData> | null {
  if (maxSpins === null || spins < maxSpins) return null
  if (freeAt !== null && Date.parse(freeAt) <= nowMs) return null
  return { maxSpins, freeAt, serverNow }
}

/**
 * Whether a reply is that of an earlier spin, whose result the page has shown meanwhile. The request was
 * sent again with its key, because its answer was lost.
 */
export const isRepeated = (
  { account }: Pick<DataOf<typeof spinWheel>, 'account'>,
  shown: Pick<WheelAccount, 'spins'>,
): boolean => account.spins <= shown.spins
