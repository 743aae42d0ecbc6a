import { createClient } from '@olympus/api-client/client'
import { memoryTokens } from '@olympus/api-client/token-store'
import { getUser } from '@olympus/contract/account'
import { activateAccount, logIn, register } from '@olympus/contract/auth'
import { keepSession, logOut } from '@olympus/contract/sessions'
import { expect, it } from 'vitest'
import { mailedToken } from '../../testing/sent-mails.ts'
import { registration } from '../../testing/test-account.ts'
import { testApp, testOrigin } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const database = withTestDatabase()

/** Stores cookies of replies and sends them back, as a browser does. */
function cookieJar() {
  const cookies = new Map<string, string>()
  return {
    cookies,
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take(headers: Headers) {
      for (const cookie of headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (cookie.includes('Max-Age=0')) cookies.delete(name)
        else cookies.set(name, value)
      }
    },
  }
}

function browser() {
  const now = { date: new Date() }
  const app = testApp({ database, clock: { now: () => now.date } })
  const jar = cookieJar()
  const calls: string[] = []
  const client = createClient({
    tokens: memoryTokens(),
    locale: () => 'en-US',
    onUnauthorized() {},
    baseUrl: testOrigin,
    async fetch(input, init) {
      const pathname = input.slice(testOrigin.length)
      calls.push(pathname)
      const headers = new Headers(init.headers)
      headers.set('cookie', jar.header())
      headers.set('origin', testOrigin)
      const response = await app.fetch(pathname, { ...init, headers })
      jar.take(response.headers)
      return response
    },
  })
  return { client, jar, calls, now }
}

it('registers, activates, logs in, refreshes and logs out', async () => {
  const { client, jar, calls, now } = browser()
  const body = {
    ...registration(),
    hasAcceptedTerms: true,
    hasAcceptedPrivacyPolicy: true,
    locale: 'en',
  } as const
  const credentials = { email: body.email, password: body.password }

  expect(await client.call(register, { body })).toEqual({ email: body.email })
  await expect(client.call(logIn, { body: credentials })).rejects.toMatchObject({
    key: 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT',
    status: 403,
  })
  const token = await mailedToken(database, body.email)
  expect(await client.call(activateAccount, { body: { token } })).toEqual({
    username: body.username,
    wasAlreadyActive: false,
  })

  const tokens = await client.call(logIn, { body: credentials })
  if (tokens.step !== 'logged-in') throw new Error('No second factor is on')
  expect([...jar.cookies.keys()]).toEqual(['token', 'refreshToken', 'bind', 'device'])
  expect(await client.call(getUser)).toMatchObject({ username: body.username, email: body.email })
  await client.call(keepSession, { body: { refreshToken: tokens.refreshToken } })

  now.date = new Date(now.date.getTime() + 11 * 60_000)
  calls.length = 0
  const users = await Promise.all([client.call(getUser), client.call(getUser), client.call(getUser)])
  expect(new Set(users.map(({ username }) => username))).toEqual(new Set([body.username]))
  expect(calls.filter((call) => call === '/api/refresh')).toHaveLength(1)
  expect(jar.cookies.get('refreshToken')).not.toBe(tokens.refreshToken)

  expect(await client.call(logOut)).toBeNull()
  expect([...jar.cookies.keys()]).toEqual(['device'])
  client.endSession()
  await expect(client.call(getUser)).rejects.toMatchObject({ key: 'UNAUTHORIZED', status: 401 })
})
