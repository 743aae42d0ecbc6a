import { randomUUID } from 'node:crypto'
import sql, { type Sql } from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { claimCoupon } from '../features/coupons/claim-coupon.ts'
import { redeemCoupon } from '../features/coupons/redeem-coupon.ts'
import { queueTask } from '../features/tasks/queue-task.ts'
import { verifyLedger } from '../features/ledger/verify-ledger.ts'
import { buyItem } from '../features/shop/buy-item.ts'
import { confirmedSelection } from '../testing/confirmed-selection.ts'
import { createCodes } from '../testing/coupon-codes.ts'
import { createAccount } from '../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../testing/game-data.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { testSecretBox } from '../testing/test-secret-box.ts'
import { newEventsOf } from '../testing/new-events-of.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import {
  claimDelivery,
  claimDirectly,
  confirmDirectly,
  rejectDirectly,
  retryDirectly,
} from '../testing/direct-game-server.ts'

const database = withTestDatabase()
let accountId: number
let characterId: number

beforeAll(async () => {
  await createItem(database, { id: 'draught' })
  accountId = await createAccount(database)
  characterId = await createCharacter(database, accountId)
  await giveCoins(database, accountId, 1000)
})

const claimed = async () => (await claimDelivery(database)).answer

const reject = (answer: { id: number; leaseToken: string }) =>
  rejectDirectly(database, { ...answer, reason: 'CLASS_MISMATCH', note: 'This class cannot wear it' })

async function newCoupon(): Promise<number> {
  const [code = ''] = await createCodes(database, testSecretBox, {
    contents: { itemId: 'draught', quantity: 2 },
  })
  const outcome = await claimCoupon(
    { database, secretBox: testSecretBox },
    { accountId, requestKey: randomUUID(), code, locale: 'en' },
  )
  if (outcome instanceof Failure) throw outcome
  return outcome.coupon.id
}

const redeem = (couponId: number) =>
  database.transaction((transaction) =>
    redeemCoupon(transaction, testSecretBox, { accountId, couponId, characterId, locale: 'en' }),
  )

const resend = (deliveryId: number) => act(database, ['deliveries', 'resend', String(deliveryId)])

/** A coupon delivery that a game server rejected. */
async function failed() {
  const couponId = await newCoupon()
  await redeem(couponId)
  const answer = await claimed()
  await reject(answer)
  return { ...answer, couponId }
}

it('resends a failed delivery once under its id, and records the act', async () => {
  const { id, couponId, leaseToken } = await failed()
  const before = await actsOf(database)
  await newEventsOf(database, accountId)
  expect(await resend(id)).toMatchObject({
    code: 0,
    lines: [`Delivery ${id} is queued again`],
  })
  const { lines } = await operate(database, ['deliveries', 'show', String(id)])
  expect(lines.join('\n')).not.toContain('This class cannot wear it')
  expect(await newEventsOf(database, accountId)).toEqual(['coupons-changed'])
  expect((await actsOf(database)).slice(before.length)).toEqual([
    { who: 'iris', why: 'ticket 7', command: 'deliveries resend', details: { deliveryId: id } },
  ])
  expect(await redeem(couponId)).toMatchObject({ key: 'ALREADY_REDEEMED' })
  expect(await reject({ id, leaseToken })).toBe('LEASE_LOST')
  const again = await claimed()
  expect(again.id).toBe(id)
  expect(await confirmDirectly(database, again)).toBe('applied')
  expect(await resend(id)).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('it was delivered')],
  })
})

it('refuses to resend a pending, replaced, refunded or unknown delivery, and records no act', async () => {
  const { id: replaced, couponId } = await failed()
  await redeem(couponId)
  const { id: underWay, leaseToken } = await claimed()
  await database.transaction((transaction) =>
    buyItem(transaction, {
      accountId,
      characterId,
      locale: 'en',
      itemId: 'draught',
      quantity: 3,
      expectedUnitPriceCoins: 100,
    }),
  )
  const bought = await claimed()
  await reject(bought)
  const before = await actsOf(database)
  for (const [id, reason] of [
    [underWay, 'it is under way'],
    [replaced, 'another delivery replaced it'],
    [bought.id, 'what was paid for it went back to the account'],
    [2 ** 40, 'there is none'],
  ] as const)
    expect(await resend(id)).toMatchObject({
      code: 1,
      complaints: [`Delivery ${id} is not resent: ${reason}`],
    })
  expect(await actsOf(database)).toEqual(before)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })

  const { lines } = await operate(database, ['deliveries', 'list-failed'])
  const lineOf = (id: number) => lines.find((line) => line.startsWith(`${id}  `))
  expect(lineOf(bought.id)).toContain('"This class cannot wear it"; refunded 300 OC')
  expect(lineOf(replaced)).toContain(`replaced by ${underWay}`)
  expect(lineOf(underWay)).toBeUndefined()
  await confirmDirectly(database, { id: underWay, leaseToken })
})

it('refuses to resend a delivery whose character is deleted, or is being deleted', async () => {
  const ownerId = await createAccount(database)
  const [keptId, deletedId] = [
    await createCharacter(database, ownerId),
    await createCharacter(database, ownerId),
  ]
  const { id } = await database.one<{ id: number }>(sql`
    insert into task (kind, world, account_id, character_id, item_id, quantity, state, settled_at, reason)
    values ('delivery', 'main', ${accountId}, ${deletedId}, 'draught', 1, 'failed', now(), 'OTHER') returning id`)
  const selectionId = await confirmedSelection(database, {
    accountId: ownerId,
    keptIds: [keptId],
    deletedIds: [deletedId],
  })
  const setState = (change: Sql) =>
    database.execute(sql`update character_selection set ${change} where id = ${selectionId}`)
  const refused = {
    code: 1,
    complaints: [expect.stringContaining('is not resent: its character is deleted, or')],
  }
  await setState(sql`state = 'running', started_at = now()`)
  expect(await resend(id)).toMatchObject(refused)
  await setState(sql`state = 'done', final_items = '[]', ended_at = now()`)
  await database.execute(
    sql`update character set deleted_at = now(), is_active = false, slot = null where id = ${deletedId}`,
  )
  expect(await resend(id)).toMatchObject(refused)
  const { lines } = await operate(database, ['deliveries', 'list-failed'])
  expect(lines.find((line) => line.startsWith(`${id}  `))).toContain('its character is gone')
})

it('lists a delivery from its fifth failed attempt until it is delivered', async () => {
  const couponId = await newCoupon()
  await redeem(couponId)
  const stuck = () => operate(database, ['deliveries', 'list-stuck'])
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await stuck()).toMatchObject({ code: 0, lines: [] })
    await database.execute(sql`update task set due_at = now() where state = 'queued'`)
    await retryDirectly(database, { ...(await claimed()), reason: 'BAG_FULL', note: 'The bag is full' })
  }
  expect(await stuck()).toMatchObject({
    code: 1,
    lines: [
      expect.stringMatching(
        /queued since .* delivery of 2 × draught .*, 5 attempts, last delphi: BAG_FULL "The bag is full"; due /,
      ),
    ],
  })
  await database.execute(sql`update task set due_at = now() where state = 'queued'`)
  await confirmDirectly(database, await claimed())
  expect(await stuck()).toMatchObject({ code: 0, lines: [] })
})

it("either the operator's resend or the player's new redemption wins when both happen at once", async () => {
  for (let round = 0; round < 5; round++) {
    const { id, couponId } = await failed()
    const [resent, redeemed] = await Promise.all([resend(id), redeem(couponId)])
    expect(resent.code === 0).toBe(redeemed instanceof Failure)
    await confirmDirectly(database, await claimed())
    expect(await claimDirectly(database)).toEqual([])
  }
})

it('shows the reference of the game', async () => {
  await redeem(await newCoupon())
  const answer = await claimed()
  await confirmDirectly(database, { ...answer, gameReference: 'mail-77' })
  const { lines } = await operate(database, ['deliveries', 'show', String(answer.id)])
  expect(lines).toEqual(
    expect.arrayContaining(['kind: "delivery"', 'state: "confirmed"', 'gameReference: "mail-77"']),
  )
  expect(await operate(database, ['deliveries', 'show', String(2 ** 40)])).toMatchObject({ code: 1 })
})

it('resends other tasks, but refunds only deliveries', async () => {
  const id = await database.transaction((transaction) =>
    queueTask(transaction, { kind: 'deactivate', characterId }),
  )
  await database.execute(sql`update task set state = 'delayed' where id = ${id}`)
  expect((await operate(database, ['deliveries', 'list-stuck'])).lines).toEqual([
    expect.stringContaining(`${id}  delayed since `),
  ])
  expect((await operate(database, ['deliveries', 'list-stuck'])).lines[0]).toContain(
    `deactivate for character ${characterId} of account ${accountId}`,
  )
  expect(await act(database, ['deliveries', 'refund', String(id)])).toMatchObject({
    code: 1,
    complaints: [`Delivery ${id} is not refunded: it is no delivery, and cost nothing`],
  })
  expect(await resend(id)).toMatchObject({ code: 0 })
  expect(await claimDirectly(database)).toMatchObject([{ id, kind: 'deactivate', attempts: 1 }])
})
