import type { ReportedStatistics } from '@olympus/contract/bridge/statistics'
import type { BreakdownKind, MilestoneKey, RecordKey } from '@olympus/contract/statistic-keys'
import type { Totals } from '@olympus/contract/statistic-rates'

export type Codes = Readonly<Record<string, number>>
export type Breakdowns = { readonly [Kind in BreakdownKind]?: Codes }

/** What was counted on a day. */
export interface DayCounts {
  readonly counters: Totals
  readonly breakdowns: Breakdowns
}

/** What is stored of a character, besides its days and weeks. */
export interface StatisticState {
  /** Null: no report has been stored yet. */
  readonly capturedAt: Date | null
  readonly counterEpoch: number
  readonly counters: Totals
  readonly breakdowns: Breakdowns
  readonly earlierCounters: Totals
  readonly earlierBreakdowns: Breakdowns
  readonly weekHours: Codes
  readonly bestTimes: Codes
  readonly latest: ReportedStatistics['latest']
  readonly records: { readonly [Key in RecordKey]?: { readonly value: number; readonly day: string } }
  readonly milestones: { readonly [Key in MilestoneKey]?: Readonly<Record<string, string>> }
  readonly countedSince: string | null
  readonly lastDay: string | null
  readonly daysInARow: number
}

/** Adds up counts by name. */
export function sumOf<Sums extends Readonly<Record<string, number | undefined>>>(
  stored: Sums | undefined,
  added: Sums,
): Sums {
  const sums: Record<string, number | undefined> = { ...stored }
  for (const [key, value = 0] of Object.entries(added)) sums[key] = (sums[key] ?? 0) + value
  return sums as Sums
}

/** Adds up breakdowns by kind and code. */
export function sumOfBreakdowns(stored: Breakdowns, added: Breakdowns): Breakdowns {
  const sums: Record<string, Codes> = { ...stored }
  for (const [kind, codes] of Object.entries(added)) sums[kind] = sumOf(sums[kind], codes)
  return sums
}
