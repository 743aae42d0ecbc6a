import type { GameDataFile } from '@olympus/contract/game-data-file'
import { measureKeys, type StatisticPeriod, statisticPeriods } from '@olympus/contract/statistic-keys'
import { measureOf, type Totals } from '@olympus/contract/statistic-rates'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { daysOf, seasonAt } from './periods.ts'
import type { Log } from '../../log.ts'
import { medianOf, quantilesOf } from './quantiles.ts'
import { dayOf } from './statistic-days.ts'
import { type Codes, sumOf } from './statistic-state.ts'

/** Enough for a median, however many characters there are. */
const sampleSize = 500
/** How many characters of a band may be looked at to find active ones. */
const scanSize = 5000
/** Fewer would tell what single players did. */
const fewestAccounts = 5
const charactersAtOnce = 50
const jobLock = 5_129_736_072

interface Median {
  readonly period: StatisticPeriod
  readonly levelBand: number
}

interface Sampled {
  readonly characterId: number
  readonly accountId: number
  readonly counters: Totals
  readonly bestTimes: Codes
}

interface SampledValue {
  readonly accountId: number
  readonly value: number
}

/**
 * Full samples change little, so they are taken once a day. Smaller ones may soon be larger. Those of the
 * season before are of no use.
 */
const findDue = (transaction: Transaction, tried: readonly Median[], seasonStart: string | null) =>
  transaction.maybeOne<Median>(sql`
    select period, level_band from unnest(${[...statisticPeriods]}::text[]) as period
    cross join generate_series(0, (select coalesce(max(level_band), -1) from character_statistic)) as level_band
    left join statistic_median as stored using (period, level_band)
    where (
      computed_at is null or (period = 'season' and computed_at < ${seasonStart}::timestamptz)
      or computed_at < now() - case when characters < ${sampleSize} then interval '1 hour' else interval '1 day' end
    ) and (period, level_band) not in (
      select * from unnest(${tried.map(({ period }) => period)}::text[], ${tried.map(({ levelBand }) => levelBand)}::int[]))
    order by computed_at nulls first, period, level_band limit 1`)

/** The same characters of a band each time, as long as they are active. */
const readSample = (transaction: Transaction, levelBand: number, from: string | null) =>
  transaction.query<Sampled>(sql`
    select character_id, account_id, counters, best_times from (
      select * from character_statistic where level_band = ${levelBand}
      order by hashint8(character_id) limit ${scanSize}
    ) as scanned join character on character.id = character_id
    where captured_at is not null and deleted_at is null and (${from}::date is null or last_day >= ${from}::date)
    order by hashint8(character_id) limit ${sampleSize}`)

/** What each of the characters has counted since a day. */
async function readTotals(
  transaction: Transaction,
  sample: readonly Sampled[],
  from: string | null,
): Promise<ReadonlyMap<number, Totals>> {
  if (from === null) return new Map(sample.map(({ characterId, counters }) => [characterId, counters]))
  const totals = new Map<number, Totals>(sample.map(({ characterId }) => [characterId, {}]))
  const ids = [...totals.keys()]
  for (let start = 0; start < ids.length; start += charactersAtOnce) {
    const some = ids.slice(start, start + charactersAtOnce)
    const days = await transaction.query<{ characterId: number; counters: Totals }>(sql`
      select character_id, counters from statistic_day
      where character_id = any(${some}::bigint[]) and day >= ${from}::date`)
    for (const { characterId, counters } of days)
      totals.set(characterId, sumOf(totals.get(characterId), counters))
  }
  return totals
}

/** Null if too few players are behind the values. */
function quantilesOfPlayers(values: readonly SampledValue[]): number[] | null {
  const accounts = new Set(values.map(({ accountId }) => accountId))
  return accounts.size < fewestAccounts ? null : quantilesOf(values.map(({ value }) => value))
}

function quantilesOfAll(sample: readonly Sampled[], totals: ReadonlyMap<number, Totals>) {
  const measured = measureKeys.map((key) => {
    const values = sample.flatMap(({ characterId, accountId }) => {
      const value = measureOf(totals.get(characterId) ?? {}, key)
      return value === null ? [] : [{ accountId, value }]
    })
    return [key, quantilesOfPlayers(values)] as const
  })
  return Object.fromEntries(measured.filter(([, quantiles]) => quantiles !== null))
}

function medianTimes(sample: readonly Sampled[]): Codes {
  const times = Map.groupBy(
    sample.flatMap(({ accountId, bestTimes }) =>
      Object.entries(bestTimes).map(([boss, value]) => ({ accountId, boss, value })),
    ),
    ({ boss }) => boss,
  )
  const medians = [...times].flatMap(([boss, each]) => {
    const quantiles = quantilesOfPlayers(each)
    return quantiles ? [[boss, medianOf(quantiles)] as const] : []
  })
  return Object.fromEntries(medians)
}

async function storeMedian(
  transaction: Transaction,
  { period, levelBand }: Median,
  from: string | null,
): Promise<void> {
  const sample = await readSample(transaction, levelBand, from)
  const quantiles = quantilesOfAll(sample, await readTotals(transaction, sample, from))
  await transaction.execute(sql`
    insert into statistic_median (period, level_band, characters, quantiles, best_times)
    values (${period}, ${levelBand}, ${sample.length}, ${JSON.stringify(quantiles)}::jsonb,
      ${JSON.stringify(medianTimes(sample))}::jsonb)
    on conflict (period, level_band) do update set characters = excluded.characters, quantiles = excluded.quantiles,
      best_times = excluded.best_times, computed_at = excluded.computed_at`)
}

/**
 * Computes medians of characters of about the same level, one period of one band at a time. Continues where
 * it was interrupted. One that fails is logged and left for the next time, so that it delays no other.
 */
export async function storeMedians(
  { database, log }: { readonly database: Database; readonly log: Log },
  readFile: () => Promise<GameDataFile | null>,
): Promise<void> {
  const tried: Median[] = []

  /** Undefined if none is due, or another process is at it. */
  async function storeNext(): Promise<Median | undefined> {
    const file = await readFile()
    let due: Median | undefined
    try {
      await database.transaction(
        async (transaction) => {
          due = undefined
          const { isFree, now } = await transaction.one<{ isFree: boolean; now: Date }>(sql`
            select pg_try_advisory_xact_lock(${jobLock}::bigint) as is_free, now() as now`)
          if (!isFree) return
          const season = seasonAt(file, now)
          due = await findDue(transaction, tried, season?.startsAt ?? null)
          if (due) await storeMedian(transaction, due, daysOf(due.period, dayOf(now), season)?.from ?? null)
        },
        { isRepeatable: true },
      )
    } catch (error) {
      if (!due) throw error
      log.error({ err: error, ...due }, 'a median failed')
    }
    return due
  }

  for (let next = await storeNext(); next; next = await storeNext()) tried.push(next)
}
