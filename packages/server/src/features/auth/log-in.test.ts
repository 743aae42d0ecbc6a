import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
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

it('does not count what could not be judged', async () => {
  const account = await activatedAccount(app, test.database)
  const headers = fromElsewhere()
  const withHash = (hash: string) =>
    test.database.execute(sql`update account set password_hash = ${hash} where email = ${account.email}`)
  const { passwordHash } = await test.database.one<{ passwordHash: string }>(
    sql`select password_hash from account where email = ${account.email}`,
  )
  await withHash('no hash at all')
  for (let count = 0; count < 11; count++)
    expect(await logIn(account, headers)).toMatchObject({ status: 500 })
  await withHash(passwordHash)
  expect(await logIn(account, headers)).toMatchObject({ status: 200 })
})

it('does not count right passwords', async () => {
  const account = await activatedAccount(app, test.database)
  const headers = fromElsewhere()
  for (let count = 0; count < 12; count++)
    expect(await logIn(account, headers)).toMatchObject({ status: 200 })
})

it('refuses a network after 100 failures an hour, but not a device there that the account knows', async () => {
  const player = await newPlayer(app, test.database)
  const headers = fromElsewhere()
  expect(await logIn({ ...player, password: 'a wrong password' }, headers)).toMatchObject({
    key: 'UNKNOWN_CREDENTIALS',
  })
  await test.database.execute(
    sql`update rate_limit set hits = 100 where key = ${`login:${headers['x-forwarded-for']}`}`,
  )
  expect(await logIn(player, headers)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await logIn(await activatedAccount(app, test.database), headers)).toMatchObject({
    key: 'TOO_MANY_REQUESTS',
  })
  expect(await logIn(player, { ...headers, cookie: player.deviceCookie })).toMatchObject({ status: 200 })
})

it('locks an account after 50 failures a day from many places, but not on a device that it knows', async () => {
  const player = await newPlayer(app, test.database)
  for (let count = 0; count < 50; count++) await logIn({ ...player, password: 'a wrong password' })
  expect(await logIn(player)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await logIn(player, { ...fromElsewhere(), cookie: player.deviceCookie })).toMatchObject({
    status: 200,
  })
}, 30_000)

describe('where a guess comes from', () => {
  const guessFrom = async (on: TestApp, addressOf: (guess: number) => string) => {
    const { email } = await activatedAccount(app, test.database)
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_, guess) =>
        on.api('/login', {
          body: { email, password: `a wrong password ${guess}` },
          headers: { 'x-forwarded-for': addressOf(guess) },
        }),
      ),
    )
    return replies.filter(({ key }) => key === 'UNKNOWN_CREDENTIALS').length
  }

  it('is not what the guesser claims', async () => {
    const direct = testApp({ database: test.database, variables: { TRUST_PROXY: '0' } })
    expect(await guessFrom(direct, (guess) => `198.51.100.${guess}`)).toBe(10)
    const { 'x-forwarded-for': real } = fromElsewhere()
    expect(await guessFrom(app, (guess) => `198.51.100.${guess}, ${real}`)).toBe(10)
  })

  it('is one place within the network of one IPv6 customer', async () => {
    expect(await guessFrom(app, (guess) => `2001:db8:1:2::${guess + 1}`)).toBe(10)
    expect(await guessFrom(app, (guess) => `2001:db8:1:${guess + 100}::1`)).toBe(15)
  })
})

it('starts a session of its own, whatever the browser brings along', async () => {
  const player = await newPlayer(app, test.database)
  const cookie = `token=${player.token}; refreshToken=${player.refreshToken}; ${player.bindCookie}`
  const { data, headers } = await logIn(player, { ...fromElsewhere(), cookie })
  const fresh = data as TestTokens
  expect(fresh.token).not.toBe(player.token)
  expect(fresh.refreshToken).not.toBe(player.refreshToken)
  expect(`bind=${cookiesOf(headers).get('bind')}`).not.toBe(player.bindCookie)
  const { sessions } = await test.database.one<{ sessions: number }>(
    sql`select count(*) as sessions from session join account on account.id = account_id
        where username = ${player.username} and ended_at is null`,
  )
  expect(sessions).toBe(2)
})
