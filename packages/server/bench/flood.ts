// `pnpm bench:flood`: measures what a player notices while one account or one address floods the server.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { silentLog } from '../src/log.ts'
import { createCharacter, createItem } from '../src/testing/game-data.ts'
import { newPlayer } from '../src/testing/test-account.ts'
import { testApp } from '../src/testing/test-app.ts'
import { openTestDatabase } from '../src/testing/test-database.ts'
import type { ClientOrder, ClientReport } from './flood-client.ts'
import { serveOn } from './serve-on.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '8' }, rounds: { type: 'string', default: '3' } },
})
const forMs = Number(values.seconds) * 1000
const rounds = Number(values.rounds)
const headStartMs = 500
/** A player may wait this many times as long as during a flood that a constant 429 answers. */
const allowedRatio = 2

const constantPath = '/constant-429'
const [floodAddress, playerAddress] = ['127.0.0.2', '127.0.0.3']

async function runClient(order: ClientOrder): Promise<ClientReport> {
  const child = fork(path.join(import.meta.dirname, 'flood-client.ts'))
  const reported = once(child, 'message') as Promise<[ClientReport]>
  child.send(order)
  return (await reported)[0]
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN

async function bench(name: string, database: Database): Promise<boolean> {
  const setup = testApp({ database })
  const [flooder, player] = [await newPlayer(setup), await newPlayer(setup)]
  const characterId = await createCharacter(database, flooder.accountId)
  await createItem(database, { id: 'bench-item', priceCoins: 10 })
  const { port, stop } = await serveOn(database, {}, (app) =>
    app.all(constantPath, () => new Response('', { status: 429 })),
  )
  const order = { itemId: 'bench-item', quantity: 1, characterId, expectedUnitPriceCoins: 10 }
  const appearance = { theme: 'dark', banner: 'marble' }
  const common = { port, address: floodAddress, forMs, token: flooder.token }
  const floods: Readonly<Record<string, ClientOrder>> = {
    'appearance, 1,200 at once': {
      ...common,
      kind: 'flood',
      method: 'PUT',
      path: '/api/account/appearance',
      body: appearance,
    },
    'orders without coins, 1,200 at once': {
      ...common,
      kind: 'flood',
      method: 'POST',
      path: '/api/shop/orders',
      body: order,
    },
    '2,000 idle connections': { ...common, kind: 'idle', method: 'GET', path: '/api/support' },
  }

  async function measure(flood: ClientOrder) {
    const watching = runClient({
      kind: 'player',
      port,
      address: playerAddress,
      token: player.token,
      forMs,
      method: 'PUT',
      path: '/api/account/appearance',
      body: appearance,
    })
    // The player is there first, and notices how the flood begins.
    await sleep(headStartMs)
    const { statuses } = await runClient(flood)
    return { ...(await watching), flooded: statuses }
  }

  let isGood = true
  for (const [title, flood] of Object.entries(floods)) {
    const [times, controls]: [number[], number[]] = [[], []]
    const failures: Record<string, number> = {}
    let flooded = {}
    for (let round = 0; round < rounds; round++) {
      controls.push(...(await measure({ ...flood, path: constantPath })).times)
      const report = await measure(flood)
      times.push(...report.times)
      flooded = report.flooded
      for (const [status, count] of Object.entries(report.statuses))
        if (status !== '200') failures[status] = (failures[status] ?? 0) + count
    }
    const ratio = at(times, 0.5) / at(controls, 0.5)
    isGood &&= ratio <= allowedRatio && Object.keys(failures).length === 0
    const figures = `median ${at(times, 0.5).toFixed(1)} ms, p95 ${at(times, 0.95).toFixed(1)} ms`
    const control = `beside a constant 429 ${at(controls, 0.5).toFixed(1)} and ${at(controls, 0.95).toFixed(1)} ms`
    const outcome = `ratio ${ratio.toFixed(2)}, failures ${JSON.stringify(failures)}, flood ${JSON.stringify(flooded)}`
    process.stdout.write(`${name}, ${title}: ${figures}; ${control}; ${outcome}\n`)
  }
  await stop(1000)
  return isGood
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'olympus-flood-'))
const embedded = await openDatabase(readConfig({ DATA_DIR: dataDir }), silentLog)
const isEmbeddedGood = await bench('embedded', embedded).finally(() => embedded.close())
rmSync(dataDir, { recursive: true })
const server = await openTestDatabase()
const isServerGood = await bench('PostgreSQL', server).finally(() => server.close())
if (!isEmbeddedGood || !isServerGood) process.exitCode = 1
process.exit()
