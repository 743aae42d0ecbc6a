import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { systemClock } from '../clock.ts'
import { Failure } from '../failure.ts'
import { spendEntries } from '../features/ledger/ledger-rules.ts'
import { postOrFail } from '../features/ledger/post.ts'
import { verifyLedger } from '../features/ledger/verify-ledger.ts'
import { walletOf } from '../features/ledger/wallet-of.ts'
import { loadPackages } from '../features/purchase/load-packages.ts'
import { refundWithdrawals } from '../features/purchase/refund-withdrawals.ts'
import { settleEvent, settlePurchase } from '../features/purchase/settle-purchase.ts'
import { withdrawPurchase } from '../features/purchase/withdraw-purchase.ts'
import { silentLog } from '../log.ts'
import type { PaymentFact, PaymentProvider, RefundOrder } from '../payments/payment-provider.ts'
import { createSandboxProvider } from '../payments/sandbox/sandbox-provider.ts'
import { systemRandom } from '../random.ts'
import { mailsToAccount } from '../testing/sent-mails.ts'
import { createAccount } from '../testing/create-account.ts'
import { createPurchase } from '../testing/create-purchase.ts'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const database = withTestDatabase()

beforeAll(() => loadPackages(database))

const sandbox = () => createSandboxProvider({ database, random: systemRandom, clock: systemClock })

const settle = (id: number, facts: Parameters<typeof settlePurchase>[2]) =>
  settlePurchase({ database, log: silentLog }, id, facts)

/** A purchase of 5,750 coins for 49.99 EUR that is paid. */
async function bought() {
  const accountId = await createAccount(database)
  const id = await createPurchase(database, accountId)
  const { reference } = (await sandbox().createCheckout({
    purchaseId: id,
    coins: 5750,
    amountCents: 4999,
    currency: 'EUR',
    method: 'card',
    locale: 'en',
    email: 'player@example.com',
    returnPath: '/',
    expiresAt: new Date(Date.now() + 60_000),
  })) as { reference: string }
  await database.execute(sql`
    update sandbox_checkout set outcome = 'paid', completed_at = now(), settles_at = now() - interval '1 second'
    where donation_id = ${id}`)
  const facts = await sandbox().readCheckout(reference)
  if (facts instanceof Failure) throw facts
  await settle(id, facts)
  return { id, accountId }
}

const refund = (id: number, provider: PaymentProvider = sandbox()) =>
  act(database, ['donations', 'refund', String(id)], { provider })

const acts = async (id: number) =>
  (await actsOf(database)).filter(({ details }) => 'donationId' in details && details.donationId === id)

const refundsOf = (id: number) =>
  database.query<{ amountCents: number }>(sql`
    select sandbox_refund.amount_cents from sandbox_refund
    join sandbox_checkout on sandbox_checkout.id = checkout_id where donation_id = ${id}`)

it('a refund returns the money, takes the coins, notifies the player and is recorded once', async () => {
  const { id, accountId } = await bought()
  await database.transaction((transaction) =>
    postOrFail(transaction, {
      kind: 'shop-order',
      reference: `test:${id}`,
      entries: spendEntries(accountId, 'house:shop', 750),
    }),
  )
  expect(await refund(id)).toEqual({
    code: 0,
    complaints: [],
    lines: [
      `Donation ${id} is refunded: 4999 minor units of EUR refunded, 5750 OC taken back; the account owes 750 OC`,
    ],
  })
  expect(await walletOf(database, accountId)).toMatchObject({ balanceCoins: 0, debtCoins: 750 })
  expect(await acts(id)).toMatchObject([
    {
      who: 'iris',
      why: 'ticket 7',
      command: 'donations refund',
      details: { amountCents: 4999, currency: 'EUR' },
    },
  ])
  const mails = await mailsToAccount(database, accountId)
  expect(mails.at(-1)?.subject).toBe(`Refund of your purchase ${id}`)
  expect(await refund(id)).toMatchObject({
    code: 1,
    complaints: [`Donation ${id} is not refunded: it is refunded`],
  })
  expect(await acts(id)).toHaveLength(1)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('a repeated command after an interruption refunds nothing twice', async () => {
  const { id } = await bought()
  const cutOff: PaymentProvider = {
    ...sandbox(),
    async refund(order) {
      await sandbox().refund(order)
      return new Failure('PAYMENT_PROVIDER_UNAVAILABLE')
    },
  }
  expect(await refund(id, cutOff)).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('Run the command again: nothing is refunded twice')],
  })
  expect(await acts(id)).toHaveLength(1)
  expect(await refund(id)).toMatchObject({ code: 0 })
  expect(await refundsOf(id)).toEqual([{ amountCents: 4999 }])
})

it('refunds only what is left of a payment, and a failed refund can be requested again', async () => {
  const { id } = await bought()
  const { paymentReference } = await database.one<{ paymentReference: string }>(
    sql`select payment_reference from donation where id = ${id}`,
  )
  const back = { at: new Date(), paymentReference, currency: 'EUR' }
  await settle(id, [{ ...back, kind: 'refunded', reference: 'part', amountCents: 999 }])
  const orders: RefundOrder[] = []
  const bank = (kind: 'refunded' | 'refund-failed'): PaymentProvider => ({
    ...sandbox(),
    refund(order) {
      orders.push(order)
      const { amountCents, idempotencyKey } = order
      return Promise.resolve({ ...back, kind, reference: idempotencyKey, amountCents })
    },
  })
  expect(await refund(id, bank('refund-failed'))).toMatchObject({
    code: 1,
    complaints: [`The refund failed; donation ${id} is partially-refunded`],
  })
  expect(await refund(id, bank('refunded'))).toMatchObject({ code: 0 })
  expect(orders.map(({ amountCents }) => amountCents)).toEqual([4000, 4000])
  expect(new Set(orders.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  expect(await acts(id)).toHaveLength(2)
})

it('refuses a payment that is unknown, unpaid or from another provider', async () => {
  const accountId = await createAccount(database)
  const unpaid = await createPurchase(database, accountId)
  const elsewhere = await createPurchase(database, accountId, { provider: 'stripe' })
  for (const [id, state] of [
    [2 ** 40, 'not there'],
    [unpaid, 'pending'],
    [elsewhere, 'paid with another payment provider than the configured one'],
  ] as const) {
    expect(await refund(id)).toMatchObject({
      code: 1,
      complaints: [`Donation ${id} is not refunded: it is ${state}`],
    })
    expect(await acts(id)).toEqual([])
  }
})

it('refunds a withdrawn purchase under the key of the background job, so not twice', async () => {
  const { id, accountId } = await bought()
  await database.transaction((transaction) => withdrawPurchase(transaction, { accountId, purchaseId: id }))
  const keys: string[] = []
  const lost: PaymentProvider = {
    ...sandbox(),
    async refund(order) {
      keys.push(order.idempotencyKey)
      await sandbox().refund(order)
      return new Failure('PAYMENT_PROVIDER_UNAVAILABLE')
    },
  }
  await refundWithdrawals({ database, log: silentLog, provider: lost })
  expect(await refund(id, lost)).toMatchObject({ code: 1 })
  expect(new Set(keys).size).toBe(1)
  expect(await refund(id)).toMatchObject({ code: 0 })
  expect(await refundsOf(id)).toEqual([{ amountCents: 4999 }])
  expect(await acts(id)).toHaveLength(2)
})

it('lists a withdrawal whose refund keeps failing until it is refunded', async () => {
  const { id, accountId } = await bought()
  await database.transaction((transaction) => withdrawPurchase(transaction, { accountId, purchaseId: id }))
  const list = () => operate(database, ['donations', 'list-failed-refunds'])
  const down: PaymentProvider = {
    ...sandbox(),
    refund: () => Promise.resolve(new Failure('PURCHASE_ERROR')),
  }
  for (let attempt = 1; attempt <= 5; attempt++) {
    expect(await list()).toMatchObject({ code: 0, lines: [] })
    await refundWithdrawals({ database, log: silentLog, provider: down })
    await database.execute(
      sql`update donation set refund_asked_at = now() - interval '2 hours' where id = ${id}`,
    )
  }
  expect(await list()).toMatchObject({
    code: 1,
    lines: [
      expect.stringMatching(new RegExp(`^${id}  withdrawn .* 4999 minor units of EUR .*requested 5 times$`)),
    ],
  })
  expect(await refund(id)).toMatchObject({ code: 0 })
  expect(await list()).toMatchObject({ code: 0, lines: [] })
})

it('lists payments without a purchase until they are refunded, and nothing that moves no money', async () => {
  const accountId = await createAccount(database)
  const purchaseId = await createPurchase(database, accountId)
  const list = () => operate(database, ['donations', 'list-unmatched'])
  const options = { database, log: silentLog }
  const at = new Date()
  const payment = { at, amountCents: 4999, currency: 'EUR', paymentReference: 'pi_of_nobody' }
  const paid = { kind: 'paid', ...payment } as const
  const event = { eventType: 'checkout.paid', checkoutReference: null, paymentReference: null }
  const tell = (eventId: string, id: number, fact: PaymentFact) =>
    settleEvent(options, 'sandbox', { ...event, eventId, purchaseId: id, fact })
  await tell('evt_known', purchaseId, { ...paid, paymentReference: 'pi_known' })
  expect(await tell('evt_expired', 2 ** 40, { kind: 'expired', at })).toBe('unmatched')
  expect(await list()).toMatchObject({ code: 0, lines: [] })
  expect(await tell('evt_of_nobody', 2 ** 40, paid)).toBe('unmatched')
  const line =
    /^\S+Z {2}sandbox {2}checkout\.paid {2}evt_of_nobody {2}pi_of_nobody {2}4999 minor units of EUR$/
  expect(await list()).toMatchObject({ code: 1, lines: [expect.stringMatching(line)] })
  const part = { kind: 'refunded', ...payment, reference: 're_1', amountCents: 4000 } as const
  await tell('evt_part', 2 ** 40, part)
  expect(await list()).toMatchObject({ code: 1 })
  await tell('evt_rest', 2 ** 40, { ...part, reference: 're_2', amountCents: 999 })
  expect(await list()).toMatchObject({ code: 0, lines: [] })
})
