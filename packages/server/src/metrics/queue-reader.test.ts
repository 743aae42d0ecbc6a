import sql from 'sql-template-tag'
import { expect, it, vi } from 'vitest'
import { createAccount } from '../testing/create-account.ts'
import { createPurchase } from '../testing/create-purchase.ts'
import { createCharacter, createItem } from '../testing/game-data.ts'
import { loadPackages } from '../features/purchase/load-packages.ts'
import { silentLog } from '../log.ts'
import { withTestDatabase } from '../testing/test-database.ts'
import { createQueueReader } from './queue-reader.ts'
import { queueGauges, readQueueGauges } from './queue-readings.ts'

const database = withTestDatabase()

const labelsText = (labels: Readonly<Record<string, string>>) => Object.values(labels).join()

/** The readings that are not 0, in whole hours if they are times. */
async function readings(): Promise<Record<string, number>> {
  const values = (await createQueueReader({ database, log: silentLog })()) ?? []
  return Object.fromEntries(
    queueGauges.flatMap(({ name, labels }, index) => {
      const value = values[index] ?? Number.NaN
      const shown = name.endsWith('_seconds') ? Math.floor(value / 3600) : value
      return shown === 0 ? [] : [[`${name} ${labelsText(labels)}`.trim(), shown]]
    }),
  )
}

/** One that is online, with a late clock, one that became quiet, one that is new and one that is revoked. */
async function addGameServers(accountId: number, characterId: number): Promise<void> {
  await database.execute(sql`
    with added as (
      insert into game_server (name, worlds, scopes, revoked_at) values
        ('online', '{main}', '{presence}', null), ('quiet', '{main}', '{presence,tasks}', null),
        ('new', '{main}', '{presence}', null), ('no-presence', '{main}', '{tasks}', null),
        ('revoked', '{main}', '{presence}', now())
      returning id, name
    )
    insert into game_boot (boot_id, game_server_id, epoch, build, task_kinds, greeted_at, lease_until, clock_skew_ms)
    select gen_random_uuid(), id, nextval('bridge_epoch'), 'test', '{}',
      case when name = 'new' then now() else now() - interval '1 day' end,
      case name when 'online' then now() + interval '30 seconds' when 'quiet' then now() - interval '1 minute' end,
      case name when 'online' then -7300000 when 'revoked' then 90000000 else 5 end
    from added`)
  for (const [server, state] of [
    ['online', 'online'],
    ['online', 'ending'],
    ['quiet', 'online'],
    ['quiet', 'online'],
    ['quiet', 'ended'],
  ])
    await database.execute(sql`
      insert into game_session (id, account_id, character_id, game_server_id, boot_id, epoch, state, final_counter, ended_at, end_reason)
      select gen_random_uuid(), ${state === 'ended' ? accountId : await createAccount(database)}, ${characterId},
        game_server_id, boot_id, nextval('bridge_epoch'), ${state}, 1,
        case when ${state} = 'ended' then now() end, case when ${state} = 'ended' then 'logged-out' end
      from game_boot join game_server on game_server.id = game_server_id where name = ${server}`)
  await database.execute(sql`
    insert into character_snapshot (character_id, heads, epoch, counter, wanted_sections)
    values (${characterId}, '{}', 0, 0, '{summary}')`)
}

it('reads what waits and for how long', async () => {
  expect(await readings()).toEqual({})
  await loadPackages(database)
  await createItem(database, { id: 'laurel' })
  const accountId = await createAccount(database)
  const characterId = await createCharacter(database, accountId)
  await database.execute(sql`
    insert into mail_outbox (recipient, locale, subject, text, html, is_urgent, next_try_at, sent_at, failed_at)
    values ('a@example.com', 'en', '', '', '', true, now() - interval '61 minutes', null, null),
      ('a@example.com', 'en', '', '', '', false, now() - interval '181 minutes', null, null),
      ('a@example.com', 'en', '', '', '', false, now() + interval '1 hour', null, null),
      ('a@example.com', 'en', '', '', '', false, now() - interval '9 hours', now(), null),
      ('a@example.com', 'en', '', '', '', false, now() - interval '9 hours', null, now())`)
  await database.execute(sql`
    insert into task (kind, world, account_id, character_id, item_id, quantity, paid_coins, state, queued_at, due_at, lease_token, lease_expires_at)
    select 'delivery', 'main', ${accountId}, ${characterId}, 'laurel', 1, 0, state, now() - queued, now() - due, gen_random_uuid(), now() - lease
    from (values
      ('queued', interval '9 hours', interval '121 minutes', null::interval),
      ('queued', interval '9 hours', interval '-1 hours', null),
      ('claimed', interval '9 hours', interval '9 hours', interval '61 minutes'),
      ('delayed', interval '301 minutes', interval '9 hours', null)
    ) as given (state, queued, due, lease)`)
  await database.execute(sql`
    insert into task (kind, world, account_id, character_id, due_at)
    values ('activate', 'main', ${accountId}, ${characterId}, now() - interval '3 hours'),
      ('activate', 'main', ${accountId}, ${characterId}, now() - interval '1 minute')`)
  await addGameServers(accountId, characterId)
  const purchases = []
  for (let count = 0; count < 4; count++) purchases.push(await createPurchase(database, accountId))
  const [pending, verifying, withdrawn, refused] = purchases
  const paid = sql`paid_at = now(), refunded_cents = 1, withdrawn_at = now()`
  await database.execute(
    sql`update donation set created_at = now() - interval '61 minutes' where id = ${pending}`,
  )
  await database.execute(
    sql`update donation set created_at = now() - interval '121 minutes', processing_at = now() where id = ${verifying}`,
  )
  await database.owner.transaction(async (transaction) => {
    // A withdrawal needs its credit, which is not what this test is about.
    await transaction.script(
      'alter table donation drop constraint donation_credited_once_paid, drop constraint donation_withdrawn_once_credited',
    )
    await transaction.execute(sql`update donation set ${paid} where id = ${withdrawn}`)
    await transaction.execute(sql`update donation set ${paid}, refund_attempts = 5 where id = ${refused}`)
  })
  await database.execute(sql`
    insert into payment_event (provider, event_id, event_type, outcome, fact_kind)
    values ('stripe', 'one', 'checkout.session.completed', 'unmatched', 'paid'),
      ('stripe', 'two', 'charge.refunded', 'unmatched', 'refunded')`)
  await database.execute(
    sql`update account set deletion_at = now() - interval '241 minutes' where id = ${accountId}`,
  )
  await createAccount(database)
  await database.execute(sql`
    insert into wheel_leaf (kind, statement, created_at)
    select 'void', '', now() - make_interval(mins => minutes) from unnest('{241,61}'::int[]) as minutes`)
  await database.execute(sql`insert into ledger_drift (ledger_account_id) select min(id) from ledger_account`)
  expect(await readings()).toEqual({
    'olympus_mails_waiting urgent': 1,
    'olympus_mails_overdue_seconds urgent': 1,
    'olympus_mails_waiting usual': 2,
    'olympus_mails_overdue_seconds usual': 3,
    'olympus_tasks delivery,queued': 2,
    'olympus_tasks_overdue_seconds delivery,queued': 2,
    'olympus_tasks delivery,claimed': 1,
    'olympus_tasks_overdue_seconds delivery,claimed': 1,
    'olympus_tasks delivery,delayed': 1,
    'olympus_tasks_overdue_seconds delivery,delayed': 5,
    'olympus_tasks activate,queued': 2,
    'olympus_tasks_overdue_seconds activate,queued': 3,
    'olympus_game_servers online': 3,
    'olympus_game_servers quiet': 1,
    olympus_game_server_clock_skew_seconds: 2,
    'olympus_game_sessions online': 1,
    'olympus_game_sessions ending': 1,
    'olympus_game_sessions unknown': 2,
    olympus_characters_wanted: 1,
    'olympus_purchases_open pending': 1,
    'olympus_purchases_open_seconds pending': 1,
    'olympus_purchases_open verifying': 1,
    'olympus_purchases_open_seconds verifying': 2,
    olympus_refunds_due: 2,
    olympus_refunds_failed: 1,
    olympus_payments_unmatched: 1,
    olympus_account_deletions_due: 1,
    olympus_account_deletions_overdue_seconds: 4,
    olympus_wheel_log_waiting_seconds: 4,
    olympus_ledger_accounts_drifted: 1,
  })
})

it('finds everything by an index', async () => {
  const plan = await database.transaction(async (transaction) => {
    await transaction.script('set local enable_seqscan = off')
    return transaction.query<{ readonly 'QUERY PLAN': string }>(sql`explain ${readQueueGauges}`)
  })
  const scans = JSON.stringify(plan).match(/Seq Scan on \w+/g) ?? []
  // Has a row only for accounts that drifted.
  expect(scans.filter((scan) => !scan.endsWith('ledger_drift'))).toEqual([])
})

const readsOf = (answer: () => Promise<{ readings: number[] }>) => {
  const one = vi.fn(answer)
  return { one, database: { one: one as never } }
}

it('asks the database once for scrapes at the same time and shortly after', async () => {
  const { one, database: counted } = readsOf(async () => ({ readings: [7] }))
  const read = createQueueReader({ database: counted, log: silentLog })
  expect(await Promise.all([read(), read()])).toEqual([[7], [7]])
  expect(await read()).toEqual([7])
  expect(one).toHaveBeenCalledOnce()
})

it('returns nothing while the database is down or too slow, and never asks twice at once', async () => {
  const down = readsOf(() => Promise.reject(new Error('down')))
  expect(await createQueueReader({ database: down.database, log: silentLog })()).toBeNull()

  const { promise: late, resolve: answer } = Promise.withResolvers<{ readings: number[] }>()
  const slow = readsOf(() => late)
  const read = createQueueReader({ database: slow.database, log: silentLog, patienceMs: 1 })
  expect(await read()).toBeNull()
  expect(await read()).toBeNull()
  expect(slow.one).toHaveBeenCalledOnce()
  answer({ readings: [7] })
  expect(await read()).toEqual([7])
})
