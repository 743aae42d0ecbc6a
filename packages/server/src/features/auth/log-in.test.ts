import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import {
  activatedAccount,
  cookiesOf,
  fromElsewhere,
  newPlayer,
  registerAccount,
  type TestAccount,
  type TestTokens,
} from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp

beforeAll(() => {
  app = testApp({ database: test.database })
})

const logIn = (
  account: Pick<TestAccount, 'email' | 'password'>,
  headers: Record<string, string> = fromElsewhere(),
) => app.api('/login', { body: { email: account.email, password: account.password }, headers })

const getUser = (token: string) => app.api('/user/v2', { token })

it('gives tokens and a session cookie for each, and one that script cannot read', async () => {
  const account = await activatedAccount(app, test.database)
  const { status, data, headers } = await logIn(account)
  expect(status).toBe(200)
  const { token, refreshToken } = data as TestTokens
  expect(headers.getSetCookie()).toEqual([
    `token=${token}; Path=/; SameSite=Strict`,
    `refreshToken=${refreshToken}; Path=/; SameSite=Strict`,
    expect.stringMatching(/^bind=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/),
  ])
  expect(await getUser(token)).toMatchObject({
    status: 200,
    data: { username: account.username, role: 'PLAYER' },
  })
})

it('sets Secure cookies and __Host-bind behind HTTPS', async () => {
  const { email, password } = await activatedAccount(app, test.database)
  const secure = testApp({ database: test.database, variables: { PUBLIC_URL: 'https://play.example.com' } })
  const { headers } = await secure.api('/login', { body: { email, password }, headers: fromElsewhere() })
  for (const cookie of headers.getSetCookie()) expect(cookie).toContain('; Secure')
  expect([...cookiesOf(headers).keys()]).toEqual(['token', 'refreshToken', '__Host-bind', '__Host-device'])
})

it('takes the e-mail in any case of its letters', async () => {
  const { email, password } = await activatedAccount(app, test.database)
  expect(await logIn({ email: email.toUpperCase(), password })).toMatchObject({ status: 200 })
})

it('answers a wrong password and an unknown e-mail alike', async () => {
  const { email } = await activatedAccount(app, test.database)
  const wrong = await logIn({ email, password: 'not the password' })
  const unknown = await logIn({ email: 'nobody@example.com', password: 'not the password' })
  expect(wrong).toMatchObject({ status: 401, key: 'UNKNOWN_CREDENTIALS', data: null })
  expect({ ...unknown, headers: [] }).toEqual({ ...wrong, headers: [] })
  const names = (headers: Headers) => [...headers.keys()]
  expect(names(unknown.headers)).toEqual(names(wrong.headers))
})

it('tells that an account waits for its activation only to who knows the password', async () => {
  const account = await registerAccount(app)
  expect(await logIn(account)).toMatchObject({ status: 403, key: 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT' })
  expect(await logIn({ ...account, password: 'a wrong password' })).toMatchObject({
    key: 'UNKNOWN_CREDENTIALS',
  })
})

it('refuses a banned account after the right password, until the ban is over', async () => {
  const account = await activatedAccount(app, test.database)
  const ban = (until: string | null) =>
    test.database.execute(
      sql`update account set banned_at = now(), banned_until = now() + ${until}::interval where email = ${account.email}`,
    )
  await ban(null)
  expect(await logIn(account)).toMatchObject({ status: 403, key: 'UNAUTHORIZED_BANNED_ACCOUNT' })
  expect(await logIn({ ...account, password: 'a wrong password' })).toMatchObject({
    key: 'UNKNOWN_CREDENTIALS',
  })
  await ban('1 hour')
  expect(await logIn(account)).toMatchObject({ key: 'UNAUTHORIZED_BANNED_ACCOUNT' })
  await ban('-1 hour')
  expect(await logIn(account)).toMatchObject({ status: 200 })
})

it('checks at most 10 of 30 parallel guesses from one place, and lets the owner in from another', async () => {
  const account = await activatedAccount(app, test.database)
  const headers = fromElsewhere()
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, guess) =>
      logIn({ ...account, password: `a wrong password ${guess}` }, headers),
    ),
  )
  const keys = Map.groupBy(replies, ({ key }) => key)
  expect(keys.get('UNKNOWN_CREDENTIALS')?.length).toBe(10)
  expect(keys.get('TOO_MANY_REQUESTS')?.length).toBe(20)
  expect(Number(keys.get('TOO_MANY_REQUESTS')?.[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await logIn(account, headers)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await logIn(account)).toMatchObject({ status: 200 })
})

it('makes whoever goes on guessing wait twice as long each time', async () => {
  const account = await activatedAccount(app, test.database)
  const headers = fromElsewhere()
  const waits: number[] = []
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 10; count++)
      expect(await logIn({ ...account, password: 'a wrong password' }, headers)).toMatchObject({
        key: 'UNKNOWN_CREDENTIALS',
      })
    const { data, headers: replied } = await logIn(account, headers)
    const { retryAfterSeconds } = data as { retryAfterSeconds: number }
    expect(replied.get('retry-after')).toBe(String(retryAfterSeconds))
    waits.push(Math.round(retryAfterSeconds / 60))
    await test.database.execute(
      sql`update rate_limit set window_ends_at = now() where key like ${`login:%:${headers['x-forwarded-for']}`}`,
    )
  }
  expect(waits).toEqual([15, 30, 60])
})

it('does not count right passwords', async () => {
  const account = await activatedAccount(app, test.database)
  const headers = fromElsewhere()
  for (let count = 0; count < 12; count++)
    expect(await logIn(account, headers)).toMatchObject({ status: 200 })
})

it('locks an account after 50 failures a day from many places, but not on a device that it knows', async () => {
  const player = await newPlayer(app, test.database)
  for (let count = 0; count < 50; count++) await logIn({ ...player, password: 'a wrong password' })
  expect(await logIn(player)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await logIn(player, { ...fromElsewhere(), cookie: player.deviceCookie })).toMatchObject({
    status: 200,
  })
}, 30_000)
