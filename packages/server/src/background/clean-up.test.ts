import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
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

it('keeps the replies of refused acts for two days, those of others for 35', async () => {
  const accountId = await createAccount(database)
  const replies = [
    [409, 1],
    [409, 3],
    [200, 34],
    [null, 34],
    [200, 36],
  ] as const
  for (const [status, days] of replies)
    await database.execute(
      sql`insert into idempotency_key (account_id, key, endpoint, request_hash, status, created_at)
          values (${accountId}, gen_random_uuid(), ${`${status} ${days}`}, '', ${status}, now() - make_interval(days => ${days}))`,
    )
  await cleanUp(database)
  const left = await database.query<{ endpoint: string }>(
    sql`select endpoint from idempotency_key where account_id = ${accountId} order by endpoint`,
  )
  expect(left.map(({ endpoint }) => endpoint)).toEqual(['200 34', '409 1', 'null 34'])
})

it('deletes what a registration entered once its link is used or expired', async () => {
  const accountId = await createAccount(database)
  for (const [name, minutes, isUsed] of [
    ['waiting', 5, false],
    ['expired', -5, false],
    ['used', 5, true],
  ] as const)
    await database.execute(
      sql`insert into one_time_token (token_hash, account_id, purpose, payload, expires_at, used_at)
          values (${Buffer.from(name)}, ${accountId}, 'activation', '{"passwordHash": "a hash"}',
            now() + make_interval(mins => ${minutes}), case when ${isUsed} then now() end)`,
    )
  await cleanUp(database)
  const links = await database.query(
    sql`select convert_from(token_hash, 'UTF8') as name, payload <> '{}' as has_payload
        from one_time_token where account_id = ${accountId} order by 1`,
  )
  expect(links).toEqual([
    { name: 'expired', hasPayload: false },
    { name: 'used', hasPayload: false },
    { name: 'waiting', hasPayload: true },
  ])
})

it('runs every statement, even if the first one fails', async () => {
  let count = 0
  const execute: Database['execute'] = async (statement) => {
    count += 1
    if (count === 1) throw new Error('canceled')
    return database.execute(statement)
  }
  await expect(cleanUp({ ...database, execute })).rejects.toThrow('The clean-up is incomplete')
  expect(count).toBeGreaterThan(10)
})
