import { getUser } from '@olympus/contract/account'
import { endOtherSessions, logOut } from '@olympus/contract/sessions'
import sql from 'sql-template-tag'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openPostgres } from '../../database/postgres.ts'
import { Failure } from '../../failure.ts'
import { silentLog } from '../../log.ts'
import { ban } from '../../testing/ban.ts'
import { createPage, openPage } from '../../testing/open-page.ts'
import { copyTemplate } from '../../testing/postgres-template.ts'
import { logInAs, newPlayer, type TestPlayer } from '../../testing/test-account.ts'
import { noEndings, testApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { createLiveEvents } from '../live/live-events.ts'
import { createSessionEndings } from './session-endings.ts'

const patience = { timeout: 20_000 }
const hour = 60 * 60_000
const cleanups: (() => Promise<unknown>)[] = []
let openProcess: () => Database

/** Processes have a connection pool each on PostgreSQL, and share the embedded database. */
beforeEach(async () => {
  const { TEST_DATABASE_URL: serverUrl } = process.env
  if (serverUrl) {
    const copy = await copyTemplate(serverUrl)
    cleanups.push(copy.drop)
    openProcess = () => {
      const database = openPostgres(copy.url, silentLog)
      cleanups.push(() => database.close())
      return database
    }
  } else {
    const database = await openTestDatabase()
    cleanups.push(() => database.close())
    openProcess = () => database
  }
  // Cached sessions live forever, so only a notice ends them.
  vi.spyOn(performance, 'now').mockReturnValue(0)
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A server that neither polls nor checks sessions, and hears of others only by notices. */
async function serve() {
  const database = openProcess()
  const endings = createSessionEndings({ database, log: silentLog })
  const live = createLiveEvents({
    database,
    log: silentLog,
    pollEveryMs: hour,
    checkSessionsEveryMs: hour,
  })
  cleanups.push(
    () => live.stop(),
    () => endings.stop(),
  )
  await vi.waitFor(() => expect(endings.isBehind()).toBe(false), patience)
  return { app: testApp({ database, endings, live }), database, live }
}

/** A player whose session a server has cached, with an open page there. */
async function visit({ app, database, live }: Awaited<ReturnType<typeof serve>>, player: TestPlayer) {
  await app.callOrFail(getUser, { as: player })
  const { id } = await database.one<{ id: string }>(
    sql`select id from session where account_id = ${player.accountId} order by created_at desc, id limit 1`,
  )
  const page = createPage(player.accountId, { sessionId: id })
  await openPage(live, page)
  return { page, read: () => app.call(getUser, { as: player }) }
}

it('a ban ends sessions and pages in every process at once', async () => {
  const [here, there] = [await serve(), await serve()]
  const player = await newPlayer(here.app)
  const { page, read } = await visit(there, player)
  expect(await read()).toMatchObject({ status: 200 })
  await ban(here.database, player.accountId, { reason: 'Botting' })
  await vi.waitFor(
    async () => expect(await read()).toMatchObject({ key: 'UNAUTHORIZED_BANNED_ACCOUNT' }),
    patience,
  )
  await vi.waitFor(() => expect(page.received.ends).toBeGreaterThan(0), patience)
})

it('so does any other end of a session, and only of that session', async () => {
  const [here, there] = [await serve(), await serve()]
  const player = await newPlayer(here.app)
  const left = await visit(there, player)
  const kept = await logInAs(there.app, player)
  await there.app.callOrFail(getUser, { as: kept })
  await here.app.callOrFail(endOtherSessions, { as: kept })
  await vi.waitFor(
    async () => expect(await left.read()).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' }),
    patience,
  )
  await vi.waitFor(() => expect(left.page.received.ends).toBeGreaterThan(0), patience)
  expect(await there.app.call(getUser, { as: kept })).toMatchObject({ status: 200 })
})

it('asks the database about each session until it has read which have ended', async () => {
  const database = openProcess()
  let isBehind = false
  const app = testApp({ database, endings: { ...noEndings, isBehind: () => isBehind } })
  const player = await newPlayer(app)
  await app.callOrFail(getUser, { as: player })
  const elsewhere = testApp({ database })
  await elsewhere.callOrFail(logOut, { as: player })
  expect(await app.call(getUser, { as: player })).toMatchObject({ status: 200 })
  isBehind = true
  expect(await app.call(getUser, { as: player })).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
})

it('drops all cached sessions if it cannot read which have ended', async () => {
  const database = openProcess()
  const forgotten: unknown[] = []
  const mayRead = Promise.withResolvers<void>()
  const failing: Database = {
    ...database,
    query: () => mayRead.promise.then(() => Promise.reject(new Failure('SERVICE_UNAVAILABLE'))),
  }
  const endings = createSessionEndings({ database: failing, log: silentLog })
  cleanups.push(() => endings.stop())
  endings.watch((sessionIds) => void forgotten.push(sessionIds))
  database.notify('session_end')
  expect(endings.isBehind()).toBe(true)
  mayRead.resolve()
  await vi.waitFor(() => expect(endings.isBehind()).toBe(false))
  expect(forgotten).toContain(null)
})
