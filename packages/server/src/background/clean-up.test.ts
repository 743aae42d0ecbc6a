import sql, { raw } from 'sql-template-tag'
import { expect, it } from 'vitest'
import type { Database } from '../database/database.ts'
import { createAccount } from '../testing/create-account.ts'
import { createCharacter } from '../testing/game-data.ts'
import { entered, newEntrant } from '../testing/game-entrant.ts'
import { recordGame } from '../testing/record-game.ts'
import { testApp } from '../testing/test-app.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { createGameServerKey, newGameServer } from '../testing/test-game-server.ts'
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

it('keeps batches for a week and refusals for 30 days, and deletes any number of older ones', async () => {
  await createGameServerKey(database)
  const days = sql`generate_series(1, 40) as days`
  await database.execute(sql`
    insert into bridge_batch (game_server_id, batch_id, game_server_key_id, endpoint, request_hash, answer, applied, unchanged,
      stale, refused, sent_at, received_at)
    select game_server_id, gen_random_uuid(), id, days::text, '', '{}', 0, 0, 0, 0, now(),
      now() - make_interval(days => days) + interval '1 minute'
    from game_server_key, ${days}, generate_series(1, 200)`)
  await database.execute(sql`
    insert into bridge_refusal (game_server_id, batch_id, endpoint, entry_index, reason, details, refused_at)
    select game_server_id, gen_random_uuid(), days::text, 0, 'BAD_ENTRY', '{}',
      now() - make_interval(days => days) + interval '1 minute' from game_server_key, ${days}`)
  await cleanUp(database)
  const keptOf = (table: string) =>
    database.query<{ days: string; count: number }>(
      sql`select endpoint as days, count(*) as count from ${raw(table)} group by 1 order by endpoint::int desc limit 1`,
    )
  expect(await keptOf('bridge_batch')).toEqual([{ days: '7', count: 200 }])
  expect(await keptOf('bridge_refusal')).toEqual([{ days: '30', count: 1 }])
})

it('deletes game sessions that ended 90 days ago, and boots of which nothing is left', async () => {
  const server = await newGameServer(testApp({ database }))
  const { accountId, characterId } = await newEntrant(database)
  const boots = [
    ['long ago', 91, [91, 92]],
    ['long ago, with a younger session', 91, [89, 91]],
    ['recently', 89, []],
    ['current', null, [91]],
  ] as const
  for (const [build, ended, sessions] of boots) {
    await database.execute(sql`
      insert into game_boot (boot_id, game_server_id, epoch, build, task_kinds, ended_at)
      select gen_random_uuid(), coalesce(other.id, boot.game_server_id), nextval('bridge_epoch'), ${build}, '{}',
        now() - make_interval(days => ${ended}::int)
      from game_boot as boot left join game_server as other on ${ended}::int is null and other.id <> boot.game_server_id
      where boot.boot_id = ${server.bootId} limit 1`)
    for (const days of sessions)
      await database.execute(sql`
        insert into game_session (id, account_id, character_id, game_server_id, boot_id, epoch, state, ended_at, end_reason)
        select gen_random_uuid(), ${accountId}, ${characterId}, game_server_id, boot_id, nextval('bridge_epoch'), 'ended',
          now() - make_interval(days => ${days}), 'logged-out'
        from game_boot where build = ${build}`)
  }
  const { sessionId } = await entered(server, await newEntrant(database))
  await database.execute(sql`
    update game_session set started_at = now() - interval '200 days' where id = ${sessionId}`)
  await cleanUp(database)
  const left = await database.query(sql`
    select build, array_agg(extract(day from now() - game_session.ended_at)::int) as days
    from game_boot left join game_session on game_session.boot_id = game_boot.boot_id group by 1 order by 1`)
  expect(left).toEqual([
    { build: 'current', days: [null] },
    { build: 'long ago, with a younger session', days: [89] },
    { build: 'recently', days: [null] },
    // Its player is still in the game.
    { build: 'test', days: [null] },
  ])
  expect(await database.query(sql`select id from game_session where id = ${sessionId}`)).toHaveLength(1)
})

it('forgets what characters had 30 days after they were deleted, but not their names', async () => {
  const accountId = await createAccount(database)
  const ids: number[] = []
  for (const days of [null, 29, 31]) {
    const id = await createCharacter(database, accountId, { isActive: false })
    ids.push(id)
    await database.execute(sql`
      update character set deleted_at = now() - make_interval(days => ${days}::int) where id = ${id}`)
  }
  await recordGame(database, accountId, 'Kallistrate')
  await cleanUp(database)
  const left = await database.query(sql`
    select id, (select count(*) from character_section where character_id = id) as sections,
      (select count(*) from character_snapshot where character_id = id) as snapshots,
      (select count(*) from character_privacy where character_id = id) as privacy,
      (select count(*) from equipment_link where character_id = character.id) as links,
      (select count(*) from character_visit where character_id = id) as visits,
      (select count(*) from character_name_history where character_id = id) as names
    from character where account_id = ${accountId} order by id`)
  expect(left).toEqual([
    { id: ids[0], sections: 2, snapshots: 1, privacy: 1, links: 1, visits: 1, names: 1 },
    { id: ids[1], sections: 2, snapshots: 1, privacy: 1, links: 1, visits: 1, names: 1 },
    { id: ids[2], sections: 0, snapshots: 0, privacy: 0, links: 0, visits: 0, names: 1 },
  ])
})

it('finds what game servers have left by an index', async () => {
  const plans: string[] = []
  const execute: Database['execute'] = (statement) =>
    database.transaction(async (transaction) => {
      await transaction.script('set local enable_seqscan = off')
      plans.push(JSON.stringify(await transaction.query(sql`explain ${statement}`)))
      return 0
    })
  await cleanUp({ execute })
  const bridge = plans.filter((plan) => /Delete on (?:bridge|game|character|equipment)_/.test(plan))
  expect(bridge).toHaveLength(9)
  expect(bridge.filter((plan) => plan.includes('Seq Scan on'))).toEqual([])
})
