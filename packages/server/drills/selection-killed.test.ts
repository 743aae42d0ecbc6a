import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apiBasePath, type Envelope } from '@olympus/contract/envelope'
import { resolvePath } from '@olympus/contract/resolve-path'
import sql from 'sql-template-tag'
import { afterEach, expect, it } from 'vitest'
import { readConfig } from '../src/config.ts'
import type { Database } from '../src/database/database.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { silentLog } from '../src/log.ts'
import { confirmedSelection, couponItems } from '../src/testing/confirmed-selection.ts'
import { createAccount } from '../src/testing/create-account.ts'
import { copyDataDir } from '../src/testing/data-dir-template.ts'
import { ModelGame } from '../src/testing/model-game.ts'
import { copyTemplate } from '../src/testing/postgres-template.ts'
import { freePort, type ServerProcess, startServerProcess } from '../src/testing/server-process.ts'
import { dataOf, type TestApp, type TestReply } from '../src/testing/test-app.ts'
import { createGameServerKey } from '../src/testing/test-game-server.ts'

/** From the last answer of the game to the kill. A step takes some ms; the portal looks once a second. */
const delaysMs = [0, 5, 15, 40, 100, 300, 1100]
const maxKills = 60
const timeoutMs = 600_000

const { TEST_DATABASE_URL: databaseServer } = process.env
const cleanUps: (() => Promise<void> | void)[] = []

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
})

/** Calls a portal over HTTP, as a game server does. */
function portalAt(port: number): Pick<TestApp, 'callOrFail' | 'callUnchecked' | 'database'> {
  const callUnchecked: TestApp['callUnchecked'] = async (
    { method, path: pathname },
    { as, body, ...input },
  ) => {
    const response = await fetch(`http://localhost:${port}${apiBasePath}${resolvePath(pathname, input)}`, {
      method,
      headers: { 'content-type': 'application/json', ...(as && { authorization: `Bearer ${as.token}` }) },
      body: JSON.stringify(body),
    })
    const { data, message } = (await response.json()) as Envelope
    return { status: response.status, headers: response.headers, key: message.key, data } as TestReply<never>
  }
  return {
    callUnchecked,
    callOrFail: async (endpoint, ...[request]) => dataOf(await callUnchecked(endpoint, request ?? {})),
    get database(): Database {
      throw new Error('Only the portal has the database')
    },
  }
}

/** A portal that can be killed. Its database is read while it does not run. */
async function killablePortal() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'olympus-killed-'))
  cleanUps.push(() => fs.rmSync(dataDir, { recursive: true, force: true }))
  const copy = databaseServer ? await copyTemplate(databaseServer) : undefined
  if (copy) cleanUps.push(copy.drop)
  else await copyDataDir(dataDir)
  const port = await freePort()
  const variables = { DATA_DIR: dataDir, ...(copy && { DATABASE_URL: copy.url }) }
  let running: ServerProcess | undefined

  async function kill(): Promise<void> {
    running?.child.kill('SIGKILL')
    await running?.exit
    running = undefined
  }
  cleanUps.push(kill)

  return {
    api: portalAt(port),
    kill,
    async start() {
      running = startServerProcess({ ...variables, LOG_LEVEL: 'error', PORT: String(port) })
      await running.ready()
    },
    async withDatabase<Value>(act: (database: Database) => Promise<Value>): Promise<Value> {
      const database = await openDatabase(readConfig(variables), silentLog)
      return act(database).finally(() => database.close())
    },
  }
}

/** How far the selection is, as a text that differs at each step. */
const readProgress = async (database: Database, id: number): Promise<string> =>
  (
    await database.one<{ progress: string }>(sql`
      select concat_ws(' ', state, final_items is not null, (
        select string_agg(step || ':' || task.state, ',' order by task.id)
        from character_selection_task join task on task.id = task_id where selection_id = character_selection.id
      ), (select count(*) from coupon where selection_id = character_selection.id)) as progress
      from character_selection where id = ${id}`)
  ).progress

it(
  'carries a permanent selection out once when its portal is killed at every step',
  async () => {
    const portal = await killablePortal()
    const world = 'argos'
    const { accountId, key } = await portal.withDatabase(async (database) => ({
      accountId: await createAccount(database),
      key: await createGameServerKey(database, { name: 'argos', worlds: [world] }),
    }))
    await portal.start()
    const game = await ModelGame.start(portal.api, accountId, { world, key })
    const heir = await game.add('Atalante')
    const bow = { vnum: 2, amount: 1 }
    const apples = { vnum: 10, amount: 20 }
    const archer = await game.add('Meleager', {
      worn: [bow],
      offered: [{ listingId: 'l1', item: { vnum: 4 } }],
    })
    const oracle = await game.add('Kassandra', { bag: [apples] })
    await portal.kill()
    const id = await portal.withDatabase((database) =>
      confirmedSelection(database, { accountId, keptIds: [heir.id], deletedIds: [archer.id, oracle.id] }),
    )

    const seen = new Set<string>()
    let progress = ''
    for (let kills = 0; kills < maxKills && !progress.startsWith('done'); kills++) {
      await portal.start()
      const tasks = await game.claim(2)
      for (const task of tasks) await game.perform(task)
      // Every third time the answers are lost, and the tasks come again.
      if (kills % 3 !== 2) for (const task of tasks) await game.confirm(task)
      await sleep(delaysMs[kills % delaysMs.length])
      await portal.kill()
      progress = await portal.withDatabase(async (database) => {
        await database.execute(sql`update task set lease_expires_at = now() where state = 'claimed'`)
        return readProgress(database, id)
      })
      seen.add(progress)
    }

    expect(progress).toMatch(/^done/)
    expect(seen.size).toBeGreaterThan(3)
    const coupons = await portal.withDatabase((database) => couponItems(database, id))
    expect(coupons).toEqual([bow, apples])
    expect([...game.characters.keys()]).toEqual([heir.id])
    expect(heir.offered.map(({ listingId }) => listingId)).toEqual(['l1'])
  },
  timeoutMs,
)
