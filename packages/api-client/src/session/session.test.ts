import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import { buyItem } from '@olympus/contract/shop'
import { expect, test } from 'vitest'

import { lostConnection, refuse, succeed } from '../testing/fake-api.ts'
import { browser, pair, roster, signedOut, theron } from '../testing/fake-browser.ts'

test('loading caches the roster and only ID, username and email of the user', async () => {
  const { storage, openTab } = browser()
  const { session } = openTab()
  expect(await session.loadUser()).toEqual(theron)
  await session.client.call(listCharacters)
  const cached = { id: 20971, username: 'Theron', email: 'theron@example.com' }
  expect(storage.dump()).toEqual({
    user: JSON.stringify(cached),
    'game-characters': JSON.stringify({ buildId: '', userId: 20971, roster }),
  })
  const { session: next } = openTab()
  expect(next.user.get()).toEqual(cached)
  expect(next.characters.get()).toEqual(roster)
  session.stop()
  next.stop()
})

test('after a reload, the stored roster is known before the server answers', async () => {
  const { openTab } = browser()
  const { session: before } = openTab()
  await before.loadUser()
  await before.client.call(listCharacters)
  const { session: after } = openTab()
  expect(after.client.stored(listCharacters)).toEqual(roster)
  expect(after.client.stored(getUser)).toBeUndefined()
  await after.signOut()
  expect(after.client.stored(listCharacters)).toBeUndefined()
  before.stop()
  after.stop()
})

test('another user under the same cookies never sees the stored roster', async () => {
  let user = theron
  const { storage, openTab } = browser({ 'GET /user/v2': () => succeed(user) })
  const { session: before } = openTab()
  await before.loadUser()
  await before.client.call(listCharacters)
  const kept = storage.getItem('game-characters') ?? ''
  user = { ...theron, id: 2, accountId: 2 }
  const { session: after } = openTab()
  await after.loadUser()
  expect(storage.dump()).not.toHaveProperty('game-characters')
  storage.setItem('game-characters', kept)
  expect(after.client.stored(listCharacters)).toBeUndefined()
  before.stop()
  after.stop()
})

test('mutations send the loaded account', async () => {
  const { api, openTab } = browser()
  const { session } = openTab()
  await session.loadUser()
  const body = { itemId: 'lyre', quantity: 1, characterId: 7, expectedUnitPriceCoins: 90 }
  await session.client.call(buyItem, { body }).catch(() => undefined)
  expect(api.to('/shop/orders')[0]?.headers.get('X-Account-Id')).toBe('48213')
  session.stop()
})

test('an unanswered act keeps its key after a reload, before the user is loaded again', async () => {
  const { api, openTab } = browser({ 'POST /shop/orders': lostConnection })
  const body = { itemId: 'lyre', quantity: 1, characterId: 7, expectedUnitPriceCoins: 90 }
  const { session: before } = openTab()
  await before.loadUser()
  await before.client.call(buyItem, { body }).catch(() => undefined)
  const { session: after } = openTab()
  await after.client.call(buyItem, { body }).catch(() => undefined)
  const [first, again] = api.to('/shop/orders').map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toMatch(/-/)
  expect(again).toBe(first)
  before.stop()
  after.stop()
})

test.each([
  ['told', () => succeed(null), null],
  ['failing', () => refuse('LOGOUT_ERROR'), 'LOGOUT_ERROR'],
  ['out of reach', lostConnection, 'API_ERROR'],
] as const)('signing out clears everything with the server %s', async (_, answer, key) => {
  const { storage, tokens, openTab } = browser({ 'POST /logout': answer })
  const { session, told } = openTab()
  await session.loadUser()
  await session.client.call(listCharacters)

  const failure = await session.signOut()

  expect(failure?.key ?? null).toBe(key)
  expect(storage.dump()).toEqual({})
  expect(tokens.read()).toEqual({ token: null, refreshToken: null })
  expect(session.user.get()).toBeNull()
  expect(told).toEqual(signedOut('sign-out'))
  expect(await session.loadUser()).toBeNull()
  session.stop()
})

test('logging out of an ended session counts as a logout', async () => {
  const { openTab } = browser({
    'POST /logout': () => refuse('UNAUTHORIZED'),
    'POST /refresh': () => refuse('SESSION_REFRESH_ERROR'),
  })
  const { session, told } = openTab()
  expect(await session.signOut()).toBeNull()
  expect(told).toContainEqual({ cause: 'sign-out', key: 'SESSION_REFRESH_ERROR', data: null })
  expect(told.filter((entry) => typeof entry === 'object')).toHaveLength(1)
  session.stop()
})

const ban = { reason: 'Botting', until: '2031-02-03T12:00:00Z' }

test.each([
  ['access token has expired', refuse('UNAUTHORIZED')],
  ['access token is still valid', refuse('UNAUTHORIZED_BANNED_ACCOUNT', ban)],
])('a ban is reported and clears the session if the %s', async (_, refusal) => {
  const { storage, openTab } = browser({
    'GET /characters': () => refusal.clone(),
    'POST /refresh': () => refuse('UNAUTHORIZED_BANNED_ACCOUNT', ban),
  })
  const { session, told } = openTab()
  await session.loadUser()
  await expect(session.client.call(listCharacters)).rejects.toMatchObject({ key: 'UNAUTHORIZED' })
  expect(storage.dump()).toEqual({})
  expect(told).toEqual(signedOut('unauthorized', 'UNAUTHORIZED_BANNED_ACCOUNT', ban))
  session.stop()
})

test('another account under the same cookies is detected', async () => {
  let user = theron
  const { openTab } = browser({ 'GET /user/v2': () => succeed(user) })
  const { session, told } = openTab()
  await session.client.call(getUser)
  user = { ...theron, email: 'new@example.com' }
  await session.client.call(getUser)
  expect(told).toEqual([])
  user = { ...theron, accountId: 2 }
  await session.client.call(getUser)
  expect(told).toEqual(['account changed'])
  session.stop()
})

test('a new login works after the end of a session, and its end is reported again', async () => {
  let user = theron
  const { tokens, openTab } = browser({ 'GET /user/v2': () => succeed(user) })
  const { session, told } = openTab()
  await session.loadUser()
  await session.signOut()
  user = { ...theron, id: 2, accountId: 2 }
  tokens.keep(pair)
  expect(await session.loadUser()).toEqual(user)
  await session.signOut()
  expect(told).toEqual([...signedOut('sign-out'), ...signedOut('sign-out')])
  session.stop()
})

test('leftover data of a session without tokens is cleared at the start', () => {
  const { storage, tokens, openTab } = browser()
  storage.setItem('user', '{"id":1,"username":"x","email":"y"}')
  storage.setItem('game-characters', JSON.stringify({ userId: 1, roster }))
  const pending = JSON.stringify({ key: 'k', createdAt: Date.now() })
  storage.setItem('pay:1', pending)
  tokens.clear()
  const { session, told } = openTab()
  expect(storage.dump()).toEqual({ 'pay:1': pending })
  expect(session.user.get()).toBeNull()
  expect(told).toEqual(['cache cleared'])
  session.stop()
})

test('keep sends the current refresh token, also after a refresh in between', async () => {
  const { api, openTab } = browser({
    'POST /session/keep': ({ headers }) =>
      headers.get('Authorization') === 'Bearer new' ? succeed(null) : refuse('UNAUTHORIZED_SESSION_EXPIRED'),
    'POST /refresh': () => succeed({ token: 'new', refreshToken: 'new refresh' }),
  })
  const { session } = openTab()
  await session.loadUser()
  await session.keep()
  expect(api.to('/session/keep').map(({ body }) => body)).toEqual([
    { refreshToken: 'refresh' },
    { refreshToken: 'new refresh' },
  ])
  session.stop()
})

test('a session works without storage, locks, channel and database', async () => {
  const { openTab } = browser()
  const { session, told } = openTab({ storage: null, locks: undefined })
  await session.loadUser()
  expect(session.user.get()?.username).toBe('Theron')
  await session.signOut()
  expect(session.user.get()).toBeNull()
  expect(told).toEqual(signedOut('sign-out'))
  session.stop()
})
