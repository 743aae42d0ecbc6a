import type { Statistics } from '@olympus/contract/statistics'

import { sum } from './series-rules.ts'

interface Since {
  /** `charts`: the totals beside them have more. `everything`: nothing earlier is known. */
  readonly of: 'charts' | 'everything'
  readonly day: string
}

/** Since when there are counts. Null: they are all that the period and the totals promise. */
export function countedSinceOf({
  period,
  days,
  countedSince,
  points,
  totals,
}: Pick<Statistics, 'countedSince' | 'days' | 'period' | 'points' | 'totals'>): Since | null {
  if (countedSince === null) return null
  if (period !== 'all') return countedSince > days.from ? { of: 'everything', day: countedSince } : null
  const charted: Readonly<Record<string, number | undefined>> = sum(points.map((point) => point.totals))
  const hasMore = Object.entries(totals).some(([key, total]) => total > (charted[key] ?? 0))
  return hasMore ? { of: 'charts', day: days.from } : null
}

/** Without the period before, unless all of it was counted: else everything would seem to have grown. */
export const withKnownBefore = (statistics: Statistics): Statistics =>
  statistics.before && statistics.countedSince !== null && statistics.countedSince > statistics.before.from
    ? { ...statistics, before: null, totalsBefore: null }
    : statistics
