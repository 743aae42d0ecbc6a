import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import { limits } from '@olympus/contract/limits'
import type { getWheel as endpoint } from '@olympus/contract/fortune-wheel'
import type { ExchangeOffer } from '@olympus/contract/wheel'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { notSetUp } from './not-set-up.ts'
import type { Ports } from '../ports.ts'
import { type ContentsRow, contentsOf, itemColumns } from './reward-view.ts'
import { tableOf, type TableTimes, timesColumns } from './wheel-tables.ts'

interface TableRow extends TableTimes {
  readonly isOpen: boolean
  readonly hasStarted: boolean
  readonly hasEnded: boolean
}

/** The current version of the odds and the one that is announced, if there are any. */
const readTables = (queries: Queries): Promise<TableRow[]> =>
  queries.query<TableRow>(sql`
    select is_open, ${timesColumns}, starts_at <= now() as has_started, coalesce(ends_at <= now(), false) as has_ended
    from wheel_state, wheel_table
    where version in (
      (select version from wheel_table where starts_at <= now() order by starts_at desc limit 1),
      (select version from wheel_table where starts_at > now() order by starts_at limit 1)
    )`)

type OfferRow = ContentsRow & Pick<ExchangeOffer, 'id' | 'priceTokens'>

async function readOffers(queries: Queries, locale: LocaleCode): Promise<ExchangeOffer[]> {
  const rows = await queries.query<OfferRow>(sql`
    select offer.id, offer.price_tokens, ${itemColumns}, offer.quantity, null as coins, offer.tickets
    from wheel_offer as offer left join item on item.id = offer.item_id
    where is_listed order by position, offer.id`)
  return rows.map(({ id, priceTokens, ...row }) => ({ id, priceTokens, contents: contentsOf(row, locale) }))
}

/** The wheel as everybody sees it. Throws SERVICE_UNAVAILABLE while no odds are published. */
export async function getWheel(
  queries: Queries,
  { wheelTables }: Pick<Ports, 'wheelTables'>,
  locale: LocaleCode,
): Promise<DataOf<typeof endpoint>> {
  const tables = await readTables(queries)
  const current = tables.find(({ hasStarted }) => hasStarted)
  const next = tables.find(({ hasStarted }) => !hasStarted)
  if (!current) throw notSetUp()
  const view = async (times: TableTimes) =>
    tableOf(times, await wheelTables.read(queries, times.version), locale)
  return {
    isOpen: current.isOpen && !current.hasEnded,
    jackpotEverySpins: limits.jackpotEverySpins,
    table: await view(current),
    nextTable: next ? await view(next) : null,
    offers: await readOffers(queries, locale),
  }
}
