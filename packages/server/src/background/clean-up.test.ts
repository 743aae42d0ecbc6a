import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { createAccount } from '../testing/create-account.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { cleanUp } from './clean-up.ts'

const database = withTestDatabase()

it('deletes expired counters', async () => {
  await database.execute(
    sql`insert into rate_limit (key, window_ends_at, hits, strikes, strikes_end_at) values
          ('counting', now() + interval '1 minute', 1, 0, null),
          ('over', now() - interval '1 minute', 1, 0, null),
          ('remembered', now() - interval '1 minute', 1, 1, now() + interval '1 hour'),
          ('forgotten', now() - interval '2 days', 1, 1, now() - interval '1 minute')`,
  )
  await cleanUp(database)
  const left = await database.query(sql`select key from rate_limit order by key`)
  expect(left).toEqual([{ key: 'counting' }, { key: 'remembered' }])
})

it('deletes devices unseen for the lifetime of their cookie, but never the last one', async () => {
  const accounts = [await createAccount(database), await createAccount(database)]
  for (const [index, accountId] of accounts.entries())
    for (const days of index === 0 ? [0, 399, 401] : [500, 600])
      await database.execute(
        sql`insert into known_device (account_id, secret_hash, last_seen_at)
            values (${accountId}, ${Buffer.from(`${days}`)}, now() - make_interval(days => ${days}))`,
      )
  await cleanUp(database)
  const left = await database.query(
    sql`select account_id, convert_from(secret_hash, 'UTF8') as days from known_device order by 1, last_seen_at desc`,
  )
  expect(left).toEqual([
    { accountId: accounts[0], days: '0' },
    { accountId: accounts[0], days: '399' },
    { accountId: accounts[1], days: '500' },
  ])
})

it('deletes logins that were not completed in time', async () => {
  const accountId = await createAccount(database)
  for (const [name, minutes] of [
    ['waiting', 5],
    ['too late', -1],
  ] as const)
    await database.execute(
      sql`insert into log_in_challenge (challenge_hash, account_id, expires_at)
          values (${Buffer.from(name)}, ${accountId}, now() + make_interval(mins => ${minutes}))`,
    )
  await cleanUp(database)
  const left = await database.query(
    sql`select convert_from(challenge_hash, 'UTF8') as name from log_in_challenge`,
  )
  expect(left).toEqual([{ name: 'waiting' }])
})
