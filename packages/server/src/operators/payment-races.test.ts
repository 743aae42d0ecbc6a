import sql from 'sql-template-tag'
import { beforeAll, expect, it, vi } from 'vitest'
import { verifyLedger } from '../features/ledger/verify-ledger.ts'
import { walletOf } from '../features/ledger/wallet-of.ts'
import { loadPackages } from '../features/purchase/load-packages.ts'
import { settlePurchase } from '../features/purchase/settle-purchase.ts'
import { silentLog } from '../log.ts'
import { createAccount } from '../testing/create-account.ts'
import { createPurchase } from '../testing/create-purchase.ts'
import { paidWith, refundOf, strayPayments } from '../testing/stray-payments.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const database = withTestDatabase()
const ports = { database, log: silentLog }
const { settle, stray, assign, isListed, donationsOf } = strayPayments(database)

beforeAll(() => loadPackages(database))

it('of a refund at the same moment, no coin is left', async () => {
  const pairs = await Promise.all(
    Array.from({ length: 12 }, async () => [await createAccount(database), await stray()] as const),
  )
  await Promise.all(
    pairs.flatMap(([accountId, reference], index) => {
      const both = [() => assign(reference, accountId), () => settle(refundOf(reference))]
      return (index % 2 ? both : both.toReversed()).map((run) => run())
    }),
  )
  for (const [accountId, reference] of pairs) {
    expect(await walletOf(database, accountId)).toEqual({ balanceCoins: 0, debtCoins: 0 })
    const states = (await donationsOf(accountId)).map(({ state }) => state)
    expect([[], ['refunded']]).toContainEqual(states)
    expect(await isListed(reference)).toBe(false)
  }
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

/** `acts check` and every act of an operator wait for this lock. */
const actLock = 5_129_736_002

it.runIf(process.env.TEST_DATABASE_URL)('a refund waits for an assignment that is running', async () => {
  const accountId = await createAccount(database)
  const reference = await stray()
  const [isHeld, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = database.transaction(async (transaction) => {
    await transaction.query(sql`select pg_advisory_xact_lock(${actLock})`)
    isHeld.resolve()
    await mayEnd.promise
  })
  await isHeld.promise
  const waiting = async () =>
    (
      await database.query(sql`
        select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    ).length
  const assigning = assign(reference, accountId)
  await vi.waitFor(async () => expect(await waiting()).toBe(1))
  let isOver = false
  const refunding = settle(refundOf(reference)).finally(() => (isOver = true))
  await vi.waitFor(async () => expect(isOver || (await waiting()) === 2).toBe(true))
  mayEnd.resolve()
  await Promise.all([holding, assigning, refunding])
  expect(await walletOf(database, accountId)).toEqual({ balanceCoins: 0, debtCoins: 0 })
  expect(await donationsOf(accountId)).toMatchObject([{ state: 'refunded' }])
})

it('neither lists nor assigns a payment that its own purchase got later', async () => {
  const [payer, other] = [await createAccount(database), await createAccount(database)]
  const purchaseId = await createPurchase(database, payer)
  const reference = await stray()
  await settlePurchase(ports, purchaseId, [paidWith(reference)])
  expect(await isListed(reference)).toBe(false)
  expect(await assign(reference, other)).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('a donation has it already')],
  })
  expect(await walletOf(database, payer)).toEqual({ balanceCoins: 5750, debtCoins: 0 })
})

it('a payment that was assigned credits no other purchase, however late its own checkout is read', async () => {
  const [payer, given] = [await createAccount(database), await createAccount(database)]
  const purchaseId = await createPurchase(database, payer)
  const reference = await stray()
  await assign(reference, given)
  const paid = paidWith(reference)
  await settlePurchase(ports, purchaseId, [paid])
  expect(await settle(paid, purchaseId)).toBe('unmatched')
  expect(await walletOf(database, payer)).toEqual({ balanceCoins: 0, debtCoins: 0 })
  expect(await walletOf(database, given)).toEqual({ balanceCoins: 5750, debtCoins: 0 })
  expect(await isListed(reference)).toBe(false)
})
