import type { ReportedStatistics } from '@olympus/contract/bridge/statistics'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { BatchEntry, BatchOrigin, EntryOutcome, Outcomes } from '../../http/bridge/bridge-handlers.ts'
import { publishToAll } from '../live/publish.ts'
import { levelBandOf } from './level-bands.ts'
import { mergeStatistics, RefusedCounter } from './merge-statistics.ts'
import { keptDays } from './partitions.ts'
import { dayOf } from './statistic-days.ts'
import { DayBook, lockStatistics, storeStatistics } from './stored-statistics.ts'

interface CountingCharacter {
  readonly id: number
  readonly accountId: number
  readonly level: number
  readonly isDeleted: boolean
}

interface Usable {
  readonly index: number
  readonly report: Omit<ReportedStatistics, 'capturedAt'> & { readonly capturedAt: Date }
  readonly character: CountingCharacter
}

/** Null: the portal has made the reports up for its demo world. */
interface StatisticsOrigin {
  readonly batchId: string
  readonly boot: Pick<BatchOrigin['boot'], 'clockSkewMs'>
  readonly gameServer: { readonly id: number | null; readonly worlds: readonly string[] }
}

const dayMs = 24 * 60 * 60 * 1000

const refused = (reason: NonNullable<EntryOutcome['reason']>): EntryOutcome => ({ result: 'refused', reason })

const idOf = ({ world, gameId }: Pick<ReportedStatistics, 'gameId' | 'world'>) => `${world} ${gameId}`

async function findCounting(
  transaction: Transaction,
  reports: readonly ReportedStatistics[],
): Promise<Map<string, CountingCharacter>> {
  const rows = await transaction.query<CountingCharacter & { world: string; gameId: string }>(sql`
    select character.id, account_id, level, world, game_id, character.deleted_at is not null as is_deleted
    from character join account on account.id = account_id and account.deleted_at is null
    where (world, game_id) in (
      select * from unnest(${reports.map(({ world }) => world)}::text[], ${reports.map(({ gameId }) => gameId)}::text[]))`)
  return new Map(rows.map((row) => [idOf(row), row]))
}

/** Sorts out reports that cannot be taken, whatever is stored. */
async function chooseUsable(
  transaction: Transaction,
  { boot, gameServer }: Pick<StatisticsOrigin, 'boot' | 'gameServer'>,
  entries: readonly BatchEntry<ReportedStatistics>[],
): Promise<{ readonly outcomes: Map<number, EntryOutcome>; readonly usable: readonly Usable[] }> {
  const { now } = await transaction.one<{ now: Date }>(sql`select now() as now`)
  const reports = entries.map(({ entry }) => entry)
  const characters = await findCounting(transaction, reports)
  const outcomes = new Map<number, EntryOutcome>()
  const usable: Usable[] = []
  for (const { index, entry } of entries) {
    const character = gameServer.worlds.includes(entry.world) && characters.get(idOf(entry))
    const time = Math.min(Date.parse(entry.capturedAt) + boot.clockSkewMs, now.getTime())
    if (!character) outcomes.set(index, refused('UNKNOWN_CHARACTER'))
    else if (character.isDeleted) outcomes.set(index, refused('CHARACTER_DELETED'))
    else if (time < now.getTime() - keptDays * dayMs) outcomes.set(index, refused('OUT_OF_RANGE'))
    else usable.push({ index, report: { ...entry, capturedAt: new Date(time) }, character })
  }
  return { outcomes, usable }
}

/**
 * Takes what characters have counted into their totals, days and weeks. Reports of one character follow each
 * other, in the order of the batch. One that is older than what is stored changes nothing.
 */
export async function reportStatistics(
  transaction: Transaction,
  origin: StatisticsOrigin,
  entries: readonly BatchEntry<ReportedStatistics>[],
): Promise<Outcomes> {
  const { outcomes, usable } = await chooseUsable(transaction, origin, entries)
  if (usable.length === 0) return outcomes
  const states = await lockStatistics(transaction, [...new Set(usable.map(({ character }) => character.id))])
  const book = await DayBook.read(
    transaction,
    usable.map(({ character, report }) => ({ characterId: character.id, day: dayOf(report.capturedAt) })),
  )
  const changed = new Map<number, CountingCharacter>()
  const shown = new Set<number>()
  for (const { index, report, character } of usable) {
    const { id: characterId, accountId } = character
    const day = { characterId, day: dayOf(report.capturedAt) }
    const state = states.get(characterId)
    const merged = state && mergeStatistics(state, report, book.of(day))
    if (!merged) outcomes.set(index, refused('UNKNOWN_CHARACTER'))
    else if (merged === 'stale') outcomes.set(index, { result: 'stale', characterId })
    else if (merged instanceof RefusedCounter) {
      const { reason, path, message } = merged
      outcomes.set(index, { ...refused(reason), issues: [{ path, message }] })
    } else {
      outcomes.set(index, { result: merged.isNew ? 'applied' : 'unchanged', characterId })
      states.set(characterId, merged.state)
      changed.set(characterId, character)
      if (Object.keys(merged.added.counters).length + Object.keys(merged.added.breakdowns).length > 0)
        book.add(day, merged.added)
      if (merged.isNew) shown.add(accountId)
    }
  }
  await book.store(transaction)
  await storeStatistics(
    transaction,
    { gameServerId: origin.gameServer.id, batchId: origin.batchId },
    [...changed].flatMap(([characterId, { level }]) => {
      const state = states.get(characterId)
      return state ? { characterId, state, levelBand: levelBandOf(level) } : []
    }),
  )
  await publishToAll(transaction, [...shown], { kind: 'characters-changed' })
  return outcomes
}
