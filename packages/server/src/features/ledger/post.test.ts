import * as fc from 'fast-check'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'

import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { createAccount } from '../../testing/create-account.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { testMetrics } from '../../testing/metric-values.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { balanceOf } from './balance-of.ts'
import { checkLedger } from './check-ledger.ts'
import { creditEntries, type Entry, reversalEntries, spendEntries } from './ledger-rules.ts'
import { lockPlayer } from './lock-ledger-accounts.ts'
import { post } from './post.ts'
import { verifyLedger } from './verify-ledger.ts'

const database = withTestDatabase()

let acts = 0
const postEntries = (entries: readonly Entry[], kind: 'donation' | 'shop-order' = 'donation') =>
  database.transaction((transaction) => post(transaction, { kind, reference: `test:${++acts}`, entries }))

const credit = (accountId: number, coins: number) =>
  postEntries([
    { account: 'house:sales', coins: -coins },
    { account: `player:${accountId}`, coins },
  ])

const spend = (accountId: number, coins: number) =>
  postEntries(spendEntries(accountId, 'house:shop', coins), 'shop-order')

it('the balance is what was credited minus what was spent', async () => {
  const accountId = await createAccount(database)
  expect(await balanceOf(database, accountId)).toBe(0)
  await credit(accountId, 500)
  const posted = await spend(accountId, 120)
  expect(posted).toMatchObject({ balances: new Map([[`player:${accountId}`, 380]]) })
  expect(await balanceOf(database, accountId)).toBe(380)
})

it('notifies each player whose coins moved once, and nobody about a refusal', async () => {
  const [first, second] = [await createAccount(database), await createAccount(database)]
  await credit(first, 500)
  expect(await newEventsOf(database, first)).toEqual(['wallet-changed'])
  expect(await spend(first, 501)).toBeInstanceOf(Failure)
  expect(await newEventsOf(database, first)).toEqual([])
  await postEntries([
    { account: `debt:${first}`, coins: -5 },
    { account: `player:${first}`, coins: -5 },
    { account: `player:${second}`, coins: 10 },
  ])
  expect(await newEventsOf(database, first)).toEqual(['wallet-changed'])
  expect(await newEventsOf(database, second)).toEqual(['wallet-changed'])
})

it('spending more than the balance is refused and writes nothing', async () => {
  const accountId = await createAccount(database)
  await credit(accountId, 100)
  const before = await verifyLedger(database)
  expect(await spend(accountId, 101)).toMatchObject({ key: 'INSUFFICIENT_FUNDS' })
  expect(await verifyLedger(database)).toEqual(before)
  expect(await spend(accountId, 100)).not.toBeInstanceOf(Failure)
})

it('of 100 concurrent payments with a balance for 10, exactly 10 succeed', async () => {
  const accountId = await createAccount(database)
  await credit(accountId, 1000)
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => spend(accountId, 100)))
  expect(outcomes.filter((outcome) => !(outcome instanceof Failure))).toHaveLength(10)
  expect(await balanceOf(database, accountId)).toBe(0)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

/** Counts tries, because a deadlock is retried and shows nowhere else. */
function countedGrants() {
  let tries = 0
  const grant = (players: readonly number[]) => {
    const reference = `test:${++acts}`
    const entries = players.map((player): Entry => ({ account: `player:${player}`, coins: 1 }))
    return database.transaction((transaction) => {
      tries += 1
      return post(transaction, {
        kind: 'donation',
        reference,
        entries: [...entries, { account: 'house:sales', coins: -players.length }],
      })
    })
  }
  return { grant, tries: () => tries }
}

it('concurrent acts on the same players, in either order, do not deadlock', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => createAccount(database)))
  const { grant, tries } = countedGrants()
  const [senders, actsPerSender] = [8, 6]
  await Promise.all(
    Array.from({ length: senders }, async (_, index) => {
      const order = index % 2 ? players : players.toReversed()
      for (let count = 0; count < actsPerSender; count++) await grant(order)
    }),
  )
  for (const player of players) expect(await balanceOf(database, player)).toBe(senders * actsPerSender)
  expect(tries()).toBe(senders * actsPerSender)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

// The embedded database has one connection, so nothing waits there.
it.runIf(process.env.TEST_DATABASE_URL)(
  'concurrent acts that create the same ledger accounts, in either order, do not deadlock',
  async () => {
    const [first, middle, last] = [
      await createAccount(database),
      await createAccount(database),
      await createAccount(database),
    ]
    const { grant, tries } = countedGrants()
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = database.transaction(async (transaction) => {
      await lockPlayer(transaction, middle)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    // Each creates what it can before it waits for the one in the middle.
    const grants = Promise.all([grant([first, middle, last]), grant([last, middle, first])])
    const waiting = () =>
      database.one<{ count: number }>(sql`
        select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    await expect.poll(waiting, { timeout: 10_000 }).toEqual({ count: 2 })
    released.resolve()
    await Promise.all([holder, grants])
    expect(tries()).toBe(2)
    expect(await balanceOf(database, middle)).toBe(2)
  },
)

it('the same act is not posted twice', async () => {
  const accountId = await createAccount(database)
  const once = () =>
    database.transaction((transaction) =>
      post(transaction, {
        kind: 'donation',
        reference: `once:${accountId}`,
        entries: [
          { account: 'house:sales', coins: -5 },
          { account: `player:${accountId}`, coins: 5 },
        ],
      }),
    )
  await once()
  await expect(once()).rejects.toThrow(/ledger_transaction_kind_reference_key/)
  expect(await balanceOf(database, accountId)).toBe(5)
})

it('the database refuses entries that are not a valid double entry', async () => {
  const accountId = await createAccount(database)
  await credit(accountId, 50)
  const lonely = database.transaction(async (transaction) => {
    const { id } = await transaction.one<{ id: number }>(
      sql`insert into ledger_transaction (kind, reference) values ('donation', 'lonely') returning id`,
    )
    await transaction.execute(sql`
      insert into ledger_entry (transaction_id, ledger_account_id, coins)
      select ${id}, id, 9 from ledger_account where name = 'house:sales'`)
  })
  await expect(lonely).rejects.toThrow(/sum to 9/)
  await expect(
    database.execute(sql`insert into ledger_transaction (kind, reference) values ('donation', 'empty')`),
  ).rejects.toThrow(/sum to 0/)
  await expect(database.owner.execute(sql`update ledger_entry set coins = coins + 1`)).rejects.toThrow(
    /append-only/,
  )
  await expect(database.owner.execute(sql`delete from ledger_entry where id < 0`)).rejects.toThrow(
    /append-only/,
  )
  await expect(
    database.execute(sql`update ledger_account set balance_coins = -1 where name = ${`player:${accountId}`}`),
  ).rejects.toThrow(/ledger_account_player_balance/)
})

it('an unknown house account or entries that do not balance are faults, not refusals', async () => {
  const accountId = await createAccount(database)
  await expect(
    postEntries([
      { account: 'house:nowhere' as 'house:shop', coins: -5 },
      { account: `player:${accountId}`, coins: 5 },
    ]),
  ).rejects.toThrow(/unknown house/)
  await expect(postEntries([{ account: `player:${accountId}`, coins: 5 }])).rejects.toThrow(/two entries/)
  expect(await balanceOf(database, accountId)).toBe(0)
})

it('verification names the account that drifted', async () => {
  const accountId = await createAccount(database)
  await credit(accountId, 70)
  const name = `player:${accountId}`
  await database.execute(sql`update ledger_account set balance_coins = 71 where name = ${name}`)
  const report = await verifyLedger(database)
  expect(report.isSound).toBe(false)
  const alarms: unknown[] = []
  const { metrics, seriesOf } = testMetrics()
  const log = { ...silentLog, error: (...told: unknown[]) => void alarms.push(told) }
  await checkLedger(database, log, metrics)
  expect(await seriesOf('olympus_ledger')).toEqual(['olympus_ledger_checks_total{outcome="drifted"}'])
  expect(alarms).toMatchObject([[{ report: { drifts: [{ name }] } }, 'ledger has drifted']])
  expect(report.drifts).toEqual([{ name, balanceCoins: 71, entriesCoins: 70, brokenFromEntryId: null }])
  await database.execute(sql`update ledger_account set balance_coins = 70 where name = ${name}`)
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
  await checkLedger(database, silentLog, metrics)
  expect(await seriesOf('olympus_ledger')).toEqual([
    'olympus_ledger_checks_total{outcome="sound"}',
    'olympus_ledger_checks_total{outcome="drifted"}',
    'olympus_ledger_sound_timestamp_seconds',
  ])
})

it('a drifted balance cannot be spent until it is repaired', async () => {
  const [drifted, other] = [await createAccount(database), await createAccount(database)]
  await credit(drifted, 70)
  await credit(other, 70)
  const setBalance = (coins: number) =>
    database.execute(
      sql`update ledger_account set balance_coins = ${coins} where name = ${`player:${drifted}`}`,
    )
  await setBalance(71)
  await checkLedger(database, silentLog)
  await expect(spend(drifted, 1)).rejects.toMatchObject({ key: 'SERVICE_UNAVAILABLE' })
  expect(await spend(other, 1)).not.toBeInstanceOf(Failure)
  const credited = await database.transaction(async (transaction) => {
    const entries = creditEntries(await lockPlayer(transaction, drifted), 'house:sales', 10)
    await post(transaction, { kind: 'donation', reference: 'undone', entries })
    return new Failure('BAD_REQUEST', { data: { coins: await balanceOf(transaction, drifted) } })
  })
  expect(credited).toMatchObject({ key: 'BAD_REQUEST', details: { data: { coins: 81 } } })
  await setBalance(70)
  await checkLedger(database, silentLog)
  await checkLedger(database, silentLog)
  expect(await spend(drifted, 70)).not.toBeInstanceOf(Failure)
})

const act = fc.record({
  kind: fc.constantFrom('credit', 'spend', 'reverse'),
  player: fc.nat(2),
  coins: fc.integer({ min: 1, max: 400 }),
})

it('after any history of acts, balances match the acts and nothing has drifted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (history) => {
      const players = [
        await createAccount(database),
        await createAccount(database),
        await createAccount(database),
      ]
      const expected = new Map(players.map((id) => [id, 0]))
      for (const { kind, player, coins } of history) {
        const accountId = players[player] ?? 0
        const outcome = await database.transaction(async (transaction) => {
          const wallet = await lockPlayer(transaction, accountId)
          const entries = {
            credit: () => creditEntries(wallet, 'house:sales', coins),
            spend: () => spendEntries(accountId, 'house:shop', coins),
            reverse: () => reversalEntries(wallet, 'house:sales', coins),
          }[kind]()
          return post(transaction, { kind: 'donation', reference: `test:${++acts}`, entries })
        })
        const net = expected.get(accountId) ?? 0
        const canSpend = net >= coins
        expect(outcome instanceof Failure).toBe(kind === 'spend' && !canSpend)
        if (kind === 'credit') expected.set(accountId, net + coins)
        else if (kind === 'reverse' || canSpend) expected.set(accountId, net - coins)
      }
      for (const [accountId, net] of expected)
        expect(await balanceOf(database, accountId)).toBe(Math.max(0, net))
      expect(await verifyLedger(database)).toMatchObject({ isSound: true })
    }),
    { numRuns: 40 },
  )
})
