import type { Statistics } from '@olympus/contract/statistics'

export interface BossRaids {
  readonly boss: number
  readonly won: number
  readonly lost: number
  /** Null: none is known. */
  readonly bestMilliseconds: number | null
  /** Among the best times of the server. */
  readonly rank: number | null
}

type Counted = Pick<Statistics, 'bestTimes' | 'breakdowns'>

/** The bosses fought in the period, the most often defeated first. Null: the game does not report bosses. */
export function raidsByBoss(
  { breakdowns, bestTimes }: Counted,
  ranks: ReadonlyMap<number, number>,
): BossRaids[] | null {
  const { bossesWon, bossesLost } = breakdowns
  if (!bossesWon && !bossesLost) return null
  const won = new Map(bossesWon?.map(({ code, count }) => [code, count]))
  const lost = new Map(bossesLost?.map(({ code, count }) => [code, count]))
  const times = new Map(bestTimes.map(({ boss, milliseconds }) => [boss, milliseconds]))
  return [...new Set([...won.keys(), ...lost.keys()])]
    .map((boss) => ({
      boss,
      won: won.get(boss) ?? 0,
      lost: lost.get(boss) ?? 0,
      bestMilliseconds: times.get(boss) ?? null,
      rank: ranks.get(boss) ?? null,
    }))
    .filter((raids) => raids.won + raids.lost > 0)
    .toSorted((one, other) => other.won - one.won || other.lost - one.lost)
}

/** How much of the track is before the best and after the worst time. */
const margin = 0.06

type Times = Pick<Statistics['bestTimes'][number], 'median' | 'milliseconds' | 'serverRecord'>

/** Where the times of a boss are on a track, from the fastest at the left, between 0 and 1. */
export function placesOf({ milliseconds, serverRecord, median }: Times) {
  const known = [milliseconds, serverRecord, median].filter((time) => time !== null)
  const [fastest, slowest] = [Math.min(...known), Math.max(...known)]
  const placeOf = (time: number | null): number | null => {
    if (time === null) return null
    return slowest === fastest ? margin : margin + ((time - fastest) / (slowest - fastest)) * (1 - 2 * margin)
  }
  return { own: placeOf(milliseconds), record: placeOf(serverRecord), median: placeOf(median) }
}
