import {
  breakdownKinds,
  type BreakdownKind,
  type MeasureKey,
  type StatisticPeriod,
} from '@olympus/contract/statistic-keys'
import type { Totals } from '@olympus/contract/statistic-rates'
import sql, { type Sql } from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { DayRange } from './periods.ts'
import type { Breakdowns, Codes, StatisticState } from './statistic-state.ts'

/** A day, or a week or the part of one that is in one month. */
export type Point = readonly [day: string, counters: Totals, breakdowns: Breakdowns]

export interface StoredMedian {
  readonly characters: number
  readonly computedAt: string
  readonly quantiles: { readonly [Key in MeasureKey]?: readonly number[] } | null
  readonly bestTimes: Codes
}

export interface StatisticRow {
  /** Null, like its counters: nothing was ever reported. */
  readonly capturedAt: Date | null
  readonly counters: Totals | null
  readonly breakdowns: Breakdowns | null
  readonly weekHours: Codes | null
  readonly bestTimes: Codes | null
  readonly latest: StatisticState['latest'] | null
  readonly records: StatisticState['records'] | null
  readonly milestones: StatisticState['milestones'] | null
  readonly countedSince: string | null
  readonly points: readonly Point[] | null
  readonly median: StoredMedian | null
  /** Milliseconds by code of the boss. */
  readonly serverRecords: Codes | null
  readonly other: {
    readonly id: number
    readonly name: string
    readonly counters: Totals | null
    readonly points: readonly Point[] | null
  } | null
}

export interface Wanted {
  readonly characterId: number
  /** Days to read; null: weeks. */
  readonly days: DayRange | null
  readonly otherDays: DayRange | null
  /** The first day of the weeks to read. */
  readonly weeksFrom: string
  readonly kinds: readonly BreakdownKind[]
  readonly measures: readonly MeasureKey[]
  readonly median: { readonly period: StatisticPeriod; readonly levelBand: number }
  readonly hasBestTimes: boolean
  /** Another character, if the account owns it. */
  readonly other: { readonly id: number; readonly accountId: number } | null
}

const pointsOf = (characterId: Sql, days: DayRange | Pick<Wanted, 'weeksFrom'>, breakdowns: Sql) =>
  'weeksFrom' in days
    ? sql`(
        select json_agg(json_build_array(week, counters, '{}'::jsonb) order by week) from statistic_week
        where character_id = ${characterId} and week >= ${days.weeksFrom}::date)`
    : sql`(
        select json_agg(json_build_array(day, counters, ${breakdowns}) order by day) from statistic_day
        where character_id = ${characterId} and day between ${days.from}::date and ${days.to}::date)`

/** The best ranked times, whoever is banned or hidden. */
const serverRecords = sql`(
  select jsonb_object_agg(boss, milliseconds) from (
    select boss, min(sort_key) as milliseconds from board_season
    cross join lateral (
      select sort_key from board_entry where season_id = board_season.id and is_ranked
      order by sort_key, reached_at, character_id limit 1
    ) as first
    where board = 'raid-records' and boss is not null and is_listed group by boss
  ) as fastest)`

const otherOf = ({ other, otherDays, weeksFrom }: Wanted) =>
  other
    ? sql`(
        select json_build_object('id', character.id, 'name', name, 'counters', counters,
          'points', ${pointsOf(sql`character.id`, otherDays ?? { weeksFrom }, sql`'{}'::jsonb`)})
        from character left join character_statistic on character_id = character.id
        where character.id = ${other.id} and account_id = ${other.accountId} and deleted_at is null)`
    : sql`null::json`

/** Reads all that a tab shows of a character in one statement. */
export function readStatistics(queries: Queries, wanted: Wanted): Promise<StatisticRow> {
  const { characterId, days, weeksFrom, kinds, measures, median, hasBestTimes } = wanted
  const left = breakdownKinds.filter((kind) => !kinds.includes(kind))
  const breakdowns = kinds.length === 0 ? sql`'{}'::jsonb` : sql`breakdowns - ${left}::text[]`
  return queries.one<StatisticRow>(sql`
    select captured_at, counters, character_statistic.breakdowns - ${left}::text[] as breakdowns, week_hours,
      character_statistic.best_times, latest, records, milestones, counted_since,
      ${pointsOf(sql`${characterId}`, days ?? { weeksFrom }, breakdowns)} as points,
      (
        select json_build_object('characters', characters, 'computedAt', computed_at, 'bestTimes', best_times, 'quantiles', (
          select jsonb_object_agg(key, value) from jsonb_each(quantiles) where key = any(${[...measures]}::text[])))
        from statistic_median where period = ${median.period} and level_band = ${median.levelBand}
      ) as median,
      ${hasBestTimes ? serverRecords : sql`null::jsonb`} as server_records,
      ${otherOf(wanted)} as other
    from (values (${characterId}::bigint)) as asked (id)
    left join character_statistic on character_id = asked.id`)
}
