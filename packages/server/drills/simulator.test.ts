import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { readJournal } from '@olympus/game-simulator/game/journal'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { silentLog } from '../src/log.ts'
import { createAccount } from '../src/testing/create-account.ts'
import { copyDataDir } from '../src/testing/data-dir-template.ts'
import { createCharacter, createItem } from '../src/testing/game-data.ts'
import { freePort, type ServerProcess, startServerProcess } from '../src/testing/server-process.ts'
import { createGameServerKey } from '../src/testing/test-game-server.ts'

const program = path.join(import.meta.dirname, '../../game-simulator/src/main.ts')
const run = promisify(execFile)
const deliveries = 12
const timeoutMs = 600_000

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-simulator-'))
const variables = { DATA_DIR: path.join(folder, 'data') }
let server: ServerProcess
let url: string
let accountIds: number[]
let keys: { readonly check: string; readonly game: string; readonly revoked: string }

async function withDatabase<Value>(act: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(readConfig(variables), silentLog)
  return act(database).finally(() => database.close())
}

/** Runs the simulator to its end. Resolves with its exit code and what it prints. */
const simulate = (key: string, ...args: string[]) =>
  run(process.execPath, [program, ...args], { env: { ...process.env, OLYMPUS_GAME_SERVER_KEY: key } }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
      code,
      stdout,
      stderr,
    }),
  )

beforeAll(async () => {
  await copyDataDir(variables.DATA_DIR)
  await withDatabase(async (database) => {
    accountIds = [await createAccount(database), await createAccount(database), await createAccount(database)]
    const game = await createGameServerKey(database, { name: 'argos', worlds: ['argos'] })
    const check = await createGameServerKey(database, { name: 'thebes', worlds: ['thebes'] })
    const revoked = await createGameServerKey(database)
    await database.execute(
      sql`update game_server_key set revoked_at = now() where id = (select max(id) from game_server_key)`,
    )
    keys = { check, game, revoked }
    await createItem(database, { id: 'draught' })
    const [, other = 0] = accountIds
    const characterId = await createCharacter(database, other, { world: 'thebes' })
    await database.execute(sql`
      insert into task (kind, world, account_id, character_id, item_id, quantity)
      values ('delivery', 'thebes', ${other}, ${characterId}, 'draught', 1)`)
  })
  const port = await freePort()
  url = `http://localhost:${port}`
  server = startServerProcess({ ...variables, LOG_LEVEL: 'error', PORT: String(port) })
  await server.ready()
}, timeoutMs)

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.exit
  fs.rmSync(folder, { recursive: true, force: true })
})

it(
  'finds nothing to complain about in this portal',
  async () => {
    const [accountId] = accountIds
    const { code, stdout } = await simulate(keys.check, '--check', url, '--account', String(accountId))
    expect(stdout.match(/^(?:finding|skipped) .*$/gm)).toBeNull()
    expect(stdout.match(/^ok /gm)?.length).toBeGreaterThan(30)
    expect(code).toBe(0)
  },
  timeoutMs,
)

it('says so when the key is revoked', async () => {
  for (const args of [
    ['--check', url],
    ['--url', url],
  ]) {
    const { code, stderr } = await simulate(keys.revoked, ...args, '--store', path.join(folder, 'revoked'))
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: 'The portal does not accept the key of the game server. Was it revoked?\n',
    })
  }
})

const storedCounts = (database: Database) =>
  database.query<{ gameId: string; counters: Record<string, number> }>(sql`
    select game_id, counters from character_statistic join character on character.id = character_id
    where world = 'argos' order by game_id`)

const monstersIn = (counts: readonly { readonly counters: Readonly<Record<string, number>> }[]) =>
  counts.reduce((sum, { counters }) => sum + (counters['monstersKilled'] ?? 0), 0)

const stop = async () => {
  server.child.kill('SIGTERM')
  await server.exit
}

it(
  'plays on a bad network, is killed, and loses and doubles nothing',
  async () => {
    const store = path.join(folder, 'game')
    const game = ['--url', url, '--store', store, '--account-ids', accountIds.join(','), '--lease', '1s']
    const faults = ['--drop-replies', '0.1', '--reorder', '--duplicate', '--clock-skew', '90s']
    const more = ['--old-snapshots', '0.2', '--full-bag', '0.2', '--play-every', '50ms', '--kill-every', '3s']
    expect(await simulate(keys.game, ...game, '--for', '2s')).toMatchObject({ code: 0 })
    await stop()
    // While no server runs, the database is free.
    await withDatabase(async (database) => {
      await database.execute(sql`
        insert into task (kind, world, account_id, character_id, item_id, quantity)
        select 'delivery', world, account_id, character.id, 'draught', 2
        from character, generate_series(1, ${deliveries}::int / 3)
        where world = 'argos' and slot = 1`)
    })
    server = startServerProcess({ ...variables, LOG_LEVEL: 'error', PORT: new URL(url).port })
    await server.ready()
    const { code, stdout } = await simulate(keys.game, ...game, ...faults, ...more, '--for', '10s')
    expect(stdout).not.toContain('FINDING')
    expect(stdout).toContain('No findings')
    expect(code).toBe(0)
    expect(await simulate(keys.game, ...game, '--compare')).toMatchObject({ code: 0 })
    const { done, characters } = readJournal(store)
    const delivered = [...characters.values()].flatMap(({ sections }) =>
      sections.inventory.items
        .map(({ item }) => item['serial'])
        .filter((serial) => String(serial).startsWith('task-')),
    )
    expect(done.size).toBeGreaterThan(0)
    // Players use what they get, but nobody has a thing twice.
    expect(new Set(delivered).size).toBe(delivered.length)
    await stop()
    await withDatabase(async (database) => {
      const tasks = await database.query<{ id: number; state: string }>(
        sql`select id, state from task where world = 'argos' and kind = 'delivery'`,
      )
      expect(tasks).toHaveLength(deliveries)
      // Those that met a full bag last wait for the next attempt.
      const confirmed = tasks.filter(({ state }) => state === 'confirmed').map(({ id }) => id)
      expect(confirmed.sort()).toEqual(
        [...done.keys()].filter((id) => tasks.some((task) => task.id === id)).sort(),
      )
      const counted = [...characters.values()].filter(({ counts }) => Object.keys(counts.counters).length > 0)
      expect(counted.length).toBeGreaterThan(0)
      expect(
        new Map((await storedCounts(database)).map(({ gameId, counters }) => [gameId, counters])),
      ).toEqual(new Map(counted.map(({ gameId, counts }) => [gameId, counts.counters])))
    })
  },
  timeoutMs,
)

it(
  'finds what the portal does not know',
  async () => {
    const store = path.join(folder, 'game')
    const port = new URL(url).port
    fs.appendFileSync(
      path.join(store, 'journal.jsonl'),
      `${JSON.stringify({ done: { id: 999_999, leaseToken: crypto.randomUUID(), kind: 'delivery' } })}\n`,
    )
    server = startServerProcess({ ...variables, LOG_LEVEL: 'error', PORT: port })
    await server.ready()
    const { code, stdout } = await simulate(keys.game, '--url', url, '--store', store, '--compare')
    expect(stdout).toContain('FINDING Task 999999 is done, but its confirmation is refused UNKNOWN_TASK')
    expect(code).toBe(1)
  },
  timeoutMs,
)

it(
  'a wiped game counts from zero, and the portal adds that to what it had',
  async () => {
    await stop()
    const before = await withDatabase(storedCounts)
    server = startServerProcess({ ...variables, LOG_LEVEL: 'error', PORT: new URL(url).port })
    await server.ready()
    const store = path.join(folder, 'wiped')
    const game = [
      '--url',
      url,
      '--store',
      store,
      '--account-ids',
      accountIds.join(','),
      '--play-every',
      '50ms',
    ]
    expect(await simulate(keys.game, ...game, '--for', '5s')).toMatchObject({ code: 0 })
    await stop()
    const after = await withDatabase(storedCounts)
    const played = [...readJournal(store).characters.values()].map(({ counts }) => counts)
    expect(monstersIn(played)).toBeGreaterThan(0)
    expect(monstersIn(after)).toBe(monstersIn(before) + monstersIn(played))
  },
  timeoutMs,
)
