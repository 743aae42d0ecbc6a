// `pnpm bench:bridge`: measures what game servers may send, and what players notice of it.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { cpus } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { taskKinds } from '@olympus/contract/bridge/tasks'
import sql from 'sql-template-tag'
import { queueDelivery } from '../src/features/tasks/queue-delivery.ts'
import { loadPackages } from '../src/features/purchase/load-packages.ts'
import { createItem } from '../src/testing/game-data.ts'
import type { TestDatabase } from '../src/testing/owned-database.ts'
import { newPlayer } from '../src/testing/test-account.ts'
import { testApp } from '../src/testing/test-app.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import { createGameServerKey } from '../src/testing/test-game-server.ts'
import { fullSections } from './bridge-bodies.ts'
import type { PlayerOrder, PlayerResult, ReportOrder, ReportResult } from './bridge-client.ts'
import { msOf } from './ms-of.ts'
import { serveOn } from './serve-on.ts'

const { values } = parseArgs({
  options: {
    characters: { type: 'string', default: '5000' },
    seconds: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    samples: { type: 'string', default: '200' },
  },
})
const characters = Number(values.characters)
const forMs = Number(values.seconds) * 1000
const rounds = Number(values.rounds)
const samples = Number(values.samples)
const pushesPerSecond = 500
/** A player may wait this many times as long while game servers push. */
const allowedRatio = 1.2

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })
const print = (what: string, figures: string) => process.stdout.write(`${what.padEnd(34)} ${figures}\n`)
const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN
const middleOf = (figures: readonly number[]) => at(figures, 0.5)
const spreadOf = (times: readonly number[]) =>
  `p50 ${numbers.format(at(times, 0.5))} ms, p99 ${numbers.format(at(times, 0.99))} ms`

async function runClient<Result>(order: PlayerOrder | ReportOrder): Promise<Result> {
  const child = fork(path.join(import.meta.dirname, 'bridge-client.ts'))
  const ended = once(child, 'exit').then(() => {
    throw new Error('The client ended without a result')
  })
  child.send(order)
  const [result] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  return result as Result
}

async function createAccounts({ owner }: TestDatabase): Promise<number[]> {
  const rows = await owner.query<{ id: number }>(sql`
    insert into account (username, email, password_hash, locale, activated_at)
    select 'Bench_' || n, 'bench' || n || '@example.com', 'none', 'en', now()
    from generate_series(1, ${characters}::int) as n returning id`)
  return rows.map(({ id }) => id)
}

/** A game server that has greeted, and calls of it. */
async function openGameServer(database: TestDatabase, port: number) {
  const key = await createGameServerKey(database.owner, { name: 'bench' })
  const bootId = randomUUID()
  async function call<Data>(address: string, body: object): Promise<Data> {
    const reply = await fetch(`http://127.0.0.1:${port}/api/bridge/v1/${address}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bootId, ...body }),
    })
    const { data } = (await reply.json()) as { data: Data }
    if (reply.status !== 200) throw new Error(`${address}: ${reply.status} ${JSON.stringify(data)}`)
    return data
  }
  const sentAt = new Date().toISOString()
  const greeting = { protocolVersion: 1, build: 'bench', taskKinds: [...taskKinds], sentAt }
  const { epoch } = await call<{ epoch: number }>('hello', greeting)
  let counter = 0
  async function report(
    order: Pick<ReportOrder, 'accountIds' | 'atOnce' | 'entries' | 'mode'> & Partial<ReportOrder>,
  ) {
    const result = await runClient<ReportResult>({
      kind: 'report',
      port,
      key,
      bootId,
      epoch,
      forMs,
      ...order,
      firstCounter: counter,
    })
    counter = result.counter
    return result
  }
  return { bootId, call, report }
}

type GameServer = Awaited<ReturnType<typeof openGameServer>>

/** The same bodies in two statements, by a program that owns the database. */
async function storePlainly({ owner }: TestDatabase, accountIds: readonly number[]): Promise<number> {
  await owner.execute(
    sql`create table if not exists plain_character (game_id text primary key, seen_at timestamptz)`,
  )
  await owner.execute(sql`
    create table if not exists plain_section (game_id text, section text, body jsonb, primary key (game_id, section))`)
  let [mark, stored] = [0, 0]
  const work = async () => {
    while (performance.now() - startedAt < forMs) {
      const rows = Array.from({ length: 50 }, () => {
        const game_id = `bench-${accountIds[++mark % accountIds.length]}`
        return Object.entries(fullSections(mark)).map(([section, { body }]) => ({ game_id, section, body }))
      })
      const json = JSON.stringify(rows.flat())
      await owner.transaction(async (transaction) => {
        const ids = rows.flatMap(([first]) => first?.game_id ?? [])
        await transaction.execute(sql`
          insert into plain_character select unnest(${ids.toSorted()}::text[]), now()
          on conflict (game_id) do update set seen_at = excluded.seen_at`)
        await transaction.execute(sql`
          insert into plain_section select * from jsonb_to_recordset(${json}::jsonb) as new (game_id text, section text, body jsonb)
          on conflict (game_id, section) do update set body = excluded.body`)
      })
      stored += rows.length
    }
  }
  const startedAt = performance.now()
  await Promise.all([work(), work()])
  return (stored / (performance.now() - startedAt)) * 1000
}

async function measureReports(database: TestDatabase, server: GameServer, accountIds: readonly number[]) {
  const unchanged: number[] = []
  for (let round = 0; round < rounds; round++)
    unchanged.push(
      (await server.report({ mode: 'unchanged', entries: 500, atOnce: 2, accountIds })).perSecond,
    )
  print('Unchanged', `${numbers.format(middleOf(unchanged))} per second`)
  const full: number[] = []
  const plain: number[] = []
  for (let round = 0; round < rounds; round++) {
    plain.push(await storePlainly(database, accountIds))
    full.push((await server.report({ mode: 'full', entries: 50, atOnce: 2, accountIds })).perSecond)
  }
  const share = numbers.format((100 * middleOf(full)) / middleOf(plain))
  print('20 kB in two plain statements', `${numbers.format(middleOf(plain))} per second`)
  print('20 kB over the bridge', `${numbers.format(middleOf(full))} per second, ${share} % of plain`)
}

async function measurePresence({ owner }: TestDatabase, { bootId, call }: GameServer) {
  const sessions = await owner.query<{ id: string }>(sql`
    insert into game_session (id, account_id, character_id, game_server_id, boot_id, epoch, started_at)
    select gen_random_uuid(), account_id, id, (select id from game_server where name = 'bench'), ${bootId}::uuid,
      nextval('bridge_epoch'), now() - interval '1 hour'
    from character where game_id like 'bench-%' returning id`)
  const ids = sessions.map(({ id }) => id)
  const times: number[] = []
  for (let sequence = 1; sequence <= samples; sequence++) {
    const sentAt = new Date().toISOString()
    const body = { sequence, sentAt, full: true, sessions: ids }
    const act = async () => {
      const { endedSessions } = await call<{ endedSessions: string[] }>('presence', body)
      if (endedSessions.length > 0) throw new Error('Sessions have ended')
    }
    times.push(await msOf(act))
  }
  print(`Presence of ${numbers.format(ids.length)} accounts`, spreadOf(times))
}

async function measureClaims(database: TestDatabase, { call }: GameServer, accountIds: readonly number[]) {
  const [accountId = 0] = accountIds
  const { characterId } = await database.one<{ characterId: number }>(sql`
    select id as character_id from character where account_id = ${accountId}`)
  const times: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    const claimed = call<{ tasks: { id: number; leaseToken: string }[] }>('tasks/claims', {
      limit: 10,
      leaseMs: 60_000,
      waitMs: 20_000,
    })
    // The order comes at any moment of the wait.
    await sleep(50 + Math.random() * 500)
    const grant = { accountId, characterId, itemId: 'bench-item', quantity: 1, paidCoins: 0 }
    await database.transaction((transaction) => queueDelivery(transaction, grant))
    const queuedAt = performance.now()
    const { tasks } = await claimed
    times.push(performance.now() - queuedAt)
    const entries = tasks.map(({ id, leaseToken }) => ({ id, leaseToken }))
    const sentAt = new Date().toISOString()
    await call('tasks/confirmations', { batchId: randomUUID(), sentAt, entries })
  }
  print('Queued to claimed', spreadOf(times))
}

async function measurePlayers(order: PlayerOrder, server: GameServer, accountIds: readonly number[]) {
  const alone: number[] = []
  const pushed: number[] = []
  const rates: number[] = []
  for (let round = 0; round < 2 * rounds; round++) {
    alone.push(...(await runClient<PlayerResult>(order)).times)
    const pushing = server.report({
      mode: 'push',
      entries: 50,
      atOnce: 2,
      perSecond: pushesPerSecond,
      accountIds,
    })
    pushed.push(...(await runClient<PlayerResult>(order)).times)
    rates.push((await pushing).perSecond)
  }
  const [p50, p99] = [0.5, 0.99].map((share) => at(pushed, share) / at(alone, share))
  print('Player, nobody pushes', spreadOf(alone))
  print(`Player, ${numbers.format(middleOf(rates))} pushes per second`, spreadOf(pushed))
  print('Ratio', `p50 ${p50?.toFixed(2)}, p99 ${p99?.toFixed(2)}; it may be ${allowedRatio}`)
  if (!p99 || p99 > allowedRatio) process.exitCode = 1
}

async function bench(database: TestDatabase): Promise<void> {
  const { version, fsync } = await database.one<{ version: string; fsync: string }>(
    sql`select split_part(version(), ' on ', 1) as version, current_setting('fsync') as fsync`,
  )
  print('Database', `${version}, fsync ${fsync}, ${cpus().length} processors`)
  await loadPackages(database)
  const player = await newPlayer(testApp({ database }))
  await createItem(database, { id: 'bench-item' })
  const accountIds = await createAccounts(database)
  const { port, stop } = await serveOn(database, { REQUESTS_PER_ACCOUNT: '0', REQUESTS_PER_NETWORK: '0' })
  const server = await openGameServer(database, port)
  // One at a time, so that each character is reported once.
  const first = await server.report({
    mode: 'base',
    entries: 100,
    atOnce: 1,
    accountIds,
    forMs: 0,
    untilStored: characters,
  })
  print('First reports of 20 kB', `${numbers.format(first.perSecond)} per second, ${first.stored} characters`)
  await measureClaims(database, server, accountIds)
  const paths = ['/user/v2', '/characters', '/shop/items']
  const { token } = player
  await measurePlayers({ kind: 'player', port, token, paths, forMs }, server, accountIds)
  const base = {
    mode: 'base',
    entries: 100,
    atOnce: 1,
    accountIds,
    forMs: 0,
    untilStored: characters,
  } as const
  await server.report(base)
  await measureReports(database, server, accountIds)
  await measurePresence(database, server)
  await stop(1000)
}

const database = await openTestDatabase()
try {
  await bench(database)
} finally {
  await database.close()
}
process.exit()
