import { randomUUID } from 'node:crypto'
import { reportCharacters } from '@olympus/contract/bridge/characters'
import { listCodes } from '@olympus/contract/bridge/game-servers'
import { claimTasks } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { sampleReport } from '../../testing/character-reports.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { testMetrics } from '../../testing/metric-values.ts'
import { newPlayer } from '../../testing/test-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { newGameServer } from '../../testing/test-game-server.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const database = withTestDatabase()

it('counts the entries of each batch once, by result, and its lag by the clock of the portal', async () => {
  const { metrics, valueOf, seriesOf } = testMetrics()
  const server = await newGameServer(testApp({ database, metrics }))
  // A game server whose clock is an hour early.
  await database.execute(sql`update game_boot set clock_skew_ms = -3600000 where boot_id = ${server.bootId}`)
  const { epoch } = server
  const report = sampleReport({ accountId: await createAccount(database), epoch })
  const body = {
    world: 'main',
    bootId: server.bootId,
    batchId: randomUUID(),
    sentAt: new Date(Date.now() + 3600_000 - 3000).toISOString(),
    entries: [
      report,
      sampleReport({ accountId: 2 ** 40, epoch }),
      sampleReport({ accountId: 2 ** 40, epoch }),
      { ...sampleReport({ accountId: 1, epoch }), gameId: '' },
    ],
  }
  for (let repeat = 0; repeat < 3; repeat++) await server.callOrFail(reportCharacters, { body })
  await server.callOrFail(reportCharacters, {
    body: { ...body, batchId: randomUUID(), entries: [report] },
  })

  const entries = (result: string) =>
    valueOf(`olympus_bridge_entries_total{endpoint="reportCharacters",result="${result}"}`)
  expect([await entries('applied'), await entries('unchanged'), await entries('refused')]).toEqual([1, 1, 3])
  expect(await valueOf('olympus_bridge_refused_entries_total{reason="UNKNOWN_ACCOUNT"}')).toBe(2)
  expect(await valueOf('olympus_bridge_refused_entries_total{reason="BAD_ENTRY"}')).toBe(1)
  expect(await seriesOf('olympus_bridge_refused_entries_total')).toHaveLength(2)
  const lag = 'olympus_bridge_batch_lag_seconds'
  expect(await valueOf(`${lag}_count{endpoint="reportCharacters"}`)).toBe(2)
  const sum = (await valueOf(`${lag}_sum{endpoint="reportCharacters"}`)) ?? 0
  expect(sum).toBeGreaterThan(5.9)
  expect(sum).toBeLessThan(30)
})

it('counts requests without a usable key by sender', async () => {
  const { metrics, valueOf } = testMetrics()
  const app = testApp({ database, metrics })
  const { key } = await newGameServer(app)
  const player = await newPlayer(app)
  const rejected = (sender: string) => valueOf(`olympus_bridge_keys_rejected_total{sender="${sender}"}`)
  await app.callOrFail(listCodes, { as: { token: key } })
  expect([await rejected('unknown'), await rejected('player')]).toEqual([0, 0])
  await app.call(listCodes)
  await app.call(listCodes, { as: { token: `${key.slice(0, -1)}~` } })
  await app.call(listCodes, { as: player })
  expect([await rejected('unknown'), await rejected('player')]).toEqual([2, 1])
})

it('measures how long tasks wait for a game server, by kind', async () => {
  const { metrics, valueOf } = testMetrics()
  const server = await newGameServer(testApp({ database, metrics }))
  const characterId = await createCharacter(database, await createAccount(database))
  await database.execute(sql`
    insert into task (kind, world, account_id, character_id, due_at)
    select 'deactivate', world, account_id, id, now() - interval '7 seconds' from character where id = ${characterId}`)
  const { bootId } = server
  const claim = { bootId, limit: 10, leaseMs: 1000, waitMs: 0 }
  for (let repeat = 0; repeat < 2; repeat++) await server.callOrFail(claimTasks, { body: claim })
  expect(await valueOf('olympus_task_wait_seconds_count{kind="deactivate"}')).toBe(1)
  expect(await valueOf('olympus_task_wait_seconds_sum{kind="deactivate"}')).toBeGreaterThan(6.9)
})
