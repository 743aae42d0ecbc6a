import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { createAccount } from '../testing/create-account.ts'
import { newEventsOf } from '../testing/new-events-of.ts'
import {
  act,
  actsOf,
  keyOf,
  operate,
  operateWith,
  operatorConfig,
  operatorPorts,
  unlimited,
} from '../testing/operator-terminal.ts'
import { withTestDatabase } from '../testing/test-database.ts'

const database = withTestDatabase()

/** Without a reference: for ticket 812. */
const move = (
  verb: 'award' | 'take',
  account: number,
  ...[tickets, reference = '812']: readonly [string, string?]
) => act(database, ['wheel', `${verb}-tickets`, String(account), tickets, '--reference', reference])

const actsOn = async (accountId: number) =>
  (await actsOf(database)).filter(({ details }) => 'accountId' in details && details.accountId === accountId)

const entriesOf = (accountId: number) =>
  database.query(sql`
    select amount, balance_after, kind, reference from wheel_entry where account_id = ${accountId} order by id`)

it('gives and takes tickets, notifies open pages and records both', async () => {
  const accountId = await createAccount(database)
  await newEventsOf(database, accountId)
  const given = await move('award', accountId, '5')
  expect(given).toMatchObject({ code: 0, lines: [expect.stringContaining('received 5 tickets for 812')] })
  expect(await newEventsOf(database, accountId)).toEqual(['wheel-changed'])
  const taken = await move('take', accountId, '1')
  expect(taken).toMatchObject({ code: 0, lines: [expect.stringContaining('gave up 1 ticket for 812')] })
  expect(await entriesOf(accountId)).toEqual([
    { amount: 5, balanceAfter: 5, kind: 'operator', reference: `award:812:${accountId}` },
    { amount: -1, balanceAfter: 4, kind: 'operator', reference: `take:812:${accountId}` },
  ])
  expect(await actsOn(accountId)).toMatchObject([
    { who: 'iris', command: 'wheel award-tickets', details: { accountId, tickets: 5, reference: '812' } },
    { who: 'iris', command: 'wheel take-tickets', details: { accountId, tickets: 1, reference: '812' } },
  ])
  const { lines } = await operate(database, ['accounts', 'show', String(accountId)])
  expect(lines).toContain('Fortune wheel: 4 tickets, 0 tokens, 0 spins')
})

it('a repeated command does nothing again, even at the same time, and another number is refused', async () => {
  const accountId = await createAccount(database)
  const runs = await Promise.all(Array.from({ length: 8 }, () => move('award', accountId, '4')))
  expect(runs.map(({ code }) => code)).toEqual(Array.from({ length: 8 }, () => 0))
  const lines = runs.flatMap((printed) => printed.lines)
  expect(lines.filter((line) => line.endsWith('already; nothing was done again'))).toHaveLength(7)
  expect(await move('award', accountId, '5')).toMatchObject({
    code: 1,
    complaints: [expect.stringContaining('another number needs another --reference')],
  })
  expect(await entriesOf(accountId)).toHaveLength(1)
  expect(await actsOn(accountId)).toHaveLength(1)
})

it('takes no more than there is', async () => {
  const accountId = await createAccount(database)
  await move('award', accountId, '3')
  expect(await move('take', accountId, '4')).toMatchObject({
    code: 1,
    complaints: ['Nothing was taken: the account has 3 tickets, which is less than 4'],
  })
  expect(await entriesOf(accountId)).toHaveLength(1)
  expect(await actsOn(accountId)).toHaveLength(1)
})

it.each(['0', '1.5', '1e3', '1000000', 'many'])('refuses the number %s', async (tickets) => {
  const accountId = await createAccount(database)
  expect(await move('award', accountId, tickets)).toMatchObject({
    code: 2,
    complaints: [`${tickets} is no number of tickets: expected a whole number above 0`],
  })
  expect(await entriesOf(accountId)).toEqual([])
})

it('more than the limit waits for a second operator', async () => {
  const accountId = await createAccount(database)
  const config = { ...operatorConfig, operatorLimits: { ...unlimited, tickets: 10 } }
  const ports = operatorPorts(database, { config })
  const keys = { nike: await keyOf(database, 'nike'), hera: await keyOf(database, 'hera') }
  const run = (who: keyof typeof keys, words: readonly string[]) =>
    operateWith(keys[who], [...words, '--why', 'ticket 7'], ports)
  const awarding = (tickets: string, reference: string) =>
    `wheel award-tickets ${accountId} ${tickets} --reference ${reference}`.split(' ')
  expect(await run('nike', awarding('6', 'first'))).toMatchObject({ code: 0 })
  const { code, lines } = await run('nike', awarding('5', 'second'))
  expect(code).toBe(3)
  expect(await entriesOf(accountId)).toHaveLength(1)
  const confirm = ['requests', 'confirm', /Request (\d+)/.exec(lines.join())?.[1] ?? '']
  expect(await run('hera', confirm)).toMatchObject({ code: 0 })
  expect(await entriesOf(accountId)).toMatchObject([{ balanceAfter: 6 }, { balanceAfter: 11 }])
})
