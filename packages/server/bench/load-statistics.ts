import { pastOf } from '@olympus/game-simulator/demo/past/past-of'
import { theronCharacters } from '@olympus/game-simulator/demo/theron-characters'
import sql from 'sql-template-tag'
import type { Database } from '../src/database/database.ts'
import { mergeStatistics, RefusedCounter } from '../src/features/statistics/merge-statistics.ts'
import { dayOf, weekPartOf } from '../src/features/statistics/statistic-days.ts'
import { type DayCounts, type StatisticState, sumOf } from '../src/features/statistics/statistic-state.ts'

export interface StatisticsSize {
  /** Every so many-th character has a past. */
  readonly every: number
  readonly counting: number
  readonly days: number
}

const nothing: StatisticState = {
  capturedAt: null,
  counterEpoch: 0,
  counters: {},
  breakdowns: {},
  earlierCounters: {},
  earlierBreakdowns: {},
  weekHours: {},
  bestTimes: {},
  latest: {},
  records: {},
  milestones: {},
  countedSince: null,
  lastDay: null,
  daysInARow: 0,
}

/** The characters whose pasts all others copy. */
const examples = theronCharacters.slice(0, 4)
const charactersAtOnce = 500

/** What the portal stores of an example. */
function storedOf(character: (typeof examples)[number], now: Date) {
  let state = nothing
  const days: DayCounts[] = []
  const weeks = new Map<string, DayCounts['counters']>()
  for (const { capturedAt, counts } of pastOf(character, { now })) {
    const merged = mergeStatistics(state, { ...counts, capturedAt, counterEpoch: 0 }, undefined)
    if (merged === 'stale' || merged instanceof RefusedCounter) throw new Error('A report was refused')
    state = merged.state
    if (Object.keys(merged.added.counters).length === 0) continue
    days.push(merged.added)
    const week = weekPartOf(dayOf(capturedAt))
    weeks.set(week, sumOf(weeks.get(week), merged.added.counters))
  }
  return { state, days, weeks: [...weeks] }
}

export const totalsOf = (now: Date): readonly StatisticState[] =>
  examples.map((each) => storedOf(each, now).state)

/** Gives loaded characters a past. Disables triggers meanwhile. */
export async function loadStatistics(
  database: Database,
  { every, counting, days }: StatisticsSize,
  now: Date,
): Promise<void> {
  const stored = examples.map((each) => storedOf(each, now))
  const rows = stored.flatMap((example, variant) =>
    Array.from({ length: days }, (_, age) => ({ variant, age, ...example.days[age % example.days.length] })),
  )
  const weeks = stored.flatMap((example, variant) =>
    example.weeks.map(([week, counters]) => ({ variant, week, counters })),
  )
  const states = stored.map(({ state }, variant) => ({ variant, state }))
  await database.transaction(async (transaction) => {
    await transaction.script('set local statement_timeout = 0; set local session_replication_role = replica')
    await transaction.execute(sql`
      create temporary table bench_day on commit drop as select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (variant int, age int, counters jsonb, breakdowns jsonb)`)
    await transaction.execute(sql`
      create temporary table bench_week on commit drop as select * from jsonb_to_recordset(${JSON.stringify(weeks)}::jsonb)
        as given (variant int, week date, counters jsonb)`)
    await transaction.execute(sql`
      create temporary table bench_state on commit drop as select * from jsonb_to_recordset(${JSON.stringify(states)}::jsonb)
        as given (variant int, state jsonb)`)
    await transaction.script('analyze bench_day; analyze bench_week; analyze bench_state')
    for (let from = 0; from < counting; from += charactersAtOnce) {
      const characters = sql`(
        select 1 + place * ${every}::bigint as id, place % ${examples.length}::int as variant
        from generate_series(${from}::int, ${Math.min(from + charactersAtOnce, counting) - 1}::int) as place)`
      await transaction.execute(sql`
        insert into character_statistic (
          character_id, captured_at, counters, breakdowns, week_hours, best_times, latest, records, milestones, counted_since,
          last_day, days_in_a_row, level_band
        )
        select of_bench.id, (state ->> 'capturedAt')::timestamptz, state -> 'counters', state -> 'breakdowns', state -> 'weekHours',
          state -> 'bestTimes', state -> 'latest', state -> 'records', state -> 'milestones',
          (state ->> 'countedSince')::date, (state ->> 'lastDay')::date, (state ->> 'daysInARow')::int, level / 10
        from ${characters} as of_bench join bench_state using (variant) join character on character.id = of_bench.id`)
      await transaction.execute(sql`
        insert into statistic_day (character_id, day, counters, breakdowns)
        select id, ${dayOf(now)}::date - age, counters, breakdowns
        from ${characters} as of_bench join bench_day using (variant)`)
      await transaction.execute(sql`
        insert into statistic_week (character_id, week, counters)
        select id, week, counters from ${characters} as of_bench join bench_week using (variant)`)
    }
    await transaction.script('analyze')
  })
}
