import { Coupon } from '@olympus/contract/coupons'
import { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { claimDirectly, confirmDirectly, rejectDirectly } from '../../testing/direct-game-server.ts'
import { createCharacter, createItem } from '../../testing/game-data.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { act, operate } from '../../testing/operator-terminal.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { createExchange, createSpin } from '../../testing/wheel-rows.ts'
import { failTasksOfCharacter } from '../tasks/fail-tasks-of-character.ts'
import { listCoupons } from '../coupons/list-coupons.ts'
import { redeemCoupon } from '../coupons/redeem-coupon.ts'

const database = withTestDatabase()

beforeAll(() => createItem(database, { id: 'owl' }))

const origins = {
  async spin(granted: Parameters<typeof createSpin>[1]) {
    const { spinId, deliveryId } = await database.transaction((transaction) =>
      createSpin(transaction, granted),
    )
    return { deliveryId, origin: { kind: 'spin', spinId } }
  },
  async exchange(granted: Parameters<typeof createExchange>[1]) {
    const { exchangeId, deliveryId } = await database.transaction((transaction) =>
      createExchange(transaction, granted),
    )
    return { deliveryId, origin: { kind: 'exchange', exchangeId } }
  },
}

async function winner(kind: keyof typeof origins) {
  const accountId = await createAccount(database)
  const characterId = await createCharacter(database, accountId)
  return { accountId, characterId, ...(await origins[kind]({ accountId, characterId, itemId: 'owl' })) }
}

type Winner = Awaited<ReturnType<typeof winner>>

const inventoryOf = async ({ accountId }: Winner) =>
  (
    await listCoupons(
      { queries: database, secretBox: testSecretBox, locale: 'en' },
      { accountId, page: 1, pageSize: 10 },
    )
  ).entries

async function claimOf({ accountId }: Winner) {
  const claimed = await claimDirectly(database, { limit: 500 })
  const task = claimed.find((found) => found.accountId === accountId)
  if (!task) throw new Error('There is nothing to deliver')
  return task
}

async function rejectOf(who: Winner): Promise<void> {
  const { id, leaseToken } = await claimOf(who)
  expect(await rejectDirectly(database, { id, leaseToken, reason: 'ITEM_NOT_FOUND' })).toBe('applied')
}

const redeem = ({ accountId, characterId }: Winner, couponId: number) =>
  database.transaction((transaction) =>
    redeemCoupon(transaction, testSecretBox, { accountId, characterId, couponId, locale: 'en' }),
  )

describe.each(['spin', 'exchange'] as const)('a refused reward of a %s', (kind) => {
  it('becomes one item coupon, and the pages hear of it', async () => {
    const mine = await winner(kind)
    await newEventsOf(database, mine.accountId)
    await rejectOf(mine)
    const coupons = await inventoryOf(mine)
    expect(coupons).toMatchObject([
      {
        origin: mine.origin,
        contents: { kind: 'item', item: { id: 'owl' }, quantity: 2 },
        redeemedAt: null,
        character: null,
        delivery: null,
      },
    ])
    expect(z.parse(z.array(Coupon), coupons)).toEqual(coupons)
    const told = await newEventsOf(database, mine.accountId)
    expect(told).toContain('coupons-changed')
    expect(told).toContain('wheel-changed')
  })

  it('is not delivered a second time beside its coupon', async () => {
    const mine = await winner(kind)
    await rejectOf(mine)
    const { code, complaints } = await act(database, ['deliveries', 'resend', String(mine.deliveryId)])
    expect(code).toBe(1)
    expect(complaints.join()).toContain('the player has it as an item coupon')
    const { lines } = await operate(database, ['deliveries', 'list-failed'])
    expect(lines.find((line) => line.startsWith(`${mine.deliveryId} `))).toContain('kept as an item coupon')
  })

  it('returns as the same coupon if the game refuses that too', async () => {
    const mine = await winner(kind)
    await rejectOf(mine)
    const [coupon] = await inventoryOf(mine)
    const couponId = coupon?.id ?? 0
    expect(await redeem(mine, couponId)).toMatchObject({ delivery: { state: 'queued' } })
    expect(await inventoryOf(mine)).toEqual([])
    await rejectOf(mine)
    expect(await inventoryOf(mine)).toMatchObject([{ id: couponId, delivery: { state: 'failed' } }])
    expect(await redeem(mine, couponId)).toMatchObject({ id: couponId })
    const { id, leaseToken } = await claimOf(mine)
    expect(await confirmDirectly(database, { id, leaseToken })).toBe('applied')
    expect(await inventoryOf(mine)).toEqual([])
  })

  it('becomes a coupon when its character is deleted, or an operator gives it up', async () => {
    const [deleted, givenUp] = [await winner(kind), await winner(kind)]
    await database.transaction((transaction) => failTasksOfCharacter(transaction, deleted.characterId))
    await database.execute(sql`update task set state = 'delayed' where id = ${givenUp.deliveryId}`)
    await act(database, ['deliveries', 'refund', String(givenUp.deliveryId)])
    for (const who of [deleted, givenUp])
      expect(await inventoryOf(who)).toMatchObject([{ origin: who.origin, delivery: null }])
  })

  it('makes no coupon while it can still arrive', async () => {
    const mine = await winner(kind)
    const { id, leaseToken } = await claimOf(mine)
    expect(await confirmDirectly(database, { id, leaseToken })).toBe('applied')
    expect(await inventoryOf(mine)).toEqual([])
  })
})
