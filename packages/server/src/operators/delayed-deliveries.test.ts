import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { requeueExpired } from '../features/tasks/requeue-expired.ts'
import { balanceOf } from '../features/ledger/balance-of.ts'
import { verifyLedger } from '../features/ledger/verify-ledger.ts'
import { listShopLogs } from '../features/logs/list-shop-logs.ts'
import { buyItem } from '../features/shop/buy-item.ts'
import { createAccount } from '../testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from '../testing/game-data.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
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
})

beforeEach(async () => {
  accountId = await createAccount(database)
  characterId = await createCharacter(database, accountId)
  await giveCoins(database, accountId, 1000)
})

const balance = () => balanceOf(database, accountId)

const claimed = async (leaseMs?: number) => (await claimDelivery(database, leaseMs)).answer

/** An order whose delivery a game server has claimed for its last attempt, after this many hours. */
async function bought({ attempts = 20, hours = 25, leaseMs = 60_000 } = {}) {
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
  await database.execute(sql`
    update task set attempts = ${attempts - 1}, tried_since = now() - ${hours} * interval '1 hour'
    where account_id = ${accountId}`)
  return claimed(leaseMs)
}

/** An order that no game server could deliver; the last one may still answer. */
async function delayed() {
  const answer = await bought({ leaseMs: 0 })
  await database.transaction(requeueExpired)
  expect(await shown()).toMatchObject({ state: 'delayed' })
  return answer
}

async function shown() {
  const request = { accountId, locale: 'en', page: 1, pageSize: 1 } as const
  return (await listShopLogs(database, request)).entries[0]?.delivery
}

const confirm = (answer: { id: number; leaseToken: string }) => confirmDirectly(database, answer)

const command = (name: 'resend' | 'refund', { id }: { id: number }) =>
  act(database, ['deliveries', name, String(id)])

const settleAll = () =>
  database.execute(
    sql`update task set state = 'confirmed', settled_at = now() where state in ('queued', 'claimed')`,
  )

it('after 20 attempts over a day a delivery waits for an operator, unclaimed and not refunded', async () => {
  const answer = await bought()
  expect(await retryDirectly(database, { ...answer, reason: 'BAG_FULL', note: 'The bag is full' })).toBe(
    'applied',
  )
  await database.execute(sql`update task set due_at = now() where id = ${answer.id}`)
  expect(await claimDirectly(database)).toEqual([])
  expect(await shown()).toMatchObject({
    state: 'delayed',
    failureReason: null,
    retryReason: 'BAG_FULL',
    isRefunded: false,
  })
  expect(await balance()).toBe(700)
  expect(await operate(database, ['deliveries', 'list-stuck'])).toMatchObject({
    code: 1,
    lines: [expect.stringContaining(`${answer.id}  delayed since `)],
  })
  expect((await command('refund', answer)).code).toBe(0)
})

it.each([
  { attempts: 19, hours: 25 },
  { attempts: 500, hours: 23 },
])('$attempts attempts in $hours hours do not delay a delivery', async (tried) => {
  const answer = await bought(tried)
  await retryDirectly(database, { ...answer, reason: 'BAG_FULL', note: 'The bag is full' })
  expect(await shown()).toMatchObject({ state: 'queued' })
  await settleAll()
})

it('an attempt without an answer says no reason, neither its own nor that of the attempt before', async () => {
  const { id, leaseToken } = await bought({ attempts: 3 })
  await retryDirectly(database, { id, leaseToken, reason: 'BAG_FULL', note: 'The bag is full' })
  await database.execute(sql`update task set due_at = now() where id = ${id}`)
  await claimed(0)
  await database.transaction(requeueExpired)
  expect(await shown()).toMatchObject({ state: 'queued', retryReason: null })
  expect((await operate(database, ['deliveries', 'show', String(id)])).lines).toEqual(
    expect.arrayContaining(['reason: null', 'gameNote: null']),
  )
  await settleAll()
})

it('a late confirmation counts unless the delivery was refunded', async () => {
  const answer = await delayed()
  expect(await retryDirectly(database, { ...answer, reason: 'OTHER' })).toBe('unchanged')
  expect(await confirm(answer)).toBe('applied')
  expect(await shown()).toMatchObject({ state: 'confirmed', isRefunded: false })
  expect(await command('refund', answer)).toMatchObject({
    code: 1,
    complaints: [`Delivery ${answer.id} is not refunded: it is not delayed`],
  })
  expect(await balance()).toBe(700)
})

it('a delayed delivery that is resent has all attempts again', async () => {
  const answer = await bought()
  await retryDirectly(database, { ...answer, reason: 'BAG_FULL', note: 'The bag is full' })
  expect(await shown()).toMatchObject({ state: 'delayed', retryReason: 'BAG_FULL' })
  expect(await command('resend', answer)).toMatchObject({ code: 0 })
  expect(await shown()).toMatchObject({ state: 'queued', retryReason: null })
  const again = await claimed()
  expect(again.id).toBe(answer.id)
  expect(await confirm(answer)).toBe('LEASE_LOST')
  await retryDirectly(database, { ...again, reason: 'BAG_FULL', note: 'The bag is full' })
  expect(await shown()).toMatchObject({ state: 'queued' })
  await settleAll()
})

it('a refund ends a delayed delivery: it is paid once, and no game server can confirm it', async () => {
  const answer = await delayed()
  const before = await actsOf(database)
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => command('refund', answer)))
  expect(outcomes.map(({ code }) => code).sort()).toEqual([0, 1, 1, 1, 1])
  expect(outcomes.find(({ code }) => code === 0)?.lines).toEqual([
    `Delivery ${answer.id} has failed; 300 OC went back to the account`,
  ])
  expect(await confirm(answer)).toBe('LEASE_LOST')
  expect(await rejectDirectly(database, { ...answer, reason: 'OTHER' })).toBe('unchanged')
  expect(await shown()).toMatchObject({ state: 'failed', isRefunded: true })
  expect(await balance()).toBe(1000)
  expect((await actsOf(database)).slice(before.length)).toEqual([
    {
      who: 'iris',
      why: 'ticket 7',
      command: 'deliveries refund',
      details: { deliveryId: answer.id, refundedCoins: 300 },
    },
  ])
  expect(await command('resend', answer)).toMatchObject({ code: 1 })
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('refuses to refund a pending or unknown delivery', async () => {
  const answer = await bought()
  for (const [id, why] of [
    [answer.id, 'it is not delayed'],
    [2 ** 40, 'there is none'],
  ] as const)
    expect(await command('refund', { id })).toMatchObject({
      code: 1,
      complaints: [`Delivery ${id} is not refunded: ${why}`],
    })
  expect(await confirm(answer)).toBe('applied')
})

it('a refund, a resend and late answers at the same time either deliver or refund, never both', async () => {
  for (let round = 0; round < 8; round++) {
    const answer = await delayed()
    const before = await balance()
    const acts = [
      () => command('refund', answer),
      () => confirm(answer),
      () => command('resend', answer),
      () => rejectDirectly(database, { ...answer, reason: 'OTHER' }),
    ]
    await Promise.all([...acts.slice(round % 4), ...acts.slice(0, round % 4)].map((run) => run()))
    const delivery = await shown()
    expect(['confirmed', 'failed']).toContain(delivery?.state)
    expect(delivery?.isRefunded).toBe(delivery?.state === 'failed')
    expect(await balance()).toBe(before + (delivery?.state === 'failed' ? 300 : 0))
    expect(await verifyLedger(database)).toMatchObject({ isSound: true })
    await giveCoins(database, accountId, 300)
  }
})
