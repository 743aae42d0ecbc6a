import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import { getGameDataVersion } from '@olympus/contract/game-data'
import { expect, test } from 'vitest'

import { arrivedAt, serverTimeMs } from '../client/arrivals.ts'
import { memoryTokens } from '../client/token-store.ts'
import { fetchOrTake, preloadedData } from '../react/preload.ts'
import { lostConnection, refuse } from '../testing/fake-api.ts'
import { browser, pair, roster, theron } from '../testing/fake-browser.ts'

const reply = (path: '/user/v2' | '/characters', data: unknown) =>
  ({ method: 'GET', path, input: {}, data }) as const

const firstReplies = {
  accountId: theron.accountId,
  locale: 'en-US',
  requestedAtMs: 0,
  position: 12,
  replies: [reply('/user/v2', theron), reply('/characters', roster)],
}

const tokenOf = (accountId: number) => `header.${btoa(JSON.stringify({ sub: String(accountId) }))}.signature`

/** A tab of a browser in which an account is logged in. */
const open = ({ openTab }: ReturnType<typeof browser>, accountId = theron.accountId) =>
  openTab({ tokens: memoryTokens({ ...pair, token: tokenOf(accountId) }) })

test('replies that came with the page are used once, as if they had just been requested', async () => {
  const shared = browser()
  const { api } = shared
  const { session } = open(shared)
  expect(session.take(firstReplies, 1500)).toBe(true)
  expect(session.user.get()?.username).toBe('Theron')
  expect(session.characters.get()).toEqual(roster)
  expect(arrivedAt(theron)).toBe(1500)
  const { locale } = firstReplies
  const questions = [getUser, listCharacters].map((endpoint) => ({ endpoint, input: {}, locale }))
  const taken = await Promise.all(questions.map((question) => fetchOrTake(session.client, question)))
  expect(taken).toEqual([theron, roster])
  expect(api.seen).toEqual([])
  await session.loadUser()
  expect(api.seen).toHaveLength(1)
  session.stop()
})

test('replies that came with the page tell the time of the server', () => {
  const { session } = open(browser())
  const arrivedAtMs = Date.now()
  const dayMs = 24 * 60 * 60 * 1000
  session.take({ ...firstReplies, requestedAtMs: arrivedAtMs - 2 * dayMs }, arrivedAtMs)
  expect(serverTimeMs()).toBeLessThan(arrivedAtMs - dayMs)
  session.take({ ...firstReplies, requestedAtMs: arrivedAtMs }, arrivedAtMs)
  expect(serverTimeMs()).toBeGreaterThanOrEqual(arrivedAtMs)
  session.stop()
})

test('a page that was rendered without a roster shows none from an earlier visit', async () => {
  const shared = browser()
  const { session: earlier } = open(shared)
  earlier.take(firstReplies, 0)
  earlier.stop()
  const { session } = open(shared)
  expect(session.client.stored(listCharacters)).toEqual(roster)
  session.take({ ...firstReplies, replies: [reply('/user/v2', theron)] }, 0)
  expect(session.client.stored(listCharacters)).toBeUndefined()
  session.take({ ...firstReplies, replies: [reply('/characters', roster)] }, 0)
  expect(session.client.stored(listCharacters)).toEqual(roster)
  session.stop()
})

test('a roster from an earlier visit is shown again when the server does not answer', async () => {
  const shared = browser({ 'GET /characters': lostConnection })
  const { session: earlier } = open(shared)
  earlier.take(firstReplies, 0)
  earlier.stop()
  const { session } = open(shared)
  session.take({ ...firstReplies, replies: [] }, 0)
  await session.client.call(getUser)
  expect(session.client.stored(listCharacters)).toBeUndefined()
  await expect(session.client.call(listCharacters)).rejects.toMatchObject({ isOffline: true })
  expect(session.client.stored(listCharacters)).toEqual(roster)
  session.stop()
})

test('replies that came with the page of another account, or before a logout, are dropped', async () => {
  const shared = browser()
  const { session: other } = open(shared, theron.accountId + 1)
  const { session: nobodys } = shared.openTab({ tokens: memoryTokens({ refreshToken: pair.refreshToken }) })
  for (const session of [other, nobodys]) {
    expect(session.take(firstReplies, 0)).toBe(false)
    expect(session.user.get()).toBeNull()
    session.stop()
  }
})

test('a page that a visitor has opened first renders without its replies', async () => {
  const shared = browser()
  const { session } = shared.openTab({ tokens: memoryTokens() })
  const version = { hash: 'ab' }
  const replies = [{ method: 'GET', path: '/game-data', input: {}, data: version } as const]
  const ofVisitor = { ...firstReplies, accountId: null, position: null, replies }
  expect(session.take(firstReplies, 0)).toBe(false)
  expect(session.take(ofVisitor, 0)).toBe(true)
  const question = { endpoint: getGameDataVersion, input: {}, locale: firstReplies.locale }
  expect(preloadedData(session.client, question)).toBeUndefined()
  expect(await fetchOrTake(session.client, question)).toBe(version)
  expect(shared.api.seen).toEqual([])
  const { session: players } = open(shared)
  expect(players.take(ofVisitor, 0)).toBe(false)
  players.stop()
  session.stop()
})

test('a visitor loses nothing when the API refuses a request', async () => {
  const { storage, openTab } = browser({ 'GET /characters': () => refuse('UNAUTHORIZED') })
  const { session, told } = openTab({ tokens: memoryTokens() })
  const replies = [{ method: 'GET', path: '/game-data', input: {}, data: { hash: 'ab' } } as const]
  session.take({ ...firstReplies, accountId: null, replies }, 0)
  await expect(session.client.call(listCharacters)).rejects.toMatchObject({ key: 'UNAUTHORIZED' })
  const question = { endpoint: getGameDataVersion, input: {}, locale: firstReplies.locale }
  expect(await fetchOrTake(session.client, question)).toEqual({ hash: 'ab' })
  expect(told).toEqual([])
  session.stop()
  const { session: later } = openTab({ tokens: memoryTokens() })
  // Another tab has logged in, and its session has ended.
  storage.setItem('user', JSON.stringify({ id: 1, username: 'Theron', email: 'theron@example.com' }))
  await expect(later.client.call(listCharacters)).rejects.toMatchObject({ key: 'UNAUTHORIZED' })
  expect(storage.getItem('user')).toBeNull()
  later.stop()
})

test('a refusal that came with the page is not requested again either', async () => {
  const shared = browser()
  const { api } = shared
  const { session } = open(shared)
  const body = { status: 404, data: null, message: { key: 'NOT_FOUND', code: 'OGG_NOT_FOUND' } } as const
  const refusal = { status: 404, correlationId: 'request', body }
  const refused = { method: 'GET', path: '/game-data', input: {}, refusal } as const
  session.take({ ...firstReplies, replies: [refused] }, 0)
  const question = { endpoint: getGameDataVersion, input: {}, locale: firstReplies.locale }
  expect(preloadedData(session.client, question)).toBeUndefined()
  await expect(fetchOrTake(session.client, question)).rejects.toMatchObject({
    key: 'NOT_FOUND',
    status: 404,
    requestId: 'request',
    isFinal: true,
  })
  expect(api.seen).toEqual([])
  session.stop()
})
