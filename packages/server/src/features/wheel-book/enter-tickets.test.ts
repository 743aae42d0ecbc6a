import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { Failure } from '../../failure.ts'
import { createAccount } from '../../testing/create-account.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { enterTickets, giveTickets } from './enter-tickets.ts'

const database = withTestDatabase()

let acts = 0
const enter = (accountId: number, amount: number, reference = `test:${++acts}`) =>
  database.transaction((transaction) =>
    enterTickets(transaction, { accountId, amount, kind: 'operator', reference }),
  )

const bookOf = async (accountId: number) => {
  const account = await database.maybeOne<{ tickets: number }>(
    sql`select tickets from wheel_account where account_id = ${accountId}`,
  )
  const entries = await database.query<{ amount: number; balanceAfter: number }>(sql`
    select amount, balance_after from wheel_entry where account_id = ${accountId} order by id`)
  return {
    tickets: account?.tickets,
    entries: entries.map(({ amount, balanceAfter }) => [amount, balanceAfter]),
  }
}

it('enters each change with the balance after it, and notifies the pages of the account', async () => {
  const accountId = await createAccount(database)
  expect(await enter(accountId, 5)).toBe(5)
  expect(await newEventsOf(database, accountId)).toEqual(['wheel-changed'])
  expect(await enter(accountId, 2)).toBe(7)
  expect(await enter(accountId, -7)).toBe(0)
  expect(await bookOf(accountId)).toEqual({
    tickets: 0,
    entries: [
      [5, 5],
      [2, 7],
      [-7, 0],
    ],
  })
})

it('refuses to go below 0, and writes nothing then', async () => {
  const [poor, unknown] = [await createAccount(database), await createAccount(database)]
  await enter(poor, 3)
  await newEventsOf(database, poor)
  for (const accountId of [poor, unknown])
    expect(await enter(accountId, -4)).toMatchObject({ key: 'NO_TICKETS' })
  expect(await bookOf(poor)).toEqual({ tickets: 3, entries: [[3, 3]] })
  expect(await bookOf(unknown)).toEqual({ tickets: undefined, entries: [] })
  expect(await newEventsOf(database, poor)).toEqual([])
})

it('enters an act only once', async () => {
  const accountId = await createAccount(database)
  await enter(accountId, 1, 'coupon:77')
  await expect(enter(accountId, 1, 'coupon:77')).rejects.toThrow(/wheel_entry_kind_reference_currency_key/)
  expect(await bookOf(accountId)).toEqual({ tickets: 1, entries: [[1, 1]] })
})

it('keeps the balance equal to its entries when many change it at once', async () => {
  const accountId = await createAccount(database)
  await enter(accountId, 5)
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => enter(accountId, -1)))
  expect(outcomes.filter((outcome) => outcome instanceof Failure)).toHaveLength(15)
  const { tickets, entries } = await bookOf(accountId)
  expect(tickets).toBe(0)
  expect(entries.map(([, after]) => after)).toEqual([5, 4, 3, 2, 1, 0])
})

it('an entry never changes', async () => {
  const accountId = await createAccount(database)
  await enter(accountId, 5)
  const { owner } = database
  await expect(owner.execute(sql`update wheel_entry set amount = 6`)).rejects.toThrow('append-only')
  await expect(owner.execute(sql`delete from wheel_entry`)).rejects.toThrow('append-only')
})

it('only what gives tickets cannot be refused', async () => {
  const accountId = await createAccount(database)
  const given = { accountId, kind: 'reward', reference: 'spin:1' } as const
  const give = (amount: number) =>
    database.transaction((transaction) => giveTickets(transaction, { ...given, amount }))
  await expect(give(-1)).rejects.toThrow('reward spin:1 takes tickets')
  expect(await give(1)).toBe(1)
})
