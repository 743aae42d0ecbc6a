import { termsVersion } from '@olympus/contract/terms-version'
import { randomUUID } from 'node:crypto'
import sql from 'sql-template-tag'
import { beforeAll, expect, it, vi } from 'vitest'
import { type Log, silentLog } from '../../log.ts'
import type { PaymentEvent, PaymentFact } from '../../payments/payment-provider.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createPurchase } from '../../testing/create-purchase.ts'
import { operate } from '../../testing/operator-terminal.ts'
import { permutations } from '../../testing/permutations.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { purgeAccounts } from '../account/purge-accounts.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { reversalEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { postOrFail } from '../ledger/post.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'
import { loadPackages } from './load-packages.ts'
import { purchaseView } from './purchase-view.ts'
import { settleEvent, settlePurchase } from './settle-purchase.ts'

const database = withTestDatabase()
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second))

beforeAll(() => loadPackages(database))

const paid: PaymentFact = {
  kind: 'paid',
  at: at(5),
  amountCents: 4999,
  currency: 'EUR',
  paymentReference: null,
}
async function opened() {
  const accountId = await createAccount(database)
  return { accountId, purchaseId: await createPurchase(database, accountId) }
}

const options = () => ({ database, log: silentLog })
const settle = (purchaseId: number, ...facts: PaymentFact[]) => settlePurchase(options(), purchaseId, facts)

const eventOf = (
  purchaseId: number | null,
  fact: PaymentFact | null,
  changes: Partial<PaymentEvent> = {},
) => ({
  eventId: randomUUID(),
  eventType: 'test',
  checkoutReference: null,
  purchaseId,
  paymentReference: null,
  fact,
  ...changes,
})

const view = ({ accountId, purchaseId }: { accountId: number; purchaseId: number }) =>
  purchaseView(database, { accountId, purchaseId })

const mailsAbout = (purchaseId: number) =>
  database.query<{ recipient: string; text: string }>(
    sql`select recipient, text from mail_outbox where text like ${`%Donation ID: ${purchaseId}.%`}`,
  )

it('a paid purchase is credited with its bonus, and a mail confirms purchase and consents', async () => {
  const { accountId, purchaseId } = await opened()
  await settle(purchaseId, paid)
  expect(await view({ accountId, purchaseId })).toMatchObject({
    state: 'succeeded',
    failure: null,
    balanceCoins: 5750,
    completedAt: at(5).toISOString(),
    checkoutUrl: null,
  })
  const mails = await mailsAbout(purchaseId)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('5,750 Olympus Coins for €49.99')
  expect(mails[0]?.text).toContain(`version ${termsVersion}`)
})

it('coins that pay off a debt are told in the view and in the mail', async () => {
  const { accountId, purchaseId } = await opened()
  await database.transaction(async (transaction) => {
    const entries = reversalEntries(await lockPlayer(transaction, accountId), 'house:sales', 1250)
    await postOrFail(transaction, { kind: 'donation-reversal', reference: `test:${randomUUID()}`, entries })
  })
  expect(await view({ accountId, purchaseId })).toMatchObject({ repaidCoins: 0 })
  await settle(purchaseId, paid)
  expect(await view({ accountId, purchaseId })).toMatchObject({ repaidCoins: 1250, balanceCoins: 4500 })
  const [mail] = await mailsAbout(purchaseId)
  expect(mail?.text).toContain('Of these, 1,250 Olympus Coins went toward what you owed.')
})

it('five concurrent deliveries of a webhook credit once, alongside 5 other events and 5 visits', async () => {
  const { accountId, purchaseId } = await opened()
  const event = eventOf(purchaseId, paid)
  const outcomes = await Promise.all([
    ...Array.from({ length: 5 }, () => settleEvent(options(), 'sandbox', event)),
    ...Array.from({ length: 5 }, () => settleEvent(options(), 'sandbox', eventOf(purchaseId, paid))),
    ...Array.from({ length: 5 }, () => settle(purchaseId, paid)),
  ])
  expect(outcomes.slice(0, 5).sort()).toEqual(['repeated', 'repeated', 'repeated', 'repeated', 'settled'])
  expect(await balanceOf(database, accountId)).toBe(5750)
  expect(await mailsAbout(purchaseId)).toHaveLength(1)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('all 24 orders of 4 events credit once', async () => {
  const facts: PaymentFact[] = [
    { kind: 'attempt-failed', at: at(1), failure: 'PAYMENT_INSUFFICIENT_FUNDS' },
    { kind: 'processing', at: at(2) },
    { kind: 'expired', at: at(3) },
    paid,
  ]
  for (const order of permutations(facts)) {
    const purchase = await opened()
    for (const fact of order) await settleEvent(options(), 'sandbox', eventOf(purchase.purchaseId, fact))
    expect(await view(purchase)).toMatchObject({ state: 'succeeded', balanceCoins: 5750 })
  }
})

it('a declined payment can be tried again, one in processing is being verified, and a final failure ends it', async () => {
  const purchase = await opened()
  expect(await view(purchase)).toMatchObject({ state: 'pending', failure: null })
  await settle(purchase.purchaseId, {
    kind: 'attempt-failed',
    at: at(1),
    failure: 'PAYMENT_INSUFFICIENT_FUNDS',
  })
  expect(await view(purchase)).toMatchObject({ state: 'pending', failure: 'PAYMENT_INSUFFICIENT_FUNDS' })
  await settle(purchase.purchaseId, { kind: 'processing', at: at(2) })
  expect(await view(purchase)).toMatchObject({ state: 'verifying' })
  await settle(purchase.purchaseId, { kind: 'failed', at: at(3), failure: 'PAYMENT_FAILED' })
  expect(await view(purchase)).toMatchObject({
    state: 'failed',
    failure: 'PAYMENT_FAILED',
    completedAt: at(3).toISOString(),
    balanceCoins: 0,
  })
  await settle(purchase.purchaseId, paid)
  expect(await view(purchase)).toMatchObject({ state: 'succeeded', failure: null, balanceCoins: 5750 })
})

it('a different amount or currency credits nothing', async () => {
  const purchase = await opened()
  await settle(purchase.purchaseId, { ...paid, amountCents: 1 })
  await settle(purchase.purchaseId, { ...paid, currency: 'USD' })
  expect(await view(purchase)).toMatchObject({ state: 'failed', failure: 'PURCHASE_ERROR', balanceCoins: 0 })
})

it('keeps an event without a purchase, ignores an irrelevant one, and does not match another provider', async () => {
  const { accountId, purchaseId } = await opened()
  expect(await settleEvent(options(), 'sandbox', eventOf(2 ** 40, paid))).toBe('unmatched')
  expect(await settleEvent(options(), 'sandbox', eventOf(null, paid))).toBe('unmatched')
  expect(await settleEvent(options(), 'sandbox', eventOf(purchaseId, null))).toBe('ignored')
  expect(await settleEvent(options(), 'stripe', eventOf(purchaseId, paid))).toBe('unmatched')
  expect(await balanceOf(database, accountId)).toBe(0)
})

it('a payment for a deleted account credits nobody, is kept for operators and is logged', async () => {
  const { accountId, purchaseId } = await opened()
  await settle(purchaseId, { kind: 'expired', at: at(1) })
  await database.execute(sql`update account set deletion_at = now() where id = ${accountId}`)
  expect(await purgeAccounts(options())).toBe(1)
  const warn = vi.fn<Log['warn']>()
  const event = eventOf(purchaseId, paid)
  const report = () => settleEvent({ ...options(), log: { ...silentLog, warn } }, 'sandbox', event)
  expect([await report(), await report()]).toEqual(['unmatched', 'repeated'])
  await settle(purchaseId, paid)
  expect(await balanceOf(database, accountId)).toBe(0)
  expect(await mailsAbout(purchaseId)).toEqual([])
  expect(warn.mock.calls).toEqual([
    [expect.objectContaining({ eventId: event.eventId }), 'payment event that belongs to nobody'],
  ])
  expect((await operate(database, ['donations', 'list-unmatched'])).lines.join()).toContain(event.eventId)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('a repeated event of an earlier payment does no harm after the account is deleted', async () => {
  const { accountId, purchaseId } = await opened()
  await settle(purchaseId, paid)
  await database.execute(sql`update account set deletion_at = now() where id = ${accountId}`)
  await purgeAccounts(options())
  expect(await settleEvent(options(), 'sandbox', eventOf(purchaseId, paid))).toBe('settled')
  expect(await balanceOf(database, accountId)).toBe(5750)
})

it('a mail confirms with a receipt which version was accepted for a purchase, and when', async () => {
  const { purchaseId } = await opened()
  await settle(purchaseId, { ...paid, paymentReference: 'pi_receipt' })
  const { givenAt } = await database.one<{ givenAt: Date }>(
    sql`select given_at from purchase_consent where donation_id = ${purchaseId} and kind = 'terms'`,
  )
  const consentedAt = givenAt.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  const [mail] = await mailsAbout(purchaseId)
  for (const said of [
    'Receipt: 5,000 Olympus Coins and 750 as a bonus. Total: €49.99, VAT included.',
    'by card. Payment reference: pi_receipt.',
    `On ${consentedAt} (UTC) you declared:`,
    `1. You accept the terms and conditions, version ${termsVersion}.`,
    '2. You agree that the digital content is activated immediately after payment.',
    '3. You understand that you lose your right of cancellation once the content is activated.',
    'you can withdraw from this purchase until the end of January 16, 2026 (UTC)',
  ])
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(said.replaceAll(/\s+/g, ' '))
})

it('nothing is confirmed before the payment', async () => {
  const { purchaseId } = await opened()
  await settle(purchaseId, { kind: 'failed', at: at(3), failure: 'PAYMENT_FAILED' })
  expect(await mailsAbout(purchaseId)).toEqual([])
})

it('consents are evidence and cannot be changed', async () => {
  const { purchaseId } = await opened()
  const consents = await database.query(
    sql`select kind, text_version, locale, client_address from purchase_consent where donation_id = ${purchaseId} order by kind`,
  )
  const common = { textVersion: termsVersion, locale: 'en', clientAddress: '192.0.2.7' }
  expect(consents).toEqual([
    { kind: 'immediate-supply', ...common },
    { kind: 'loss-of-cancellation', ...common },
    { kind: 'terms', ...common },
  ])
  await expect(database.owner.execute(sql`delete from purchase_consent`)).rejects.toThrow(/append-only/)
})
