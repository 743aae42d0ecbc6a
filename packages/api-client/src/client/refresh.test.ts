import { getUser } from '@olympus/contract/account'
import { listCharacters } from '@olympus/contract/characters'
import { expect, test } from 'vitest'

import { ApiError } from './api-error.ts'
import { createClient } from './client.ts'
import type { ClientOptions } from './client-options.ts'
import type { Locks } from './locks.ts'
import { fakeApi, gate, lostConnection, refuse, succeed, type Answer } from '../testing/fake-api.ts'
import { memoryTokens } from './token-store.ts'

const expired = { token: 'token-1', refreshToken: 'refresh-1' }
const fresh = { token: 'token-2', refreshToken: 'refresh-2' }

/** A server that accepts only `token-2`, and a client with `token-1`. */
function scene(
  answerRefresh: Answer,
  answers: Record<string, Answer> = {},
  options: Partial<ClientOptions> = {},
) {
  const api = fakeApi({
    'GET /user/v2': ({ headers }) =>
      headers.get('Authorization') === 'Bearer token-2'
        ? succeed('user')
        : refuse('UNAUTHORIZED_SESSION_EXPIRED'),
    'GET /characters': () => refuse('UNAUTHORIZED'),
    'POST /refresh': answerRefresh,
    ...answers,
  })
  const tokens = memoryTokens(expired)
  const ends: unknown[] = []
  const onUnauthorized = (key: unknown) => ends.push(key)
  const client = createClient({ fetch: api.fetch, tokens, locale: () => 'en-US', onUnauthorized, ...options })
  return { api, tokens, ends, client }
}

const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((result) =>
    result.status === 'fulfilled' ? result.value : (result.reason as ApiError).key,
  )

test('ten calls with an expired token refresh once and all succeed', async () => {
  const { api, tokens, ends, client } = scene(() => succeed(fresh))
  const results = await outcomes(Array.from({ length: 10 }, () => client.call(getUser)))
  expect(results).toEqual(Array.from({ length: 10 }, () => 'user'))
  expect(api.to('/refresh')).toHaveLength(1)
  expect(api.to('/refresh')[0]?.body).toEqual(expired)
  expect(api.to('/user/v2')).toHaveLength(20)
  expect(tokens.read()).toEqual(fresh)
  expect(ends).toEqual([])
})

test('a 401 that arrives after the refresh is retried without another one', async () => {
  const late = gate()
  const { api, client } = scene(() => succeed(fresh), {
    'GET /characters': ({ headers }) =>
      headers.get('Authorization') === 'Bearer token-2'
        ? succeed('roster')
        : late.passed.then(() => refuse('UNAUTHORIZED')),
  })
  const slow = client.call(listCharacters)
  await client.call(getUser)
  late.open()
  expect(await slow).toBe('roster')
  expect(api.to('/refresh')).toHaveLength(1)
})

test('a refused refresh clears the tokens, fails all calls with UNAUTHORIZED and reports the end once', async () => {
  const { api, tokens, ends, client } = scene(() => refuse('SESSION_REFRESH_ERROR'))
  const results = await outcomes(Array.from({ length: 10 }, () => client.call(getUser)))
  expect(results).toEqual(Array.from({ length: 10 }, () => 'UNAUTHORIZED'))
  expect(tokens.read()).toEqual({ token: null, refreshToken: null })
  expect(api.to('/refresh')).toHaveLength(1)
  expect(ends).toEqual(['SESSION_REFRESH_ERROR'])
})

test('the end of the next session is reported again', async () => {
  const { tokens, ends, client } = scene(() => refuse('UNAUTHORIZED_BANNED_ACCOUNT'))
  await outcomes([client.call(getUser)])
  tokens.keep(expired)
  await outcomes([client.call(getUser)])
  expect(ends).toEqual(['UNAUTHORIZED_BANNED_ACCOUNT', 'UNAUTHORIZED_BANNED_ACCOUNT'])
})

test('without a refresh token a 401 ends the session at once', async () => {
  const tokens = memoryTokens({ token: 'token-1' })
  const { api, ends, client } = scene(() => succeed(fresh), {}, { tokens })
  const [result] = await outcomes([client.call(getUser)])
  expect(result).toBe('UNAUTHORIZED')
  expect(api.to('/refresh')).toEqual([])
  expect(tokens.read().token).toBeNull()
  expect(ends).toEqual(['UNAUTHORIZED_SESSION_EXPIRED'])
})

test('a call is retried once: a second 401 ends the session', async () => {
  const { api, ends, client } = scene(() => succeed(fresh))
  expect(await outcomes([client.call(listCharacters)])).toEqual(['UNAUTHORIZED'])
  expect(api.to('/characters')).toHaveLength(2)
  expect(api.to('/refresh')).toHaveLength(1)
  expect(ends).toEqual(['UNAUTHORIZED'])
})

test.each([
  ['lost connection', lostConnection, 'API_ERROR'],
  [
    'server error',
    () => refuse('INTERNAL_SERVER_ERROR_SESSION_REFRESH'),
    'INTERNAL_SERVER_ERROR_SESSION_REFRESH',
  ],
  ['overload', () => refuse('TOO_MANY_REQUESTS'), 'TOO_MANY_REQUESTS'],
  ['page of a proxy', () => new Response('<html>'), 'API_ERROR'],
  ['refusal of a proxy', () => new Response('<html>', { status: 403 }), 'API_ERROR'],
] as const)('a %s during refresh keeps the tokens and raises that failure', async (_, answer, key) => {
  let clock = 1000
  const { api, tokens, ends, client } = scene(answer, {}, { now: () => clock })
  expect(await outcomes([client.call(getUser), client.call(getUser)])).toEqual([key, key])
  expect(tokens.read()).toEqual(expired)
  expect(ends).toEqual([])

  await outcomes([client.call(getUser)])
  expect(api.to('/refresh'), 'cools down').toHaveLength(1)
  clock += 2000
  await outcomes([client.call(getUser)])
  expect(api.to('/refresh'), 'tries again').toHaveLength(2)
})

test.each(['in the body', 'as cookies too'])(
  'tokens that arrive %s after a logout are dropped',
  async (way) => {
    const asked = gate()
    const answer = gate()
    const { tokens, ends, client } = scene(async () => {
      asked.open()
      await answer.passed
      if (way === 'as cookies too') tokens.keep(fresh)
      return succeed(fresh)
    })
    const call = outcomes([client.call(getUser)])
    await asked.passed
    client.endSession()
    answer.open()
    expect(await call).toEqual(['UNAUTHORIZED'])
    expect(tokens.read()).toEqual({ token: null, refreshToken: null })
    expect(ends).toEqual([])
  },
)

test('a late 401 uses the tokens of another tab, even after a failed refresh in this one', async () => {
  const late = gate()
  const { tokens, client } = scene(lostConnection, {
    'GET /characters': ({ headers }) =>
      headers.get('Authorization') === 'Bearer token-2'
        ? succeed('roster')
        : late.passed.then(() => refuse('UNAUTHORIZED')),
  })
  const slow = client.call(listCharacters)
  expect(await outcomes([client.call(getUser)])).toEqual(['API_ERROR'])
  tokens.keep(fresh)
  late.open()
  expect(await slow).toBe('roster')
})

test.each(['cookies', 'user entry'] as const)(
  'tokens that arrive after a logout in another tab, detected by the %s, are dropped',
  async (sign) => {
    const asked = gate()
    const answer = gate()
    let hasSession = true
    const { tokens, ends, client } = scene(
      () => {
        asked.open()
        return answer.passed.then(() => succeed(fresh))
      },
      {},
      { hasSession: () => hasSession },
    )
    const call = outcomes([client.call(getUser)])
    await asked.passed
    if (sign === 'cookies') tokens.clear()
    else hasSession = false
    answer.open()
    expect(await call).toEqual(['UNAUTHORIZED'])
    expect(tokens.read()).toEqual({ token: null, refreshToken: null })
    expect(ends).toEqual([null])
  },
)

test('an aborted caller does not wait for the refresh, which continues for the others', async () => {
  const asked = gate()
  const answer = gate()
  const { client } = scene(() => {
    asked.open()
    return answer.passed.then(() => succeed(fresh))
  })
  const impatient = new AbortController()
  const leaving = client.call(getUser, {}, { signal: impatient.signal })
  const staying = client.call(getUser)
  await asked.passed
  impatient.abort(new Error('left'))
  await expect(leaving).rejects.toThrow('left')
  answer.open()
  expect(await staying).toBe('user')
})

test('tokens refreshed by another tab in the meantime are used', async () => {
  const tokens = memoryTokens(expired)
  const { ends, client } = scene(
    () => {
      tokens.keep(fresh)
      return refuse('SESSION_REFRESH_ERROR')
    },
    {},
    { tokens },
  )
  expect(await outcomes([client.call(getUser)])).toEqual(['user'])
  expect(ends).toEqual([])
})

test('the tokens are read again under the lock before the request', async () => {
  const tokens = memoryTokens(expired)
  const locks: Locks = {
    async request(name, _options, callback) {
      expect(name).toBe('auth-refresh')
      tokens.keep(fresh)
      await callback()
    },
  }
  const { api, client } = scene(() => succeed(fresh), {}, { tokens, locks })
  expect(await outcomes([client.call(getUser)])).toEqual(['user'])
  expect(api.to('/refresh')).toEqual([])
})

test('a refresh runs without the lock if it is not granted in time', async () => {
  const locks: Locks = { request: () => Promise.reject(new DOMException('late', 'TimeoutError')) }
  const { api, client } = scene(() => succeed(fresh), {}, { locks })
  expect(await outcomes([client.call(getUser)])).toEqual(['user'])
  expect(api.to('/refresh')).toHaveLength(1)
})

test('a failure under the lock is not retried without it', async () => {
  const locks: Locks = { request: (_name, _options, callback) => callback() }
  const { api, client } = scene(lostConnection, {}, { locks })
  expect(await outcomes([client.call(getUser)])).toEqual(['API_ERROR'])
  expect(api.to('/refresh')).toHaveLength(1)
})
