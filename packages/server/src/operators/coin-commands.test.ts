import { listWalletMovements } from '@olympus/contract/logs'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { reversalEntries } from '../features/ledger/ledger-rules.ts'
import { postOrFail } from '../features/ledger/post.ts'
import { verifyLedger } from '../features/ledger/verify-ledger.ts'
import { walletOf } from '../features/ledger/wallet-of.ts'
import { createAccount } from '../testing/create-account.ts'
import { giveCoins } from '../testing/game-data.ts'
import { newEventsOf } from '../testing/new-events-of.ts'
import {
  act,
  actsOf,
  keyOf,
  operateWith,
  operatorConfig,
  operatorPorts,
} from '../testing/operator-terminal.ts'
import { withTestApp } from '../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()

/** Without a reference: for ticket 812. */
const move = (
  verb: 'grant' | 'take',
  account: number,
  ...[coins, reference = '812']: readonly [string, string?]
) => act(database, ['accounts', `${verb}-coins`, String(account), coins, '--reference', reference])

const actsOn = async (accountId: number) =>
  (await actsOf(database)).filter(({ details }) => 'accountId' in details && details.accountId === accountId)

it('gives and takes coins, notifies open pages and explains both in the wallet', async () => {
  const player = await newPlayer()
  const { accountId, username } = player
  await newEventsOf(database, accountId)
  expect(await move('grant', accountId, '500')).toMatchObject({
    code: 0,
    lines: [`Account ${accountId} (${username}) received 500 OC for 812`],
  })
  expect(await newEventsOf(database, accountId)).toContain('wallet-changed')
  expect(await move('take', accountId, '200')).toMatchObject({
    code: 0,
    lines: [`Account ${accountId} (${username}) gave up 200 OC for 812`],
  })
  expect(await app.callOrFail(listWalletMovements, { as: player })).toMatchObject({
    balanceCoins: 300,
    entries: [
      { kind: 'operator-deduction', reference: `ticket:812:${accountId}`, coins: -200, balanceCoins: 300 },
      { kind: 'operator-grant', reference: `ticket:812:${accountId}`, coins: 500, balanceCoins: 500 },
    ],
  })
  expect(await actsOn(accountId)).toMatchObject([
    { who: 'iris', command: 'accounts grant-coins', details: { accountId, coins: 500, reference: '812' } },
    { who: 'iris', command: 'accounts take-coins', details: { accountId, coins: 200, reference: '812' } },
  ])
  expect(await verifyLedger(database)).toMatchObject({ isSound: true })
})

it('a repeated command does nothing again, even at the same time, and another amount is refused', async () => {
  const accountId = await createAccount(database)
  const runs = await Promise.all(Array.from({ length: 8 }, () => move('grant', accountId, '40')))
  expect(runs.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 0))
  const lines = runs.flatMap(({ lines }) => lines)
  expect(lines.filter((line) => line.endsWith('already; nothing was done again'))).toHaveLength(7)
  expect(await move('grant', accountId, '41')).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('received 40 OC for 812 already: another amount needs another')],
  })
  expect(await move('grant', accountId, '40', '813')).toMatchObject({ code: 0 })
  // The same ticket may be for several players.
  const other = await createAccount(database)
  expect(await move('grant', other, '40')).toMatchObject({ code: 0 })
  expect(await walletOf(database, accountId)).toEqual({ balanceCoins: 80, debtCoins: 0 })
  expect(await walletOf(database, other)).toEqual({ balanceCoins: 40, debtCoins: 0 })
  expect(await actsOn(accountId)).toHaveLength(2)
})

it('never takes more than the balance', async () => {
  const accountId = await createAccount(database)
  await giveCoins(database, accountId, 100)
  expect(await move('take', accountId, '101')).toMatchObject({
    code: 1,
    complaints: ['Nothing was taken: the balance is 100 OC, less than 101 OC'],
  })
  const runs = await Promise.all(['a', 'b', 'c'].map((ticket) => move('take', accountId, '60', ticket)))
  expect(runs.map(({ code }) => code).toSorted()).toEqual([0, 1, 1])
  expect(await walletOf(database, accountId)).toEqual({ balanceCoins: 40, debtCoins: 0 })
  expect(await actsOn(accountId)).toHaveLength(1)
})

it('a grant pays off a debt first', async () => {
  const accountId = await createAccount(database)
  await database.transaction((transaction) =>
    postOrFail(transaction, {
      kind: 'donation-reversal',
      reference: `donation:${accountId}:test`,
      entries: reversalEntries({ accountId, balanceCoins: 0, debtCoins: 0 }, 'house:sales', 70),
    }),
  )
  await move('grant', accountId, '100')
  expect(await walletOf(database, accountId)).toEqual({ balanceCoins: 30, debtCoins: 0 })
  // A repetition is recognized by the whole amount.
  expect(await move('grant', accountId, '100')).toMatchObject({ code: 0 })
  expect(await walletOf(database, accountId)).toEqual({ balanceCoins: 30, debtCoins: 0 })
})

it('refuses amounts that are no whole number of coins, and a missing or unusual reference', async () => {
  const accountId = await createAccount(database)
  for (const coins of ['0', '1.5', '1e3', '0x10', '12345678901', 'all'])
    expect(await move('grant', accountId, coins)).toMatchObject({
      code: 2,
      complaints: [`${coins} is no number of coins: expected a whole number above 0`],
    })
  expect(await move('grant', accountId, '5', 'the big outage')).toMatchObject({
    code: 2,
    complaints: [expect.stringContaining('--reference: expected')],
  })
  expect(await act(database, ['accounts', 'take-coins', String(accountId), '5'])).toMatchObject({
    code: 2,
    complaints: ['--reference is missing'],
  })
  expect(await database.query(sql`select from ledger_account where account_id = ${accountId}`)).toEqual([])
})

it('a grant above the limit waits for a second operator, who gives exactly that', async () => {
  const accountId = await createAccount(database)
  const config = { ...operatorConfig, operatorLimits: { coins: 100, cents: 0, tickets: 0 } }
  const ports = operatorPorts(database, { config })
  const keys = { iris: await keyOf(database, 'iris'), nike: await keyOf(database, 'nike') }
  const run = (who: keyof typeof keys, words: readonly string[]) =>
    operateWith(keys[who], [...words, '--why', 'ticket 7'], ports)
  const grant = ['accounts', 'grant-coins', String(accountId), '101', '--reference', 'outage-7']
  const { code, lines } = await run('iris', grant)
  expect(code).toBe(3)
  expect(await walletOf(database, accountId)).toEqual({ balanceCoins: 0, debtCoins: 0 })
  const confirm = ['requests', 'confirm', /Request (\d+)/.exec(lines.join())?.[1] ?? '']
  expect(await run('iris', confirm)).toMatchObject({ code: 1 })
  expect(await run('nike', confirm)).toMatchObject({ code: 0 })
  expect(await walletOf(database, accountId)).toEqual({ balanceCoins: 101, debtCoins: 0 })
})
