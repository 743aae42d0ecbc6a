import sql, { type Sql } from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import type { LocalizedText } from '../../localized-text.ts'
import { offerColumns, type OfferRow, offerTables } from './offers.ts'
import { readFacets, type ShopFacets } from './shop-facets.ts'
import { type CoinRates, readRates } from './coin-rate.ts'

/** An item for sale. */
export interface Offer extends OfferRow {
  /** See `searchNameOf`. */
  readonly searchName: LocalizedText
}

/** The moment of a version, in microseconds as the database counts them. */
export interface Moment {
  readonly version: string
  readonly atUs: number
}

/** What the shop shows from one start or end of an offer to the next. */
export interface CatalogSnapshot {
  readonly version: string
  readonly fromUs: number
  /** The first moment at which something begins or ends. */
  readonly untilUs: number
  readonly offers: readonly Offer[]
  readonly facets: ShopFacets
  readonly rates: CoinRates
}

export const microseconds = (moment: Sql): Sql => sql`(extract(epoch from ${moment}) * 1000000)::float8`

const readLimits = (transaction: Transaction, at: Sql) =>
  transaction.one<{ version: string; fromUs: number | null; untilUs: number | null }>(sql`
    select version, ${microseconds(sql`max(moment) filter (where moment <= ${at})`)} as from_us,
      ${microseconds(sql`min(moment) filter (where moment > ${at})`)} as until_us
    from catalog_version
    left join (
      select unnest(array[available_from, available_until, sale_starts_at, sale_ends_at]) as moment from item
    ) as moments on isfinite(moment)
    group by version`)

const readOffers = (transaction: Transaction, at: Sql) =>
  transaction.query<Offer>(sql`
    select ${offerColumns(at)}, item.search_name from ${offerTables} where item_is_available(item, ${at})`)

/** Reads one version of the catalog as it is at a moment. */
export const readSnapshot = (database: Database, at: Sql): Promise<CatalogSnapshot> =>
  database.transaction(
    async (transaction) => {
      // All statements see the same version.
      await transaction.script('set transaction isolation level repeatable read, read only')
      const { version, fromUs, untilUs } = await readLimits(transaction, at)
      return {
        version,
        fromUs: fromUs ?? -Infinity,
        untilUs: untilUs ?? Infinity,
        offers: await readOffers(transaction, at),
        facets: await readFacets(transaction, at),
        rates: await readRates(transaction),
      }
    },
    { isRepeatable: true },
  )

export const isOf = (snapshot: CatalogSnapshot, { version, atUs }: Moment): boolean =>
  snapshot.version === version && snapshot.fromUs <= atUs && atUs < snapshot.untilUs
