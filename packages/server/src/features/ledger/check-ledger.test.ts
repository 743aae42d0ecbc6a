import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { createAccount } from '../../testing/create-account.ts'
import type { TestDatabase } from '../../testing/owned-database.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { checkLedger, checkWholeLedger } from './check-ledger.ts'
import { checkLedgerInTurn, checkWholeLedgerInTurn } from './check-ledger-in-turn.ts'
import { post } from './post.ts'

let database: TestDatabase
let acts = 0
let errors: unknown[][] = []
const log = { ...silentLog, error: (...told: unknown[]) => void errors.push(told) }

beforeEach(async () => {
  errors = []
  database = await openTestDatabase()
})

afterEach(() => database.close())

const postingOf = (accountId: number, coins: number) => ({
  kind: 'donation' as const,
  reference: `test:${++acts}`,
  entries: [
    { account: 'house:sales' as const, coins: -coins },
    { account: `player:${accountId}` as const, coins },
  ],
})

const credit = (accountId: number, coins: number) =>
  database.transaction((transaction) => post(transaction, postingOf(accountId, coins)))

/** Changes the database like someone with all rights in it. */
const tamper = (statement: string) =>
  database.owner.transaction(async (transaction) => {
    await transaction.script('alter table ledger_entry disable trigger user')
    await transaction.script(statement)
    await transaction.script('alter table ledger_entry enable trigger user')
  })

const setBalance = (accountId: number, coins: number) =>
  database.execute(
    sql`update ledger_account set balance_coins = ${coins} where name = ${`player:${accountId}`}`,
  )

const checkpointOf = (accountId: number) =>
  database.maybeOne(sql`
    select coins, entries from ledger_checkpoint join ledger_account on id = ledger_account_id
    where account_id = ${accountId}`)

/**
 * A transaction that is open in another database of the server keeps entries out of the checkpoint for a
 * while.
 */
const waitForCheckpoint = (accountId: number, coins: number, entries: number) =>
  vi.waitFor(
    async () => {
      await checkLedger(database, log)
      expect(await checkpointOf(accountId)).toEqual({ coins, entries })
    },
    { timeout: 20_000 },
  )

const sealed = async () =>
  (
    await database.one<{ entries: number }>(
      sql`select coalesce(sum(entries), 0)::int as entries from ledger_seal`,
    )
  ).entries

/** Sealing waits for transactions that are open in any database of the server. */
const waitForSeals = (entries: number) =>
  vi.waitFor(
    async () => {
      await checkLedger(database, log)
      expect(await sealed()).toBe(entries)
    },
    { timeout: 20_000 },
  )

const blocked = () =>
  database.query(
    sql`select name from ledger_drift join ledger_account on id = ledger_account_id order by ledger_account_id`,
  )

it('reads each entry into the checkpoint once', async () => {
  const accountId = await createAccount(database)
  await credit(accountId, 70)
  expect(await checkLedger(database, log)).toMatchObject({ isSound: true, entries: 2 })
  await waitForCheckpoint(accountId, 70, 1)
  await credit(accountId, 5)
  await waitForCheckpoint(accountId, 75, 2)
  expect(await checkLedger(database, log)).toMatchObject({ isSound: true, entries: 4 })
  await waitForSeals(4)
  expect(errors).toEqual([])
})

it('finds a balance that drifts after the checkpoint, with and without new entries', async () => {
  const [idle, busy] = [await createAccount(database), await createAccount(database)]
  await credit(idle, 70)
  await credit(busy, 70)
  await checkLedger(database, log)
  await credit(busy, 5)
  await setBalance(idle, 71)
  await setBalance(busy, 76)
  expect(await checkLedger(database, log)).toMatchObject({
    isSound: false,
    drifts: [
      { name: `player:${idle}`, balanceCoins: 71, entriesCoins: 70 },
      { name: `player:${busy}`, balanceCoins: 76, entriesCoins: 75 },
    ],
  })
  expect(await blocked()).toHaveLength(2)
  await setBalance(idle, 70)
  await setBalance(busy, 75)
  expect(await checkLedger(database, log)).toMatchObject({ isSound: true })
  expect(await blocked()).toEqual([])
})

it('believes the entries, not a wrong checkpoint, and repairs it', async () => {
  const accountId = await createAccount(database)
  await credit(accountId, 70)
  await waitForCheckpoint(accountId, 70, 1)
  await database.execute(sql`update ledger_checkpoint set coins = 60`)
  expect(await checkLedger(database, log)).toMatchObject({ isSound: true, drifts: [] })
  expect(errors).toMatchObject([[{ accounts: [expect.any(Number)] }, 'ledger checkpoint was wrong']])
  expect(await blocked()).toEqual([])
  expect(await checkpointOf(accountId)).toEqual({ coins: 70, entries: 1 })
})

it('the whole check finds a drift that a false checkpoint hides', async () => {
  const accountId = await createAccount(database)
  await credit(accountId, 70)
  await waitForCheckpoint(accountId, 70, 1)
  await database.execute(sql`update ledger_checkpoint set coins = 90`)
  await setBalance(accountId, 90)
  expect(await checkLedger(database, log)).toMatchObject({ isSound: true })
  const drifts = [{ name: `player:${accountId}`, balanceCoins: 90, entriesCoins: 70 }]
  expect(await checkWholeLedger(database, log)).toMatchObject({ isSound: false, drifts })
  expect(await blocked()).toHaveLength(1)
  // From then on the usual check sees it too, so the account stays blocked.
  expect(await checkLedger(database, log)).toMatchObject({ isSound: false, drifts })
})

it.each([
  ['changed', 'update ledger_entry set balance_after_coins = 7 where coins < 0 and transaction_id = 1'],
  ['removed', 'delete from ledger_entry where transaction_id = 1'],
  [
    'put in',
    `insert into ledger_entry (id, transaction_id, ledger_account_id, coins) overriding system value
      select 3 + number, 1, id, 2 * number - 1 from ledger_account, generate_series(0, 1) as number
      where name = case number when 0 then 'house:shop' else 'house:demo' end`,
  ],
])('the whole check finds an old entry that was %s', async (_, statement) => {
  const accountId = await createAccount(database)
  await credit(accountId, 70)
  await database.transaction(async (transaction) => {
    await post(transaction, postingOf(accountId, 70))
    return new Failure('BAD_REQUEST')
  })
  await credit(accountId, 70)
  await waitForSeals(4)
  await credit(accountId, 70)
  await waitForSeals(6)
  expect(await checkWholeLedger(database, log)).toMatchObject({ isSound: true, changedEntries: [] })
  await tamper(statement)
  const { isSound, changedEntries } = await checkWholeLedger(database, log)
  expect({ isSound, changedEntries }).toEqual({
    isSound: false,
    changedEntries: [{ fromEntryId: 1, throughEntryId: 6 }],
  })
})

// The embedded database has one connection, so no transaction is open while another one commits.
it.runIf(process.env.TEST_DATABASE_URL)(
  'waits with the checkpoint for a transaction that took a lower id',
  async () => {
    const [slow, fast] = [await createAccount(database), await createAccount(database)]
    const [posted, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const open = database.transaction(async (transaction) => {
      await post(transaction, postingOf(slow, 30))
      posted.resolve()
      await released.promise
    })
    await posted.promise
    try {
      await credit(fast, 70)
      expect(await checkLedger(database, log)).toMatchObject({ isSound: true, entries: 2 })
      expect(await sealed()).toBe(0)
    } finally {
      released.resolve()
      await open
    }
    expect(await checkLedger(database, log)).toMatchObject({ isSound: true, entries: 4 })
    await waitForSeals(4)
    expect(await checkpointOf(slow)).toEqual({ coins: 30, entries: 1 })
    expect(await checkWholeLedger(database, log)).toMatchObject({ isSound: true })
    expect(errors).toEqual([])
  },
)

it('one of several processes checks, and again when it is due', async () => {
  const accountId = await createAccount(database)
  await credit(accountId, 70)
  await setBalance(accountId, 71)
  const turns = () => Promise.all([1, 2, 3].map(() => checkLedgerInTurn(database, log)))
  await turns()
  await turns()
  expect(errors).toHaveLength(1)
  await database.execute(sql`update ledger_check set check_due_at = now()`)
  await turns()
  expect(errors).toHaveLength(2)
})

it('one of several processes checks the whole ledger, next at 3:00 UTC', async () => {
  const accountId = await createAccount(database)
  await credit(accountId, 70)
  await setBalance(accountId, 71)
  await Promise.all([1, 2, 3].map(() => checkWholeLedgerInTurn(database, log)))
  await checkWholeLedgerInTurn(database, log)
  expect(errors).toHaveLength(1)
  expect(
    await database.one(sql`
      select extract(hour from verification_due_at at time zone 'UTC')::int as hour,
        verification_due_at > now() and verification_due_at <= now() + interval '1 day' as is_next from ledger_check`),
  ).toEqual({ hour: 3, isNext: true })
})
