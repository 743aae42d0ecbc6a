import { encodeQuery } from '@olympus/contract/query-string'
import { z } from '@olympus/contract/schema'
import { statisticPeriods, statisticTabs } from '@olympus/contract/statistic-keys'

import { parameterPatterns } from '../../../paths.ts'
import { readQuery } from '../../../shared/navigation/read-query.ts'

const defaults = { tab: 'overview', period: '30', compareWith: 'median' } as const

/** State of the statistics in the URL. */
const StatisticsPlace = z.object({
  tab: z._default(z.enum(statisticTabs), defaults.tab),
  period: z._default(z.enum(statisticPeriods), defaults.period),
  /** Other characters of the player by ID. */
  compareWith: z._default(
    z.union([z.enum(['median', 'nobody']), z.string().check(z.regex(parameterPatterns.id))]),
    defaults.compareWith,
  ),
})
export type StatisticsPlace = Readonly<z.output<typeof StatisticsPlace>>

export const readStatisticsPlace = (search: URLSearchParams): StatisticsPlace =>
  readQuery(StatisticsPlace, search)

/** The query string with some of the place changed. The rest of it stays, and defaults are left out. */
export function statisticsSearch(search: URLSearchParams, changed: Partial<StatisticsPlace>): string {
  const next: Record<string, string> = { ...Object.fromEntries(search), ...changed }
  for (const [name, value] of Object.entries(defaults)) if (next[name] === value) delete next[name]
  const query = encodeQuery(next)
  return query && `?${query}`
}

/** Whether the comparison is with another character. */
export const isCharacterChoice = (compareWith: string): boolean => parameterPatterns.id.test(compareWith)
