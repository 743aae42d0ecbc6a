import { randomUUID } from 'node:crypto'
import { termsVersion } from '@olympus/contract/terms-version'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { Failure } from '../failure.ts'
import { exportSections } from '../features/account/data-owners.ts'
import { verifyLedger } from '../features/ledger/verify-ledger.ts'
import { walletOf } from '../features/ledger/wallet-of.ts'
import { loadPackages } from '../features/purchase/load-packages.ts'
import { purchaseView } from '../features/purchase/purchase-view.ts'
import { withdrawPurchase } from '../features/purchase/withdraw-purchase.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { createAccount } from '../testing/create-account.ts'
import { createPurchase } from '../testing/create-purchase.ts'
import { act, actsOf } from '../testing/operator-terminal.ts'
import { mailsToAccount } from '../testing/sent-mails.ts'
import { paidWith, refundOf, strayPayments } from '../testing/stray-payments.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const database = withTestDatabase()
const { settle, stray, assign, dismiss, isListed, donationsOf } = strayPayments(database)

beforeAll(() => loadPackages(database))

const actsOn = async (reference: string) =>
  (await actsOf(database)).filter(({ details }) => JSON.stringify(details).includes(reference))

it('gives a payment to an account as a purchase of the package that costs as much, once', async () => {
  const accountId = await createAccount(database)
  const reference = await stray()
  expect(await isListed(reference)).toBe(true)
  const runs = await Promise.all(Array.from({ length: 4 }, () => assign(reference, accountId)))
  const [donation, ...others] = await donationsOf(accountId)
  expect(others).toEqual([])
  const lines = runs.map(({ lines }) => lines.join())
  expect(lines.filter((line) => line.endsWith('now: 5750 OC credited'))).toHaveLength(1)
  expect(lines.filter((line) => line.endsWith('already; nothing was done again'))).toHaveLength(3)
  expect(await isListed(reference)).toBe(false)
  expect(await walletOf(database, accountId)).toEqual({ balanceCoins: 5750, debtCoins: 0 })
  expect(await actsOn(reference)).toEqual([
    {
      who: 'iris',
      why: 'ticket 7',
      command: 'donations assign',
      details: {
        accountId,
        donationId: donation?.id,
        provider: 'sandbox',
        paymentReference: reference,
        packageId: 'oc-5000',
        coins: 5750,
        price: '4999 minor units of EUR',
      },
    },
  ])
  const view = await purchaseView(database, { accountId, purchaseId: donation?.id ?? 0 })
  expect(view).toMatchObject({ state: 'succeeded', amountCents: 4999, coins: 5000, bonusCoins: 750 })
  // Its period begins now, whenever the money came.
  expect(view?.withdrawableUntil).not.toBeNull()
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('claims no consent: the receipt and the export show none', async () => {
  const accountId = await createAccount(database)
  await database.execute(sql`update account set locale = 'it' where id = ${accountId}`)
  const reference = await stray()
  await assign(reference, accountId)
  const [donation] = await donationsOf(accountId)
  expect(await database.query(sql`select from purchase_consent where donation_id = ${donation?.id}`)).toEqual(
    [],
  )
  const mail = (await mailsToAccount(database, accountId)).at(-1)
  expect(mail?.subject).toBe('Il tuo pagamento: 5750 Olympus Coins')
  expect(mail?.text).toContain(reference)
  expect(mail?.text).toContain('49,99')
  expect(mail?.text).not.toContain(termsVersion)
  const purchases = exportSections.find(({ name }) => name === 'purchases')
  expect(await database.query(sql`select payment_reference ${purchases?.from(accountId)}`)).toEqual([
    { paymentReference: reference },
  ])
})

it('refunds, disputes and withdrawals work as for any other purchase', async () => {
  const [refunded, disputed, withdrawn] = [
    await createAccount(database),
    await createAccount(database),
    await createAccount(database),
  ]
  const references = [await stray(), await stray(), await stray()] as const
  for (const [index, accountId] of [refunded, disputed, withdrawn].entries())
    await assign(references[index] ?? '', accountId)
  const idOf = async (accountId: number) => (await donationsOf(accountId))[0]?.id ?? 0

  const bank: PaymentProvider['refund'] = (order) =>
    Promise.resolve({
      ...refundOf(order.paymentReference, order.amountCents),
      reference: order.idempotencyKey,
    })
  const provider = { name: 'sandbox', refund: bank } as PaymentProvider
  const refund = await act(database, ['donations', 'refund', String(await idOf(refunded))], { provider })
  expect(refund).toMatchObject({ code: 0, lines: [expect.stringContaining('5750 OC taken back')] })

  const dispute = { ...refundOf(references[1]), kind: 'disputed' } as const
  expect(await settle(dispute)).toBe('settled')
  expect(await walletOf(database, disputed)).toEqual({ balanceCoins: 0, debtCoins: 0 })
  await settle({ ...dispute, kind: 'dispute-won' })
  expect(await walletOf(database, disputed)).toEqual({ balanceCoins: 5750, debtCoins: 0 })

  const request = { accountId: withdrawn, purchaseId: await idOf(withdrawn) }
  const purchase = await database.transaction((transaction) => withdrawPurchase(transaction, request))
  if (purchase instanceof Failure) throw purchase
  expect(purchase).toMatchObject({ state: 'withdrawn', balanceCoins: 0 })
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('refuses payments that are unknown, matched, returned, of no package or of several', async () => {
  const [accountId, other] = [await createAccount(database), await createAccount(database)]
  const purchaseId = await createPurchase(database, other)
  const matched = `pi_${randomUUID()}`
  await settle(paidWith(matched), purchaseId)
  const returned = await stray()
  await settle(refundOf(returned))
  const odd = await stray(4998)
  await database.execute(sql`
    insert into coin_package (id, coins, bonus_coins, is_featured, is_for_sale, sort_order)
    values ('twin-1', 1, 0, false, false, 90), ('twin-2', 2, 0, false, false, 91)`)
  await database.execute(sql`
    insert into coin_package_price (package_id, currency, amount_cents)
    values ('twin-1', 'EUR', 77), ('twin-2', 'EUR', 77)`)
  const twin = await stray(77)
  const taken = await stray()
  await assign(taken, other)
  for (const [reference, complaint] of [
    ['pi_unknown', 'There is no unmatched payment pi_unknown'],
    [matched, `There is no unmatched payment ${matched}`],
    [returned, `${returned} (4999 minor units of EUR) is not assigned: its money went back`],
    [odd, expect.stringContaining('no package costs that much')],
    [twin, expect.stringContaining('several packages cost that much')],
    [taken, expect.stringContaining(`of account ${other}`)],
  ] as const)
    expect(await assign(reference, accountId)).toMatchObject({ code: 1, complaints: [complaint] })
  expect(await assign(await stray(), 'nobody')).toMatchObject({
    complaints: ['There is no account nobody'],
  })
  await database.execute(sql`update account set deleted_at = now() where id = ${accountId}`)
  expect(await assign(await stray(), accountId)).toMatchObject({
    complaints: [`Account ${accountId} is deleted`],
  })
  expect(await donationsOf(accountId)).toEqual([])
  expect(await donationsOf(other)).toHaveLength(2)
})

it('takes off the coins of what was refunded before', async () => {
  const accountId = await createAccount(database)
  const reference = await stray()
  await settle(refundOf(reference, 1000))
  expect(await assign(reference, accountId)).toMatchObject({ code: 0 })
  const kept = 5750 - Math.floor((5750 * 1000) / 4999)
  expect(await walletOf(database, accountId)).toEqual({ balanceCoins: kept, debtCoins: 0 })
  expect(await donationsOf(accountId)).toMatchObject([{ state: 'partially-refunded' }])
})

it('takes a payment that is not for coins off the list, once and for good', async () => {
  const accountId = await createAccount(database)
  const reference = await stray()
  expect(await dismiss(reference)).toMatchObject({ code: 0, lines: [`${reference} is dismissed`] })
  expect(await isListed(reference)).toBe(false)
  expect(await dismiss(reference)).toMatchObject({ lines: [expect.stringContaining('already')] })
  expect(await assign(reference, accountId)).toMatchObject({
    code: 1,
    complaints: [`${reference} was dismissed already`],
  })
  expect(await actsOn(reference)).toEqual([
    {
      who: 'iris',
      why: 'ticket 7',
      command: 'donations dismiss',
      details: { provider: 'sandbox', reference },
    },
  ])
  const assigned = await stray()
  await assign(assigned, accountId)
  expect(await dismiss(assigned)).toMatchObject({ code: 1 })
  expect(await dismiss('pi_unknown')).toMatchObject({
    code: 1,
    complaints: ['There is no unmatched payment pi_unknown'],
  })
  await expect(
    database.owner.execute(sql`delete from payment_decision where reference = ${reference}`),
  ).rejects.toThrow('append-only')
})

it('dismisses an event from before payments were recorded, by its event ID', async () => {
  await database.execute(sql`
    insert into payment_event (provider, event_id, event_type, outcome)
    values ('stripe', 'evt_old', 'checkout.session.completed', 'unmatched')`)
  expect(await isListed('evt_old')).toBe(true)
  expect(await assign('evt_old', await createAccount(database))).toMatchObject({
    code: 1,
    complaints: ['Nothing is assigned: its event does not tell what was paid'],
  })
  expect(await dismiss('evt_old')).toMatchObject({ code: 0 })
  expect(await isListed('evt_old')).toBe(false)
})
