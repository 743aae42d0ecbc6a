import { randomUUID } from 'node:crypto'
import * as logs from '@olympus/contract/logs'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createPurchase } from '../../testing/create-purchase.ts'
import { createCharacter, createItem, giveCoins } from '../../testing/game-data.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { claimCoupon } from '../coupons/claim-coupon.ts'
import { listCouponLogs } from './list-coupon-logs.ts'
import { loadPackages } from '../purchase/load-packages.ts'
import { buyItem } from '../shop/buy-item.ts'
import { listDonationLogs } from './list-donation-logs.ts'
import { listShopLogs } from './list-shop-logs.ts'

const { app, database, newPlayer } = withTestApp()
const days = ['2025-06-01T12:00:00Z', '2025-06-02T00:00:00Z', '2025-06-03T12:00:00Z'] as const
const firstPage = { page: 1, pageSize: 10 }
let accountId: number

beforeAll(async () => {
  await loadPackages(database)
  await createItem(database, { id: 'draught' })
  accountId = await createAccount(database)
})

interface Log {
  readonly entries: readonly { readonly id: number }[]
  readonly totalEntries: number
}

const shown = ({ entries, totalEntries }: Log) => ({ ids: entries.map(({ id }) => id), totalEntries })
const only = (...ids: (number | undefined)[]) => ({ ids, totalEntries: ids.length })

/** What a log shows of three entries, one per day, newest first. */
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

it('filters purchases by time and state', async () => {
  const ids: number[] = []
  for (const day of days) {
    const id = await createPurchase(database, accountId)
    await database.execute(sql`update donation set created_at = ${day} where id = ${id}`)
    ids.push(id)
  }
  await createPurchase(database, await createAccount(database))
  const list = (filter: object) => listDonationLogs(database, { accountId, ...firstPage, ...filter })
  await expectDays(ids, list)
  await database.execute(sql`update donation set expired_at = now() where id = ${ids[0]}`)
  expect(shown(await list({ kind: 'expired' }))).toEqual(only(ids[0]))
  expect(shown(await list({ kind: 'pending', since: days[2] }))).toEqual(only(ids[2]))
})

it('filters shop orders by time and delivery state', async () => {
  await giveCoins(database, accountId, 300)
  const characterId = await createCharacter(database, accountId)
  const ids: number[] = []
  for (const day of days) {
    const bought = await database.transaction((transaction) =>
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
    await database.execute(sql`update shop_order set created_at = ${day} where id = ${bought.order.id}`)
    ids.push(bought.order.id)
  }
  const list = (filter: object) =>
    listShopLogs(database, { accountId, locale: 'en', ...firstPage, ...filter })
  await expectDays(ids, list)
  await database.execute(sql`
    update task set state = 'confirmed', settled_at = now()
    where id = (select delivery_id from shop_order where id = ${ids[1]})`)
  expect(shown(await list({ kind: 'confirmed' }))).toEqual(only(ids[1]))
  expect(shown(await list({ kind: 'queued' }))).toEqual(only(ids[2], ids[0]))
})

it('filters claimed coupons by time and reward kind', async () => {
  const ids: number[] = []
  for (const day of days) {
    const contents =
      day === days[0] ? { tickets: 2 } : day === days[1] ? { itemId: 'draught', quantity: 1 } : { coins: 5 }
    const [code = ''] = await createCodes(database, testSecretBox, { contents })
    const claimed = await claimCoupon(
      { database, secretBox: testSecretBox },
      { accountId, requestKey: randomUUID(), code, locale: 'en' },
    )
    if (claimed instanceof Failure) throw claimed
    await database.execute(sql`update coupon set claimed_at = ${day} where id = ${claimed.coupon.id}`)
    ids.push(claimed.coupon.id)
  }
  const reader = { queries: database, secretBox: testSecretBox, locale: 'en' } as const
  const list = (filter: object) => listCouponLogs(reader, { accountId, ...firstPage, ...filter })
  await expectDays(ids, list)
  expect(shown(await list({ kind: 'item' }))).toEqual(only(ids[1]))
  expect(shown(await list({ kind: 'tickets' }))).toEqual(only(ids[0]))
  expect(shown(await list({ kind: 'coins' }))).toEqual(only(ids[2]))
})

it('refuses invalid times, unknown kinds and unknown filters', async () => {
  const player = await newPlayer()
  const [since, , before] = days
  for (const [log, kind] of [
    [logs.listCouponLogs, 'item'],
    [logs.listDonationLogs, 'partially-refunded'],
    [logs.listShopLogs, 'confirmed'],
    [logs.listWalletMovements, 'delivery-refund'],
  ] as const) {
    const read = (query: object) => app.callUnchecked(log, { as: player, query: { ...query } })
    expect(await read({ since, before, kind })).toMatchObject({ status: 200 })
    for (const wrong of [
      { since: 'yesterday' },
      { before: '0000-01-01T00:00:00Z' },
      { kind: 'none' },
      { until: since },
    ])
      expect(await read(wrong)).toMatchObject({ status: 400 })
  }
})
