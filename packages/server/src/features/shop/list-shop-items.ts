import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import { listShopItems as endpoint, type ShopQuery } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { type PreparedReply, prepareReply } from '../../http/prepared-reply.ts'
import { lastCurrency } from '../purchase/currency-of.ts'
import { type CatalogSnapshot, microseconds, type Moment } from './catalog-snapshot.ts'
import { type CoinRate, rateFor } from './coin-rate.ts'
import { createCurrentCatalog } from './current-catalog.ts'
import { databaseTime, shopItemOf } from './offers.ts'
import { searchOffers } from './search-offers.ts'
import { facetsIn } from './shop-facets.ts'

interface Request {
  readonly query: ShopQuery
  readonly accountId: number
  readonly locale: LocaleCode
  readonly at?: Sql
}

interface Shown {
  readonly query: ShopQuery
  readonly locale: LocaleCode
  readonly rate: CoinRate
}

type Reply = PreparedReply<typeof endpoint>

/** A page of a hundred items is about 40 kB. */
const keptReplies = 200

function listOffers(snapshot: CatalogSnapshot, { query, locale, rate }: Shown): DataOf<typeof endpoint> {
  const { page, pageSize } = query
  const { offers, isApproximate } = searchOffers(snapshot.offers, query, locale)
  return {
    entries: offers
      .slice((page - 1) * pageSize, page * pageSize)
      .map((offer) => shopItemOf(offer, rate, locale)),
    totalEntries: offers.length,
    isApproximate,
    page,
    pageSize,
    ...facetsIn(snapshot.facets, locale),
  }
}

/** Lists the items for sale. A request reads which version of the catalog is current, and no more. */
export function createShopList(database: Database): (request: Request) => Promise<Reply> {
  const currentCatalog = createCurrentCatalog(database)
  const repliesOf = new WeakMap<CatalogSnapshot, Map<string, Reply>>()

  function replyOf(snapshot: CatalogSnapshot, shown: Shown): Reply {
    const replies = repliesOf.get(snapshot) ?? new Map<string, Reply>()
    repliesOf.set(snapshot, replies)
    const { query, locale, rate } = shown
    const key = JSON.stringify([locale, rate.currency, Object.entries(query).sort()])
    const reply = replies.get(key) ?? prepareReply(endpoint, listOffers(snapshot, shown))
    // The last one that was asked for is the last one to go.
    replies.delete(key)
    replies.set(key, reply)
    const [oldest] = replies.keys()
    if (replies.size > keptReplies && oldest !== undefined) replies.delete(oldest)
    return reply
  }

  return async ({ query, accountId, locale, at = databaseTime }) => {
    const { lastUsed, ...moment } = await database.one<Moment & { lastUsed: string | null }>(sql`
      select version, ${microseconds(at)} as at_us, ${lastCurrency(accountId)} as last_used from catalog_version`)
    const snapshot = await currentCatalog(moment, at)
    return replyOf(snapshot, { query, locale, rate: rateFor(snapshot.rates, { lastUsed, locale }) })
  }
}
