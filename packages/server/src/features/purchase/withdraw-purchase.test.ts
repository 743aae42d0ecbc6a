import { randomUUID } from 'node:crypto'
import { listDonationLogs } from '@olympus/contract/logs'
import { type Purchase, getPurchase, startPurchase, withdrawPurchase } from '@olympus/contract/purchase'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { systemClock } from '../../clock.ts'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import type { PaymentProvider, RefundOrder, ReturnFact } from '../../payments/payment-provider.ts'
import { createSandboxProvider } from '../../payments/sandbox/sandbox-provider.ts'
import { systemRandom } from '../../random.ts'
import { purchaseRequest } from '../../testing/purchase-request.ts'
import type { TestPlayer } from '../../testing/test-account.ts'
import type { Sender } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { spendEntries } from '../ledger/ledger-rules.ts'
import { post } from '../ledger/post.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { loadPackages } from './load-packages.ts'
import { refundWithdrawals } from './refund-withdrawals.ts'

const { app, database, newPlayer, mailsTo } = withTestApp()
let player: TestPlayer

beforeAll(async () => {
  await loadPackages(database)
})

beforeEach(async () => {
  player = await newPlayer()
})

const opened = () => app.callOrFail(startPurchase, { as: player, body: purchaseRequest('oc-5000') })

const read = (purchaseId: number) => app.callOrFail(getPurchase, { as: player, params: { purchaseId } })

async function bought(): Promise<Purchase> {
  const { id } = await opened()
  // Paid a while ago without a webhook; a visit detects it.
  await database.execute(sql`
    update sandbox_checkout set outcome = 'paid', completed_at = now(), settles_at = now() - interval '1 second'
    where donation_id = ${id}`)
  return read(id)
}

const withdraw = (purchaseId: number, sender: Sender = {}) =>
  app.call(withdrawPurchase, { as: player, ...sender, params: { purchaseId } })

const spend = (coins: number) =>
  database.transaction((transaction) =>
    post(transaction, {
      kind: 'shop-order',
      reference: `test:${randomUUID()}`,
      entries: spendEntries(player.accountId, 'house:shop', coins),
    }),
  )

const sandbox = () => createSandboxProvider({ database, random: systemRandom, clock: systemClock })

const refund = (provider: PaymentProvider = sandbox()) =>
  refundWithdrawals({ database, provider, log: silentLog })

it('takes the coins back at once, confirms by mail and refunds the money', async () => {
  const purchase = await bought()
  expect(purchase).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  const fourteenDays = 14 * 24 * 60 * 60 * 1000
  expect(Date.parse(purchase.withdrawableUntil ?? '') - Date.now()).toBeGreaterThan(fourteenDays)
  expect(await withdraw(purchase.id)).toMatchObject({
    status: 200,
    data: { state: 'withdrawn', balanceCoins: 0, withdrawableUntil: null, returnedAmountCents: 0 },
  })
  const letters = (await mailsTo(player.email)).filter(({ subject }) => subject.includes('withdrawn'))
  expect(letters).toHaveLength(1)
  expect(letters[0]?.text).toContain('5,750 Olympus Coins have been taken back')
  expect(letters[0]?.text).toContain('We will refund €49.99')
  await refund()
  expect(await read(purchase.id)).toMatchObject({
    state: 'refunded',
    returnedAmountCents: 4999,
    balanceCoins: 0,
  })
  expect(await refund()).toBe(0)
  expect((await mailsTo(player.email)).at(-1)?.subject).toBe(
    `You have withdrawn from your purchase ${purchase.id}`,
  )
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('refuses to refund from a drifted balance', async () => {
  const purchase = await bought()
  await spend(5750)
  const name = `player:${player.accountId}`
  const setBalance = (coins: number) =>
    database.execute(sql`update ledger_account set balance_coins = ${coins} where name = ${name}`)
  await setBalance(5750)
  await checkLedger(database, silentLog)
  expect(await withdraw(purchase.id)).toMatchObject({ status: 503 })
  await setBalance(0)
  await checkLedger(database, silentLog)
  expect(await withdraw(purchase.id)).toMatchObject({ key: 'COINS_ALREADY_SPENT' })
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('ten concurrent requests with the same key withdraw once, and another key finds nothing left', async () => {
  const purchase = await bought()
  const idempotencyKey = randomUUID()
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => withdraw(purchase.id, { idempotencyKey })),
  )
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await withdraw(purchase.id)).toMatchObject({ status: 409, key: 'WITHDRAWAL_NOT_POSSIBLE' })
  expect((await mailsTo(player.email)).filter(({ subject }) => subject.includes('withdrawn'))).toHaveLength(1)
})

it('refuses a withdrawal once the coins are spent', async () => {
  const purchase = await bought()
  await spend(1)
  expect(await read(purchase.id)).toMatchObject({ withdrawableUntil: null })
  expect(await withdraw(purchase.id)).toMatchObject({ status: 409, key: 'COINS_ALREADY_SPENT' })
  expect(await read(purchase.id)).toMatchObject({ state: 'succeeded', balanceCoins: 5749 })
})

it('allows withdrawals only as far as the balance covers them', async () => {
  const [first, second] = [await bought(), await bought()]
  await spend(5000)
  const replies = await Promise.all([withdraw(first.id), withdraw(second.id)])
  expect(replies.map(({ key }) => key).sort()).toEqual(['COINS_ALREADY_SPENT', 'SUCCESS'])
})

it('either spending or withdrawing wins when both happen at once', async () => {
  for (let round = 0; round < 5; round++) {
    const purchase = await bought()
    const balance = purchase.balanceCoins
    const [reply, spent] = await Promise.all([withdraw(purchase.id), spend(balance - 5000)])
    expect([reply.key === 'SUCCESS', spent instanceof Failure]).toEqual(
      reply.key === 'SUCCESS' ? [true, true] : [false, false],
    )
    const { balanceCoins } = await read(purchase.id)
    expect(balanceCoins).toBe(reply.key === 'SUCCESS' ? balance - 5750 : 5000)
    if (balanceCoins > 0) await spend(balanceCoins)
  }
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('refuses after the period, before the payment, for another account and without a key', async () => {
  const purchase = await bought()
  const { id: unpaid } = await opened()
  expect(await withdraw(unpaid)).toMatchObject({ status: 409, key: 'WITHDRAWAL_NOT_POSSIBLE' })
  const stranger = await newPlayer()
  expect(await withdraw(purchase.id, { as: stranger })).toMatchObject({ status: 404, key: 'NOT_FOUND' })
  expect(await withdraw(2 ** 40)).toMatchObject({ status: 404, key: 'NOT_FOUND' })
  expect(await withdraw(purchase.id, { idempotencyKey: 'no-uuid' })).toMatchObject({
    key: 'IDEMPOTENCY_KEY_REQUIRED',
  })
  await database.execute(
    sql`update donation set paid_at = now() - interval '20 days' where id = ${purchase.id}`,
  )
  expect(await withdraw(purchase.id)).toMatchObject({ status: 409, key: 'WITHDRAWAL_PERIOD_OVER' })
  expect(await read(purchase.id)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
})

it('requests an unanswered refund again under its key, a failed one under another', async () => {
  const purchase = await bought()
  await withdraw(purchase.id)
  const keys: string[] = []
  const makeDue = () =>
    database.execute(
      sql`update donation set refund_asked_at = now() - interval '2 hours' where id = ${purchase.id}`,
    )
  const bank = (
    answer: (order: RefundOrder) => Promise<ReturnFact | Failure<'PAYMENT_PROVIDER_UNAVAILABLE'>>,
  ) => ({
    ...sandbox(),
    refund(order: RefundOrder) {
      // Other withdrawals of this file may be due as well.
      if (!order.idempotencyKey.startsWith(`withdrawal-${purchase.id}-`)) return sandbox().refund(order)
      keys.push(order.idempotencyKey)
      return answer(order)
    },
  })
  const down = bank(() => Promise.resolve(new Failure('PAYMENT_PROVIDER_UNAVAILABLE')))
  await refund(down)
  expect(await refund(down)).toBe(0)
  await makeDue()
  await refund(down)
  await makeDue()
  await refund(
    bank(({ paymentReference, amountCents, currency }) =>
      Promise.resolve({
        kind: 'refund-failed',
        at: new Date(),
        reference: `failed_${purchase.id}`,
        paymentReference,
        amountCents,
        currency,
      }),
    ),
  )
  expect(await read(purchase.id)).toMatchObject({ state: 'withdrawn', balanceCoins: 0 })
  await makeDue()
  await refund(down)
  const [first, second, third, afterFailure] = keys
  expect([second, third]).toEqual([first, first])
  expect(afterFailure).not.toBe(first)
  await makeDue()
  await Promise.all([refund(), refund()])
  expect(await read(purchase.id)).toMatchObject({ state: 'refunded' })
  const { count } = await database.one<{ count: number }>(sql`
    select count(*) as count from sandbox_refund join sandbox_checkout on sandbox_checkout.id = checkout_id
    where donation_id = ${purchase.id}`)
  expect(count).toBe(1)
})

it('the donation log offers the withdrawal and shows its outcome', async () => {
  const purchase = await bought()
  const entry = async () => (await app.callOrFail(listDonationLogs, { as: player })).entries[0]
  expect(await entry()).toMatchObject({ state: 'succeeded', withdrawableUntil: purchase.withdrawableUntil })
  await withdraw(purchase.id)
  expect(await entry()).toMatchObject({ state: 'withdrawn', withdrawableUntil: null })
})
