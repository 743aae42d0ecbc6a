import { randomUUID } from 'node:crypto'
import { startPurchase } from '@olympus/contract/purchase'
import { listSpendingLimits, setSpendingLimit } from '@olympus/contract/spending-limits'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { purchaseRequest } from '../../testing/purchase-request.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import { dataOf } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { loadPackages } from '../purchase/load-packages.ts'

const { app, database, newPlayer } = withTestApp()
let player: TestPlayer

beforeAll(async () => {
  await loadPackages(database)
})

beforeEach(async () => {
  player = await newPlayer()
})

const set = (period: 'day' | 'week' | 'month', maxCoins: number | null) =>
  app.call(setSpendingLimit, { as: player, params: { period }, body: { maxCoins } })

const read = async () => (await app.callOrFail(listSpendingLimits, { as: player })).limits

/** 500 coins without a bonus. */
const buy = (idempotencyKey?: string) =>
  app.call(startPurchase, { as: player, body: purchaseRequest('oc-500'), idempotencyKey })

const age = (interval: string) =>
  database.execute(
    sql`update donation set created_at = now() - ${interval}::interval where account_id = ${player.accountId}`,
  )

it('there is no limit by default', async () => {
  const nothing = { maxCoins: null, boughtCoins: 0, raise: null }
  expect(await read()).toEqual(['day', 'week', 'month'].map((period) => ({ period, ...nothing })))
})

it('refuses a purchase above a limit with the remaining amount, and opens nothing', async () => {
  await set('day', 900)
  expect(await buy()).toMatchObject({ status: 200 })
  expect(await buy()).toMatchObject({
    status: 409,
    key: 'SPENDING_LIMIT_REACHED',
    data: { period: 'day', leftCoins: 400 },
  })
  const { count } = await database.one<{ count: number }>(
    sql`select count(*) as count from donation where account_id = ${player.accountId}`,
  )
  expect(count).toBe(1)
})

it('counts a purchase until its period ends, for each period separately', async () => {
  await set('day', 500)
  await set('month', 1200)
  await buy()
  await age('25 hours')
  expect((await read()).map(({ boughtCoins }) => boughtCoins)).toEqual([0, 500, 500])
  expect(await buy()).toMatchObject({ status: 200 })
  await age('29 days')
  expect(await buy()).toMatchObject({ status: 409, data: { period: 'month', leftCoins: 200 } })
  await age('31 days')
  expect(await buy()).toMatchObject({ status: 200 })
})

it('does not count unpaid or refunded purchases', async () => {
  await set('week', 500)
  await buy()
  await database.execute(sql`update donation set expired_at = now() where account_id = ${player.accountId}`)
  expect(await buy()).toMatchObject({ status: 200 })
  expect(await buy()).toMatchObject({ status: 409 })
})

it('ten concurrent purchases respect the limit', async () => {
  await set('day', 1500)
  const answers = await Promise.all(Array.from({ length: 10 }, () => buy()))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

it('resumes an interrupted purchase under its key without counting it twice', async () => {
  await set('day', 500)
  const key = randomUUID()
  expect(await buy(key)).toMatchObject({ status: 200 })
  await database.execute(sql`
    update donation set checkout_reference = null, checkout_url = null where request_key = ${key}`)
  await database.execute(sql`delete from idempotency_key where key = ${key}`)
  expect(await buy(key)).toMatchObject({ status: 200 })
})

it('failed purchases that are opened again at once respect the limit', async () => {
  const keys = Array.from({ length: 5 }, () => randomUUID())
  for (const key of keys) await buy(key)
  await database.execute(sql`
    update donation set checkout_reference = null, checkout_url = null, refused_at = now() where request_key = any(${keys}::uuid[])`)
  await database.execute(sql`delete from idempotency_key where key = any(${keys}::uuid[])`)
  await set('day', 1000)
  const answers = await Promise.all(keys.map((key) => buy(key)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
  expect(answers.filter(({ key }) => key === 'SPENDING_LIMIT_REACHED')).toHaveLength(3)
})

it('a lower limit applies at once, a higher one after a day', async () => {
  await set('day', 500)
  const [day] = dataOf(await set('day', 5000)).limits
  expect(day).toMatchObject({ maxCoins: 500, raise: { maxCoins: 5000 } })
  await buy()
  expect(await buy()).toMatchObject({ status: 409 })
  await database.execute(
    sql`update spending_limit set raised_at = raised_at - interval '24 hours' where account_id = ${player.accountId}`,
  )
  expect((await read())[0]).toMatchObject({ maxCoins: 5000, raise: null })
  expect(await buy()).toMatchObject({ status: 200 })
  await set('day', 0)
  expect(await buy()).toMatchObject({ status: 409, data: { leftCoins: 0 } })
})

it('setting the current limit again cancels a raise', async () => {
  await set('month', 500)
  await set('month', null)
  expect((await read())[2]).toMatchObject({ maxCoins: 500, raise: { maxCoins: null } })
  await set('month', 500)
  expect((await read())[2]).toMatchObject({ maxCoins: 500, raise: null })
})

it('ignores limits of other accounts, and refuses an invalid limit', async () => {
  await set('day', 0)
  player = await newPlayer()
  expect(await buy()).toMatchObject({ status: 200 })
  const setUnchecked = (period: string, maxCoins: unknown) =>
    app.callUnchecked(setSpendingLimit, { as: player, params: { period }, body: { maxCoins } })
  for (const wrong of [-1, 0.5, 1_000_001, '500'])
    expect(await setUnchecked('day', wrong)).toMatchObject({ status: 400 })
  expect(await setUnchecked('year', 500)).toMatchObject({ status: 400 })
})
