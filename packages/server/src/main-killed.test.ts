import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { DataOf } from '@olympus/contract/endpoint'
import type { Envelope } from '@olympus/contract/envelope'
import type { buyItem } from '@olympus/contract/shop'
import { Client } from 'pg'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readConfig } from './config.ts'
import type { Database } from './database/database.ts'
import { openDatabase } from './database/open-database.ts'
import { verifyLedger } from './features/ledger/verify-ledger.ts'
import { hashPassword } from './features/passwords/password-hash.ts'
import { silentLog } from './log.ts'
import { createAccount } from './testing/create-account.ts'
import { createCharacter, createItem, giveCoins } from './testing/game-data.ts'
import { copyTemplate } from './testing/postgres-template.ts'
import { freePort, type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { testPassword } from './testing/test-account.ts'

const killRounds = 3
const cuts = 5
const ordersBetweenCuts = 20
const buyers = 8
const ordersBeforeKill = 20
const givenCoins = 1_000_000
const patienceMs = 600_000

interface Player {
  readonly email: string
  readonly characterId: number
}

let variables: NodeJS.ProcessEnv = {}
let running: ServerProcess | undefined
let dropDatabase: (() => Promise<void>) | undefined

beforeEach(async () => {
  const port = String(await freePort())
  const { TEST_DATABASE_URL: databaseServer } = process.env
  const copy = databaseServer ? await copyTemplate(databaseServer) : undefined
  dropDatabase = copy?.drop
  variables = {
    ...(copy && { DATABASE_URL: copy.url }),
    DATA_DIR: fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-killed-')),
    PORT: port,
  }
})

afterEach(async () => {
  running?.child.kill('SIGKILL')
  await running?.exit
  await dropDatabase?.()
  running = dropDatabase = undefined
  fs.rmSync(variables['DATA_DIR'] ?? '', { recursive: true, force: true })
})

/** Opens the database while no server has it. */
async function between<Value>(act: (database: Database) => Promise<Value>): Promise<Value> {
  const database = await openDatabase(readConfig({ ...variables, DEMO: 'off' }), silentLog)
  try {
    return await act(database)
  } finally {
    await database.close()
  }
}

const newPlayer = () =>
  between(async (database): Promise<Player> => {
    const accountId = await createAccount(database)
    await giveCoins(database, accountId, givenCoins)
    await createItem(database, { id: 'draught' })
    const { email } = await database.one<{ email: string }>(sql`
      update account set password_hash = ${await hashPassword(testPassword)} where id = ${accountId}
      returning email`)
    return { email, characterId: await createCharacter(database, accountId) }
  })

async function send(pathname: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`http://localhost:${variables['PORT']}/api${pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const { status, data } = (await response.json()) as Envelope
  return { status, data, isHit: response.headers.get('idempotency-hit') === 'true' }
}

async function startServing({ email }: Player): Promise<string> {
  running = startServerProcess(variables)
  await running.ready()
  const { data } = await send('/login', { email, password: testPassword })
  return (data as { readonly token: string }).token
}

interface Bought {
  readonly orderId: number
  readonly isHit: boolean
}

function buyer(token: string, { characterId }: Player) {
  const order = { itemId: 'draught', quantity: 1, characterId, expectedUnitPriceCoins: 100 }

  async function buy(key: string): Promise<Bought> {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
    const { status, data, isHit } = await send('/shop/orders', order, headers)
    // Too much to do, or the database is out of reach: the same request has to come again.
    if (status === 503) return buy(key)
    if (status !== 200) throw new Error(`An order was answered ${status}`)
    return { orderId: (data as DataOf<typeof buyItem>).order.id, isHit }
  }

  return buy
}

/** Buys without a pause until the process is dead. Answers which keys were used and the orders that were acknowledged. */
async function buyUntilKilled(buy: ReturnType<typeof buyer>) {
  const keys: string[] = []
  const acknowledged = new Map<string, number>()
  const isBuying = Array.from({ length: buyers }, async () => {
    for (;;) {
      const key = randomUUID()
      keys.push(key)
      const { orderId } = await buy(key)
      acknowledged.set(key, orderId)
      if (acknowledged.size === ordersBeforeKill) running?.child.kill('SIGKILL')
    }
  })
  await Promise.allSettled(isBuying)
  running?.child.kill('SIGKILL')
  await running?.exit
  return { keys, acknowledged }
}

/** Stops the server, and looks whether exactly these orders were written, delivered and paid. */
async function expectOrders(orderIds: readonly number[]): Promise<void> {
  running?.child.kill('SIGKILL')
  await running?.exit
  const { orders, books, report } = await between(async (database) => ({
    orders: await database.query<{ id: number }>(sql`select id from shop_order order by id`),
    books: await database.one(sql`
      select (select count(*) from delivery) as deliveries, (select sum(coins)::bigint from ledger_entry) as total,
        (select balance_coins from ledger_account where name like 'player:%') as balance`),
    report: await verifyLedger(database),
  }))
  expect(orders.map(({ id }) => id)).toEqual(orderIds.toSorted((a, b) => a - b))
  expect(books).toEqual({
    deliveries: orderIds.length,
    total: 0,
    balance: givenCoins - 100 * orderIds.length,
  })
  expect(report).toMatchObject({ isSound: true })
}

it(
  'keeps each acknowledged order once when it is killed in the middle of orders, and resolves the others by their keys',
  async () => {
    const player = await newPlayer()
    const orderIds: number[] = []
    let buy = buyer(await startServing(player), player)
    for (let round = 0; round < killRounds; round++) {
      const { keys, acknowledged } = await buyUntilKilled(buy)
      expect(acknowledged.size).toBeGreaterThanOrEqual(ordersBeforeKill)
      expect(keys).toHaveLength(acknowledged.size + buyers)

      const again = new Map<string, number>()
      const repeats: string[] = []
      buy = buyer(await startServing(player), player)
      for (const key of keys) {
        const { orderId, isHit } = await buy(key)
        again.set(key, orderId)
        if (isHit) repeats.push(key)
      }
      expect([...again]).toEqual(expect.arrayContaining([...acknowledged]))
      expect(repeats).toEqual(expect.arrayContaining([...acknowledged.keys()]))
      orderIds.push(...again.values())
    }
    await expectOrders(orderIds)
  },
  patienceMs,
)

/** What a restart of the database does to whoever is connected. */
async function cutConnections(): Promise<void> {
  const client = new Client({ connectionString: variables['DATABASE_URL'] })
  await client.connect()
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await client.end()
}

// The embedded database has no connections that could be cut.
it.skipIf(!process.env['TEST_DATABASE_URL'])(
  'goes on when its connections are cut in the middle of orders, again and again, and makes each order once',
  async () => {
    const player = await newPlayer()
    const buy = buyer(await startServing(player), player)
    const ordered = new Map<string, number>()
    const over = new AbortController()
    const isBuying = Array.from({ length: buyers }, async () => {
      while (!over.signal.aborted) {
        const key = randomUUID()
        ordered.set(key, (await buy(key)).orderId)
      }
    })
    for (let cut = 1; cut <= cuts; cut++) {
      await vi.waitFor(() => expect(ordered.size).toBeGreaterThanOrEqual(cut * ordersBetweenCuts), patienceMs)
      await cutConnections()
    }
    over.abort()
    await Promise.all(isBuying)
    for (const [key, orderId] of ordered) expect(await buy(key)).toEqual({ orderId, isHit: true })
    expect(running?.child.exitCode).toBe(null)
    await expectOrders([...ordered.values()])
  },
  patienceMs,
)
