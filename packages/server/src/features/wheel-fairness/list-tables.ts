import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { listWheelTables } from '@olympus/contract/wheel-fairness'
import sql from 'sql-template-tag'
import { tableOf, type TableTimes, timesColumns } from '../fortune-wheel/wheel-tables.ts'
import type { Ports } from '../ports.ts'

interface Asked {
  readonly page: number
  readonly pageSize: number
  readonly locale: LocaleCode
}

/** Every version of the odds, announced ones too, newest first. */
export async function listTables(
  { database, wheelTables }: Pick<Ports, 'database' | 'wheelTables'>,
  { page, pageSize, locale }: Asked,
): Promise<DataOf<typeof listWheelTables>> {
  const { total } = await database.one<{ total: number }>(sql`select count(*) as total from wheel_table`)
  const versions = await database.query<TableTimes>(sql`
    select ${timesColumns} from wheel_table order by version desc limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const entries = []
  for (const times of versions)
    entries.push(tableOf(times, await wheelTables.read(database, times.version), locale))
  return { entries, totalEntries: total, page, pageSize }
}
