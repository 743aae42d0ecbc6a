import { getWheelAccount, setSpinLimit, spinWheel } from '@olympus/contract/fortune-wheel'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { dataOf } from '../../testing/test-app.ts'
import {
  itemSets,
  openWheel,
  spinBody,
  spinOnce,
  type WheelPlayer,
  wheelPlayer,
} from '../../testing/wheel.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()

beforeAll(() => openWheel(database, itemSets))

const set = (player: WheelPlayer, maxSpins: number | null) =>
  app.callOrFail(setSpinLimit, { as: player, body: { maxSpins } })

const spin = async (player: WheelPlayer) =>
  app.call(spinWheel, { as: player, body: await spinBody(app, player) })

const limitOf = async (player: WheelPlayer) => (await app.callOrFail(getWheelAccount, { as: player })).limit

const free = { raise: null, freeAt: null, serverNow: expect.any(String) as string }

/** Moves spins of an account into the past. */
const age = ({ accountId }: WheelPlayer, spinNo: number, interval: string) =>
  database.owner.execute(sql`
    update wheel_spin set spun_at = spun_at - ${interval}::interval
    where account_id = ${accountId} and spin_no <= ${spinNo}`)

const passDay = ({ accountId }: WheelPlayer) =>
  database.execute(sql`
    update wheel_account set raised_at = raised_at - interval '24 hours' where account_id = ${accountId}`)

it('allows as many spins in 24 hours as the player wants, and says when the next is free', async () => {
  const player = await wheelPlayer(app)
  expect(await limitOf(player)).toEqual({ maxSpins: null, spins: 0, ...free })
  const { spin: first } = dataOf(await spin(player))
  expect(await set(player, 3)).toEqual({ maxSpins: 3, spins: 1, ...free })
  await spinOnce(app, player)
  const freeAt = new Date(Date.parse(first.spunAt) + 24 * 60 * 60 * 1000).toISOString()
  const used = { ...free, maxSpins: 3, spins: 3, freeAt }
  expect((await spinOnce(app, player)).account.limit).toEqual(used)
  expect(await limitOf(player)).toEqual(used)
  expect(await spin(player)).toMatchObject({ key: 'SPIN_LIMIT_REACHED', data: { maxSpins: 3, freeAt } })
  await age(player, 1, '23 hours 58 minutes')
  expect(await spin(player)).toMatchObject({ key: 'SPIN_LIMIT_REACHED' })
  await age(player, 1, '2 minutes')
  expect(await limitOf(player)).toMatchObject({ spins: 2, freeAt: null })
  expect(await spin(player)).toMatchObject({ status: 200 })
  expect(await spin(player)).toMatchObject({ key: 'SPIN_LIMIT_REACHED' })
})

it('a lower limit applies at once, a higher one after a day', async () => {
  const player = await wheelPlayer(app)
  await set(player, 1)
  await spinOnce(app, player)
  const { raise, ...lower } = await set(player, 5)
  expect(raise).toMatchObject({ maxSpins: 5 })
  expect(lower).toMatchObject({ maxSpins: 1, spins: 1 })
  expect(await limitOf(player)).toMatchObject({ maxSpins: 1, spins: 1, raise, freeAt: lower.freeAt })
  expect(await spin(player)).toMatchObject({ key: 'SPIN_LIMIT_REACHED' })
  await passDay(player)
  expect(await limitOf(player)).toEqual({ ...free, maxSpins: 5, spins: 1 })
  expect(await spin(player)).toMatchObject({ status: 200 })
  await set(player, null)
  expect(await limitOf(player)).toMatchObject({ maxSpins: 5, raise: { maxSpins: null } })
  await set(player, 5)
  expect(await limitOf(player)).toMatchObject({ maxSpins: 5, raise: null })
})

it('with a limit of 0 no time frees a spin but that of a raise', async () => {
  const player = await wheelPlayer(app)
  await spinOnce(app, player)
  expect(await set(player, 0)).toMatchObject({ maxSpins: 0, freeAt: null })
  expect(await spin(player)).toMatchObject({ key: 'SPIN_LIMIT_REACHED', data: { maxSpins: 0, freeAt: null } })
  const { raise, freeAt } = await set(player, 2)
  expect(freeAt).toBe(raise?.at)
  expect(await spin(player)).toMatchObject({ key: 'SPIN_LIMIT_REACHED', data: { freeAt: raise?.at } })
})

it('takes tickets of nobody who has reached the limit, and keeps the limit apart from other accounts', async () => {
  const [player, other] = [await wheelPlayer(app, 5), await wheelPlayer(app, 5)]
  await set(player, 0)
  await spin(player)
  expect(await app.callOrFail(getWheelAccount, { as: player })).toMatchObject({ tickets: 5, spins: 0 })
  expect(await spin(other)).toMatchObject({ status: 200 })
})

it.each([-1, 0.5, 10_001, '3'])('refuses a limit of %j', async (maxSpins) => {
  const player = await wheelPlayer(app)
  expect(await app.callUnchecked(setSpinLimit, { as: player, body: { maxSpins } })).toMatchObject({
    key: 'BAD_REQUEST',
  })
})
