import { logOut } from '@olympus/contract/sessions'
import { beforeAll, expect, it, vi } from 'vitest'
import { listen } from '../../http/listen.ts'
import { silentLog } from '../../log.ts'
import { ban } from '../../testing/ban.ts'
import { createAccount } from '../../testing/create-account.ts'
import { readLiveEvents } from '../../testing/event-reader.ts'
import { logInAs, type TestPlayer } from '../../testing/test-account.ts'
import { recordedApp } from '../../testing/recorded-app.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { systemRandom } from '../../random.ts'
import { startSession } from '../auth/start-session.ts'
import { createEventStream } from './event-stream.ts'
import { createLiveEvents, type LiveEvents } from './live-events.ts'
import type { LiveListener } from './live-listener.ts'
import { mountLiveEvents } from './mount-live-events.ts'
import { publish } from './publish.ts'

const { app, database, newPlayer } = withTestApp()
let player: TestPlayer

beforeAll(async () => {
  player = await newPlayer()
})

const open = (through: TestApp, token: string, headers: Record<string, string> = {}) =>
  through.fetch('/api/events', { headers: { authorization: `Bearer ${token}`, ...headers } })

it('streams events of the account from any process', async () => {
  const response = await open(app, player.token)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  const reader = readLiveEvents(response)
  const otherProcess = testApp({ database })
  const elsewhere = readLiveEvents(await open(otherProcess, player.token))
  await publish(database, player.accountId, { kind: 'account-changed' })
  await reader.received(1)
  await elsewhere.received(1)
  expect(reader.events).toEqual([{ kind: 'account-changed' }])
  expect(reader.lastId()).toBeGreaterThan(0)
})

it('logging out at one process sends the reason to a stream at another process and ends it', async () => {
  const session = await logInAs(app, player)
  const otherProcess = testApp({ database })
  const own = readLiveEvents(await open(otherProcess, session.token))
  const sibling = readLiveEvents(await open(otherProcess, player.token))
  expect(await app.callOrFail(logOut, { as: session })).toBeNull()
  await own.ended
  await sibling.received(1)
  expect(own.events).toEqual(sibling.events.slice(0, 1))
  expect(own.events).toMatchObject([{ kind: 'session-ended' }])
  expect((await open(otherProcess, session.token)).status).toBe(401)
})

it('resumes where a page stopped', async () => {
  const { accountId } = player
  const reader = readLiveEvents(await open(app, player.token))
  await publish(database, accountId, { kind: 'account-changed' })
  await reader.received(1)
  await vi.waitFor(() => expect(reader.lastId()).not.toBeNull())
  // A transaction of another database on the same server may keep this position where it was.
  const lastId = String(reader.lastId())
  const missed = { kind: 'session-ended', sessionId: '11111111-1111-4111-8111-111111111111' } as const
  await publish(database, accountId, missed)
  const back = readLiveEvents(await open(app, player.token, { 'last-event-id': lastId }))
  await vi.waitFor(() => expect(back.events).toContainEqual(missed))
})

it('counts networks as the trusted proxy names them', async () => {
  const listened: LiveListener[] = []
  const live: LiveEvents = {
    async listen(listener) {
      listened.push(listener)
      listener.end()
      return () => {}
    },
    openStreams: () => 0,
    stop: async () => {},
  }
  const proxied = testApp({ database, live })
  await open(proxied, player.token, { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' })
  await open(proxied, player.token, { 'x-forwarded-for': '2001:db8::1' })
  expect(listened.map(({ network }) => network)).toEqual(['198.51.100.7', '2001:db8:0:0::/64'])
})

it.each([
  ['no token', {}],
  ['a made-up token', { authorization: 'Bearer made.up.token' }],
  ['no bearer', { authorization: 'Basic abc' }],
])('refuses %s in the envelope of every answer', async (_name, headers) => {
  const response = await app.fetch('/api/events', { headers })
  expect(response.status).toBe(401)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(await response.json()).toMatchObject({ status: 401, message: { key: 'UNAUTHORIZED' } })
})

it('refuses a banned account and the sixth stream of a session', async () => {
  const busy = await newPlayer()
  const streams = await Promise.all(Array.from({ length: 6 }, () => open(app, busy.token)))
  const statuses = streams.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 200, 503])
  const refused = streams.find(({ status }) => status === 503)
  expect(refused?.headers.get('retry-after')).toBe('30')
  await streams.find(({ status }) => status === 200)?.body?.cancel()
  expect((await open(app, busy.token)).status).toBe(200)

  const banned = await newPlayer()
  await ban(database, banned.accountId)
  expect(await (await open(app, banned.token)).json()).toMatchObject({
    status: 403,
    message: { key: 'UNAUTHORIZED_BANNED_ACCOUNT' },
  })
})

it('sends heartbeats, and closes a page that reads nothing', async () => {
  // Only the heartbeat's: streams of earlier tests still wait for other timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const onClose = vi.fn()
    const { body } = createEventStream({ heartbeatMs: 1000, onClose })
    await vi.advanceTimersByTimeAsync(2000)
    const reader = body.getReader()
    const decoder = new TextDecoder()
    const pieces = []
    for (let count = 0; count < 3; count++) pieces.push(decoder.decode((await reader.read()).value))
    expect(pieces).toEqual(['retry: 2000\n\n', ':\n\n', ':\n\n'])
    await vi.advanceTimersByTimeAsync(300_000)
    expect(onClose).toHaveBeenCalledTimes(1)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('asks an evicted page to wait before it comes back', async () => {
  const stream = createEventStream({ heartbeatMs: 1000, onClose() {} })
  stream.evict()
  expect(await new Response(stream.body).text()).toBe('retry: 2000\n\nretry: 30000\n\n')
})

it('over a socket, streams events, notices a page that leaves, and does not delay a stop', async () => {
  const live: LiveEvents = createLiveEvents({ database, log: silentLog })
  const hono = recordedApp()
  const accountId = await createAccount(database)
  const device = { accountId, bindSecret: 'secret', userAgent: '', address: '' }
  const { claims } = await startSession(database, systemRandom, device)
  const session = { ...claims, role: 'PLAYER' as const, isSteppedUp: false }
  const { config } = app
  mountLiveEvents(hono, {
    live,
    authenticate: async () => session,
    publicUrl: config.publicUrl,
  })
  const listening = await listen(hono, { port: 0, host: '127.0.0.1', trustedProxies: 0 })
  const url = `http://127.0.0.1:${listening.port}/api/events`
  const headers = { authorization: 'Bearer any' }
  const gone = new AbortController()
  const responses = await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      fetch(url, { headers, ...(index === 0 && { signal: gone.signal }) }),
    ),
  )
  expect((await fetch(url, { headers })).status).toBe(503)
  gone.abort()
  await vi.waitFor(async () => {
    const response = await fetch(url, { headers })
    expect(response.status).toBe(200)
    responses.push(response)
  })
  const streams = responses.slice(1).map(readLiveEvents)
  await publish(database, accountId, { kind: 'account-changed' })
  await Promise.all(streams.map((stream) => stream.received(1)))
  await live.stop()
  // The server would wait longer than the test may take if a stream were still open.
  await listening.stop(600_000)
  await Promise.all(streams.map(({ ended }) => ended))
})
