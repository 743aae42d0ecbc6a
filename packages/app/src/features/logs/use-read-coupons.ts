import { useClient } from '@olympus/api-client/api-provider'
import type { Coupon } from '@olympus/contract/coupons'
import { type CouponKind, listCouponLogs } from '@olympus/contract/logs'

import { useLocale } from '../../locale/locale-context.ts'
import { loadKnownItems, type KnownItems } from '../../shared/game-data/load-known-items.ts'
import type { LogData } from './log-entries.ts'
import type { LogRequest } from './log-query.ts'

/** The coupon with the name of its item in the language of the page, if the game data has it. */
function named(coupon: Coupon, known: KnownItems['item']): Coupon {
  const { contents } = coupon
  if (contents.kind !== 'game-item') return coupon
  const name = known(contents.item.vnum)?.name
  return name === undefined
    ? coupon
    : { ...coupon, contents: { ...contents, item: { ...contents.item, name } } }
}

/** Reads the log for a file, which cannot wait for names as a page does. */
export function useReadCoupons(): (query: LogRequest<CouponKind>) => Promise<LogData<Coupon>> {
  const client = useClient()
  const { code } = useLocale()

  return async (query) => {
    const log = await client.call(listCouponLogs, { query })
    if (log.entries.every(({ contents }) => contents.kind !== 'game-item')) return log
    const known = await loadKnownItems(client, code)
    return { ...log, entries: log.entries.map((coupon) => named(coupon, known)) }
  }
}
