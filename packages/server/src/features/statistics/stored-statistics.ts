import type { Totals } from '@olympus/contract/statistic-rates'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { weekPartOf } from './statistic-days.ts'
import { type DayCounts, type StatisticState, sumOf, sumOfBreakdowns } from './statistic-state.ts'

interface DayKey {
  readonly characterId: number
  readonly day: string
}

const keyOf = ({ characterId, day }: DayKey) => `${characterId} ${day}`

/**
 * Begins to store characters that no report has named yet. A purge locks the account first: it waits for
 * this transaction, or this one waits here and then finds the account deleted. So this comes before other
 * locks, and no purge leaves days that are added behind it.
 */
const addMissing = (transaction: Transaction, characterIds: readonly number[]) =>
  transaction.execute(sql`
    insert into character_statistic (character_id)
    select id from (
      select character.id from character join account on account.id = account_id
      where character.id = any(${characterIds}::bigint[]) and character.deleted_at is null and account.deleted_at is null
        and not exists (select from character_statistic where character_id = character.id)
      order by character.id for key share of account
    ) as missing on conflict do nothing`)

/**
 * Locks what is stored of characters, in the order of their IDs, so that reports of one character wait for
 * each other. A character that was deleted meanwhile is missing.
 */
export async function lockStatistics(
  transaction: Transaction,
  characterIds: readonly number[],
): Promise<Map<number, StatisticState>> {
  await addMissing(transaction, characterIds)
  const rows = await transaction.query<StatisticState & { characterId: number }>(sql`
    select character_id, captured_at, counter_epoch, counters, breakdowns, earlier_counters, earlier_breakdowns, week_hours,
      best_times, latest, records, milestones, counted_since, last_day, days_in_a_row
    from character_statistic join character on character.id = character_id and deleted_at is null
    where character_id = any(${characterIds}::bigint[]) order by character_id for update of character_statistic`)
  return new Map(rows.map(({ characterId, ...state }) => [characterId, state]))
}

/** What these days have counted so far. The caller holds `lockStatistics`. */
export class DayBook {
  readonly #days: Map<string, DayKey & DayCounts>
  readonly #changed = new Set<string>()
  readonly #weeks = new Map<
    string,
    { readonly characterId: number; readonly week: string; counters: Totals }
  >()

  private constructor(days: readonly (DayKey & DayCounts)[]) {
    this.#days = new Map(days.map((day) => [keyOf(day), day]))
  }

  static async read(transaction: Transaction, keys: readonly DayKey[]): Promise<DayBook> {
    const days = await transaction.query<DayKey & DayCounts>(sql`
      select asked.character_id, asked.day, counters, breakdowns
      from unnest(${keys.map(({ characterId }) => characterId)}::bigint[], ${keys.map(({ day }) => day)}::date[])
        as asked (character_id, day)
      -- The limit keeps the planner from joining whole partitions.
      cross join lateral (
        select counters, breakdowns from statistic_day
        where character_id = asked.character_id and day = asked.day limit 1
      ) as known`)
    return new DayBook(days)
  }

  of(key: DayKey): DayCounts | undefined {
    return this.#days.get(keyOf(key))
  }

  add(key: DayKey, { counters, breakdowns }: DayCounts): void {
    const day = this.#days.get(keyOf(key))
    this.#days.set(keyOf(key), {
      ...key,
      counters: sumOf(day?.counters, counters),
      breakdowns: sumOfBreakdowns(day?.breakdowns ?? {}, breakdowns),
    })
    this.#changed.add(keyOf(key))
    const week = { characterId: key.characterId, week: weekPartOf(key.day) }
    const name = `${week.characterId} ${week.week}`
    this.#weeks.set(name, { ...week, counters: sumOf(this.#weeks.get(name)?.counters, counters) })
  }

  async store(transaction: Transaction): Promise<void> {
    const days = [...this.#changed].map((key) => this.#days.get(key))
    if (days.length === 0) return
    await transaction.execute(sql`
      insert into statistic_day (character_id, day, counters, breakdowns)
      select (row ->> 'characterId')::bigint, (row ->> 'day')::date, row -> 'counters', row -> 'breakdowns'
      from jsonb_array_elements(${JSON.stringify(days)}::jsonb) as row
      on conflict (character_id, day) do update set counters = excluded.counters, breakdowns = excluded.breakdowns`)
    await transaction.execute(sql`
      insert into statistic_week (character_id, week, counters)
      select (row ->> 'characterId')::bigint, (row ->> 'week')::date, row -> 'counters'
      from jsonb_array_elements(${JSON.stringify([...this.#weeks.values()])}::jsonb) as row
      on conflict (character_id, week) do update set counters = (
        select coalesce(jsonb_object_agg(key, value), '{}') from (
          select key, sum(value::bigint) as value from (
            select * from jsonb_each_text(statistic_week.counters) union all select * from jsonb_each_text(excluded.counters)
          ) as both_counters group by key
        ) as sums)`)
  }
}

interface StoredStatistics {
  readonly characterId: number
  readonly state: StatisticState
  readonly levelBand: number
}

/** Stores what `lockStatistics` has locked. */
export const storeStatistics = (
  transaction: Transaction,
  { gameServerId, batchId }: { readonly gameServerId: number | null; readonly batchId: string },
  stored: readonly StoredStatistics[],
): Promise<unknown> =>
  transaction.execute(sql`
    update character_statistic set captured_at = given.captured_at, counter_epoch = given.counter_epoch,
      counters = given.counters, breakdowns = given.breakdowns, earlier_counters = given.earlier_counters,
      earlier_breakdowns = given.earlier_breakdowns, week_hours = given.week_hours, best_times = given.best_times,
      latest = given.latest, records = given.records, milestones = given.milestones, counted_since = given.counted_since,
      last_day = given.last_day, days_in_a_row = given.days_in_a_row, level_band = given.level_band,
      game_server_id = ${gameServerId}, batch_id = ${batchId}
    from jsonb_to_recordset(${JSON.stringify(
      stored.map(({ characterId, levelBand, state }) => ({
        character_id: characterId,
        captured_at: state.capturedAt,
        counter_epoch: state.counterEpoch,
        counters: state.counters,
        breakdowns: state.breakdowns,
        earlier_counters: state.earlierCounters,
        earlier_breakdowns: state.earlierBreakdowns,
        week_hours: state.weekHours,
        best_times: state.bestTimes,
        latest: state.latest,
        records: state.records,
        milestones: state.milestones,
        counted_since: state.countedSince,
        last_day: state.lastDay,
        days_in_a_row: state.daysInARow,
        level_band: levelBand,
      })),
    )}::jsonb) as given (
      character_id bigint, captured_at timestamptz, counter_epoch bigint, counters jsonb, breakdowns jsonb,
      earlier_counters jsonb, earlier_breakdowns jsonb, week_hours jsonb, best_times jsonb, latest jsonb, records jsonb,
      milestones jsonb, counted_since date, last_day date, days_in_a_row int, level_band int)
    where character_statistic.character_id = given.character_id`)
