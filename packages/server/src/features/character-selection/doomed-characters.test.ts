import { randomUUID } from 'node:crypto'
import { redeemCoupon } from '@olympus/contract/coupons'
import { buyItem, giftItem } from '@olympus/contract/shop'
import { exchangeTokens, spinWheel } from '@olympus/contract/fortune-wheel'
import sql from 'sql-template-tag'
import { beforeAll, expect, it, vi } from 'vitest'
import { createCodes } from '../../testing/coupon-codes.ts'
import { createItem, giveCoins } from '../../testing/game-data.ts'
import { selectingPlayer } from '../../testing/selecting-player.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { giveToWheelAccount, openWheel, spinBody } from '../../testing/wheel.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { claimCoupon } from '../coupons/claim-coupon.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { confirmSelection } from './confirm-selection.ts'

const { app, database, newPlayer } = withTestApp()

const exchange = { offerId: 'draughts', quantity: 1, expectedPriceTokens: 5 }

beforeAll(async () => {
  await createItem(database, { id: 'draught' })
  await openWheel(database)
  await database.execute(sql`
    insert into wheel_offer (id, item_id, quantity, price_tokens, position)
    values (${exchange.offerId}, 'draught', 1, ${exchange.expectedPriceTokens}, 1)`)
})

const order = { itemId: 'draught', quantity: 1, expectedUnitPriceCoins: 100 }

/** A player who can buy, be given and redeem something for a character. */
async function setting() {
  const selecting = await selectingPlayer(app)
  const { player, accountId, deletedIds } = selecting
  const [characterId = 0] = deletedIds
  const giver = await newPlayer()
  await giveToWheelAccount(database, accountId, { tickets: 1, tokens: 5 })
  for (const id of [accountId, giver.accountId]) await giveCoins(database, id, 100)
  const characterName = `Doomed ${characterId}`
  await database.execute(sql`update character set name = ${characterName} where id = ${characterId}`)
  const [code = ''] = await createCodes(database, testSecretBox, {
    contents: { itemId: 'draught', quantity: 1 },
  })
  await claimCoupon(
    { database, secretBox: testSecretBox },
    { accountId, code, requestKey: randomUUID(), locale: 'en' },
  )
  const { id: couponId } = await database.one<{ id: number }>(
    sql`select id from coupon where account_id = ${accountId}`,
  )
  const acts = {
    buyItem: () => app.call(buyItem, { as: player, body: { ...order, characterId } }),
    giftItem: () => app.call(giftItem, { as: giver, body: { ...order, characterName, message: null } }),
    redeemCoupon: () => app.call(redeemCoupon, { as: player, params: { couponId }, body: { characterId } }),
    spinWheel: async () =>
      app.call(spinWheel, { as: player, body: await spinBody(app, { ...player, characterId }) }),
    exchangeTokens: () => app.call(exchangeTokens, { as: player, body: { ...exchange, characterId } }),
  }
  const untouched = async () => {
    expect(await database.query(sql`select from task where account_id = ${accountId}`)).toEqual([])
    for (const id of [accountId, giver.accountId]) expect(await balanceOf(database, id)).toBe(100)
  }
  return { ...selecting, acts, untouched }
}

it.for(['pending', 'changed', 'running'] as const)(
  'refuses purchases, gifts, redemptions, spins and exchanges for a character whose selection is %s',
  async (state) => {
    const { acts, untouched, confirmOrFail, setState } = await setting()
    await confirmOrFail()
    if (state !== 'pending') await setState(state)
    for (const act of Object.values(acts))
      expect(await act()).toMatchObject({ status: 409, key: 'CHARACTER_DOOMED' })
    await untouched()
  },
)

it('accepts them again once the selection is cancelled', async () => {
  const { acts, confirmOrFail, cancel } = await setting()
  await confirmOrFail()
  await cancel()
  for (const act of Object.values(acts)) expect(await act()).toMatchObject({ status: 200 })
})

it
  .runIf(process.env.TEST_DATABASE_URL)
  .for(['buyItem', 'exchangeTokens', 'giftItem', 'redeemCoupon', 'spinWheel'] as const)(
  '%s waits for a confirmation at the same moment, and sees it',
  async (name) => {
    const { accountId, acts, untouched, confirmation } = await setting()
    const body = await confirmation()
    const [isConfirmed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const confirming = database.transaction(async (transaction) => {
      const confirmed = await confirmSelection(transaction, {
        ...body,
        accountId,
        requestKey: randomUUID(),
        locale: 'en',
        userAgent: '',
        coolingOffHours: 72,
        publicUrl: 'http://localhost:3000',
      })
      isConfirmed.resolve()
      await mayCommit.promise
      return confirmed
    })
    await isConfirmed.promise
    let isOver = false
    const acting = acts[name]().finally(() => (isOver = true))
    await vi.waitFor(
      async () => {
        const waiting = await database.query(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
        expect(isOver || waiting.length > 0).toBe(true)
      },
      { timeout: 20_000 },
    )
    mayCommit.resolve()
    expect(await confirming).toMatchObject({ state: 'pending' })
    expect(await acting).toMatchObject({ key: 'CHARACTER_DOOMED' })
    await untouched()
  },
)
