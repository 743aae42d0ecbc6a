// The client is written for browsers.
/// <reference lib="dom" />
import { startLiveEvents } from '@olympus/api-client/events'
import { createGameData } from '@olympus/api-client/game-data'
import { createSession } from '@olympus/api-client/session'
import type { SessionOptions } from '@olympus/api-client/session-options'
import { memoryTokens } from '@olympus/api-client/token-store'
import { disconnectChat } from '@olympus/contract/connections'
import { logOut } from '@olympus/contract/sessions'
import sql from 'sql-template-tag'
import { afterEach, expect, it, vi } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { reportedCharacter, sendReport } from '../../testing/reported-character.ts'
import { fromElsewhere, newPlayer, type TestPlayer } from '../../testing/test-account.ts'
import { type TestApp, testApp, testOrigin } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const database = withTestDatabase()
const patience = { timeout: 20_000 }
const openTabs: { stop(): void }[] = []
afterEach(() => {
  for (const tab of openTabs.splice(0)) tab.stop()
})

function memoryStorage(): NonNullable<SessionOptions['storage']> {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

/** A browser with a logged-in player. Tabs share tokens and storage, and use Node's locks and channels. */
function browser(app: TestApp, { token, refreshToken, bindCookie }: TestPlayer) {
  const tokens = memoryTokens({ token, refreshToken })
  const storage = memoryStorage()
  const answered: string[] = []
  const started: unknown[] = []

  function openTab() {
    const told: string[] = []
    const options: SessionOptions = {
      tokens,
      storage,
      locale: () => 'en-US',
      gameData: createGameData(null),
      target: new EventTarget(),
      clearCache() {},
      onSignedOut: ({ cause, key, data }) => told.push(`${cause} ${key} ${JSON.stringify(data ?? null)}`),
      onAccountChanged() {},
      importLiveEvents: async () => ({
        startLiveEvents(given) {
          started.push(given)
          return startLiveEvents(given, {
            page: { state: () => 'visible', onChange: () => () => {} },
            // Reconnects late, so that an ended session is noticed first.
            random: () => 1,
            revalidate: ({ kind }) => told.push(kind),
          })
        },
      }),
      async fetch(input, init) {
        const headers = new Headers(init.headers)
        headers.set('cookie', bindCookie)
        headers.set('origin', testOrigin)
        headers.set('x-forwarded-for', fromElsewhere()['x-forwarded-for'])
        const response = await app.fetch(input, { ...init, headers })
        answered.push(input)
        return response
      },
    }
    const session = createSession(options)
    openTabs.push(session)
    return { session, told }
  }
  const streams = () => answered.filter((path) => path === '/api/events').length
  return { openTab, started, streams, tokens }
}

const connect = ({ accountId, username }: TestPlayer) =>
  database.execute(
    sql`insert into chat_connection (account_id, provider, external_id, name)
        values (${accountId}, 'Sandbox chat', ${username}, ${username})`,
  )

it('keeps two tabs up to date over one stream, refreshes tokens, and ends both with the session', async () => {
  const now = { date: new Date() }
  const app = testApp({ database, clock: { now: () => now.date } })
  const otherProcess = testApp({ database, clock: { now: () => now.date } })
  const player = await newPlayer(app)
  await connect(player)
  now.date = new Date(now.date.getTime() + 11 * 60_000)

  const { openTab, started, streams, tokens } = browser(app, player)
  const tabs = [openTab(), openTab()]
  for (const { session } of tabs) await session.loadUser()
  expect(tokens.read().token).not.toBe(player.token)
  await vi.waitFor(() => expect([started.length, streams()]).toEqual([2, 1]), patience)

  await tabs[1]?.session.client.call(disconnectChat)
  for (const { told } of tabs) await vi.waitFor(() => expect(told).toEqual(['account-changed']), patience)

  const as = { token: tokens.read().token ?? '' }
  expect(await otherProcess.call(logOut, { as })).toMatchObject({ status: 200 })
  for (const { told } of tabs)
    await vi.waitFor(() => expect(told.at(-1)).toBe('other-tab null null'), patience)
  expect(tokens.read()).toEqual({ token: null, refreshToken: null })
  expect(streams()).toBe(1)
})

it('tells every tab of a ban in another process, with its reason', async () => {
  const app = testApp({ database })
  const player = await newPlayer(app)
  const { openTab, started, streams } = browser(app, player)
  const tabs = [openTab(), openTab()]
  for (const { session } of tabs) await session.loadUser()
  await vi.waitFor(() => expect([started.length, streams()]).toEqual([2, 1]), patience)
  await ban(database, player.accountId, { reason: 'Botting' })
  const ended = 'unauthorized UNAUTHORIZED_BANNED_ACCOUNT {"reason":"Botting","until":null}'
  for (const { told } of tabs) await vi.waitFor(() => expect(told).toEqual([ended]), patience)
})

it('tells an open page of a report that another process takes', async () => {
  const app = testApp({ database })
  const otherProcess = testApp({ database })
  const { player, server, report } = await reportedCharacter(otherProcess)
  const { openTab, streams } = browser(app, player)
  const { session, told } = openTab()
  await session.loadUser()
  await vi.waitFor(() => expect(streams()).toBe(1), patience)
  told.length = 0
  await sendReport(server, report(2, { summary: { level: 94 } }))
  await vi.waitFor(() => expect(told).toEqual(['characters-changed']), patience)
})
