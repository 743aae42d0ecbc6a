import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, expect, test } from 'vitest'
import { Failure } from '../../failure.ts'
import { systemRandom } from '../../random.ts'
import { createSecretBox } from '../../secret-box.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createDonation } from '../../testing/create-donation.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { newPlayer } from '../../testing/test-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { claimCoupon } from '../coupons/claim-coupon.ts'
import { listClaimedCoupons } from '../coupons/list-coupons.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { buyItem } from '../shop/buy-item.ts'
import { listDonationLogs } from './list-donation-logs.ts'
import { listShopLogs } from './list-shop-logs.ts'

const server = withTestDatabase()
const secretBox = createSecretBox(Buffer.alloc(32, 7), systemRandom)
const days = ['2025-06-01T12:00:00Z', '2025-06-02T00:00:00Z', '2025-06-03T12:00:00Z'] as const
const firstPage = { page: 1, pageSize: 10 }
let accountId: number

beforeAll(async () => {
  await loadPackages(server.database)
  await createItem(server.database, { id: 'draught' })
  accountId = await createAccount(server.database)
})

interface Log {
  readonly entries: readonly { readonly id: number }[]
  readonly totalEntries: number
}

const shown = ({ entries, totalEntries }: Log) => ({ ids: entries.map(({ id }) => id), totalEntries })
const only = (...ids: (number | undefined)[]) => ({ ids, totalEntries: ids.length })

/** What a log shows of three entries, one of each day, newest first. */
async function expectDays(ids: readonly number[], list: (filter: object) => Promise<Log>) {
  const [first, second, third] = ids
  expect(shown(await list({}))).toEqual(only(third, second, first))
  expect(shown(await list({ since: days[1] }))).toEqual(only(third, second))
  expect(shown(await list({ before: days[1] }))).toEqual(only(first))
  expect(shown(await list({ since: days[1], before: days[2] }))).toEqual(only(second))
  expect(shown(await list({ since: days[2], before: days[1] }))).toEqual(only())
  expect(shown(await list({ since: days[1], page: 2, pageSize: 1 }))).toEqual({
    ids: [second],
    totalEntries: 2,
  })
}

test('donations are listed by their time and their state', async () => {
  const ids: number[] = []
  for (const day of days) {
    const id = await createDonation(server.database, accountId)
    await server.database.execute(sql`update donation set created_at = ${day} where id = ${id}`)
    ids.push(id)
  }
  await createDonation(server.database, await createAccount(server.database))
  const list = (filter: object) => listDonationLogs(server.database, { accountId, ...firstPage, ...filter })
  await expectDays(ids, list)
  await server.database.execute(sql`update donation set expired_at = now() where id = ${ids[0]}`)
  expect(shown(await list({ kind: 'expired' }))).toEqual(only(ids[0]))
  expect(shown(await list({ kind: 'pending', since: days[2] }))).toEqual(only(ids[2]))
})

test('shop orders are listed by their time and the state of their delivery', async () => {
  await giveCoins(server.database, accountId, 300)
  const characterId = await createCharacter(server.database, accountId)
  const ids: number[] = []
  for (const day of days) {
    const bought = await server.database.transaction((transaction) =>
      buyItem(transaction, {
        accountId,
        characterId,
        locale: 'en',
        itemId: 'draught',
        quantity: 1,
        expectedUnitPriceCoins: 100,
      }),
    )
    if (bought instanceof Failure) throw bought
    await server.database.execute(
      sql`update shop_order set created_at = ${day} where id = ${bought.order.id}`,
    )
    ids.push(bought.order.id)
  }
  const list = (filter: object) =>
    listShopLogs(server.database, { accountId, locale: 'en', ...firstPage, ...filter })
  await expectDays(ids, list)
  await server.database.execute(sql`
    update delivery set state = 'confirmed', settled_at = now()
    where id = (select delivery_id from shop_order where id = ${ids[1]})`)
  expect(shown(await list({ kind: 'confirmed' }))).toEqual(only(ids[1]))
  expect(shown(await list({ kind: 'queued' }))).toEqual(only(ids[2], ids[0]))
})

test('claimed coupons are listed by their time and by what they give', async () => {
  const ids: number[] = []
  for (const day of days) {
    const contents = day === days[1] ? { itemId: 'draught', quantity: 1 } : { coins: 5 }
    const [code = ''] = await createCodes(server.database, secretBox, { contents })
    const claimed = await claimCoupon(
      { database: server.database, secretBox },
      { accountId, requestKey: randomUUID(), code, locale: 'en' },
    )
    if (claimed instanceof Failure) throw claimed
    await server.database.execute(sql`update coupon set claimed_at = ${day} where id = ${claimed.coupon.id}`)
    ids.push(claimed.coupon.id)
  }
  const reader = { queries: server.database, secretBox, locale: 'en' } as const
  const list = (filter: object) => listClaimedCoupons(reader, { accountId, ...firstPage, ...filter })
  await expectDays(ids, list)
  expect(shown(await list({ kind: 'item' }))).toEqual(only(ids[1]))
  expect(shown(await list({ kind: 'coins' }))).toEqual(only(ids[2], ids[0]))
})

test('what is no time, no kind of the log or no filter is refused', async () => {
  const app = testApp({ database: server.database })
  const { token } = await newPlayer(app, server.database)
  const statusOf = async (log: string, query: string) => {
    const { status } = await app.api(`/logs/${log}?${query}`, { token })
    return status
  }
  const [since] = days
  for (const [log, kind] of [
    ['coupons', 'item'],
    ['donations', 'partially-refunded'],
    ['shop', 'confirmed'],
    ['wallet', 'delivery-refund'],
  ] as const) {
    expect(await statusOf(log, `since=${since}&before=${days[2]}&kind=${kind}`)).toBe(200)
    for (const wrong of ['since=yesterday', 'before=0000-01-01T00:00:00Z', 'kind=none', `until=${since}`])
      expect(await statusOf(log, wrong)).toBe(400)
  }
})
