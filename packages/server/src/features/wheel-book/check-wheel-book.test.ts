import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { createAccount } from '../../testing/create-account.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { giveToWheelAccount } from '../../testing/wheel.ts'
import { checkWheelBookInTurn, findWrongBalances } from './check-wheel-book.ts'

const database = withTestDatabase()

const setTickets = (accountId: number, tickets: number) =>
  database.execute(sql`update wheel_account set tickets = ${tickets} where account_id = ${accountId}`)

it('finds accounts whose balance is not the sum of their entries', async () => {
  const [sound, wrong, forged] = [
    await createAccount(database),
    await createAccount(database),
    await createAccount(database),
  ]
  for (const accountId of [sound, wrong])
    await giveToWheelAccount(database, accountId, { tickets: 3, tokens: 2 })
  expect(await findWrongBalances(database)).toEqual([])
  await setTickets(wrong, 4)
  await database.execute(sql`insert into wheel_account (account_id, tokens) values (${forged}, 9)`)
  expect(await findWrongBalances(database)).toEqual([
    { accountId: wrong, tickets: 4, enteredTickets: 3, tokens: 2, enteredTokens: 2 },
    { accountId: forged, tickets: 0, enteredTickets: 0, tokens: 9, enteredTokens: 0 },
  ])
})

it('reports them once a day, by one process', async () => {
  const accountId = await createAccount(database)
  await giveToWheelAccount(database, accountId, { tickets: 3 })
  await setTickets(accountId, 5)
  const errors: unknown[] = []
  const log = { ...silentLog, error: (...told: unknown[]) => void errors.push(told) }
  await Promise.all([checkWheelBookInTurn(database, log), checkWheelBookInTurn(database, log)])
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatchObject([
    { accounts: expect.arrayContaining([expect.objectContaining({ accountId })]) },
    expect.any(String),
  ])
  await database.owner.execute(sql`update wheel_state set book_check_due_at = now()`)
  await checkWheelBookInTurn(database, log)
  expect(errors).toHaveLength(2)
})
