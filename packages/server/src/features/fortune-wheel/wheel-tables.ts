import type { LocaleCode } from '@olympus/contract/locales'
import type { WheelTable } from '@olympus/contract/wheel'
import type { RewardSet, TableHashes } from '@olympus/contract/wheel-draw'
import sql from 'sql-template-tag'
import type { Clock } from '../../clock.ts'
import type { Queries } from '../../database/database.ts'
import { type ContentsRow, contentsOf, itemColumns } from './reward-view.ts'

export interface RewardRow extends ContentsRow {
  readonly set: RewardSet
  readonly rewardId: string
  readonly weight: number
}

interface SetRow extends RewardRow {
  readonly text: string
  readonly tableHash: Buffer
  readonly weightTotal: number
}

interface SetContents extends Pick<SetRow, 'text' | 'weightTotal'> {
  readonly tableHash: string
  readonly rows: readonly RewardRow[]
}

/** What a version of the odds holds. */
export interface TableContents {
  readonly sets: Readonly<Record<RewardSet, SetContents>>
  readonly hashes: TableHashes
  /** As pages show it. */
  viewIn(locale: LocaleCode): WheelTable['sets']
}

/** The versions of the odds. They never change, so that each is kept once it is read. */
export interface WheelTables {
  read(queries: Queries, version: number): Promise<TableContents>
}

/** Names of items may change. Then they are shown this late. */
const rereadMs = 10_000

function contentsOfSet(rows: readonly SetRow[], set: RewardSet): SetContents {
  const own = rows.filter((row) => row.set === set)
  const [first] = own
  if (!first) throw new Error(`A table of the wheel has no ${set} set`)
  const { text, tableHash, weightTotal } = first
  return { text, tableHash: tableHash.toString('hex'), weightTotal, rows: own }
}

const viewOfSet = ({ rows, ...set }: SetContents, locale: LocaleCode): WheelTable['sets'][RewardSet] => ({
  ...set,
  rewards: rows.map((row) => ({ id: row.rewardId, contents: contentsOf(row, locale), weight: row.weight })),
})

async function readContents(queries: Queries, version: number): Promise<TableContents> {
  const rows = await queries.query<SetRow>(sql`
    select set, text, table_hash, weight_total, reward_id, weight, ${itemColumns}, reward.quantity, reward.coins,
      reward.tickets
    from wheel_table_set
    join wheel_reward as reward using (table_version, set)
    left join item on item.id = reward.item_id
    where table_version = ${version}
    order by row_index`)
  const [regular, jackpot] = [contentsOfSet(rows, 'regular'), contentsOfSet(rows, 'jackpot')]
  const views = new Map<LocaleCode, WheelTable['sets']>()
  return {
    sets: { regular, jackpot },
    hashes: { regular: regular.tableHash, jackpot: jackpot.tableHash },
    viewIn(locale) {
      const known = views.get(locale)
      if (known) return known
      const view = { regular: viewOfSet(regular, locale), jackpot: viewOfSet(jackpot, locale) }
      views.set(locale, view)
      return view
    },
  }
}

export function createWheelTables(clock: Clock): WheelTables {
  const kept = new Map<number, { readonly contents: TableContents; readonly readAtMs: number }>()
  return {
    async read(queries, version) {
      const readAtMs = clock.now().getTime()
      const known = kept.get(version)
      // A clock that was set back makes it old.
      if (known && Math.abs(readAtMs - known.readAtMs) < rereadMs) return known.contents
      const contents = await readContents(queries, version)
      kept.set(version, { contents, readAtMs })
      return contents
    },
  }
}

/** The times of a version. */
export interface TableTimes {
  readonly version: number
  readonly startsAt: Date
  readonly replacedAt: Date | null
  readonly endsAt: Date | null
}

/** The columns of TableTimes, from `wheel_table`. */
export const timesColumns = sql`
  wheel_table.version, wheel_table.starts_at, wheel_table.ends_at, (
    select min(newer.starts_at) from wheel_table as newer
    where newer.starts_at > wheel_table.starts_at and newer.starts_at <= now()
  ) as replaced_at`

export const tableOf = (times: TableTimes, contents: TableContents, locale: LocaleCode): WheelTable => ({
  version: times.version,
  startsAt: times.startsAt.toISOString(),
  replacedAt: times.replacedAt?.toISOString() ?? null,
  endsAt: times.endsAt?.toISOString() ?? null,
  sets: contents.viewIn(locale),
})
