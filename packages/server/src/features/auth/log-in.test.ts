import { getUser } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import {
  activatedAccount,
  attemptLogIn,
  cookiesOf,
  fromElsewhere,
  registerAccount,
  type TestAccount,
  tokensOf,
} from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { publicVariables } from '../../testing/public-variables.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer, mailsTo } = withTestApp()

const attempt = (account: Pick<TestAccount, 'email' | 'password'>, headers?: Record<string, string>) =>
  attemptLogIn(app, account, headers)

it('returns tokens, a session cookie for each, and one that scripts cannot read', async () => {
  const account = await activatedAccount(app)
  const reply = await attempt(account)
  const { token, refreshToken } = tokensOf(reply)
  expect(reply.headers.getSetCookie()).toEqual([
    `token=${token}; Path=/; SameSite=Strict`,
    `refreshToken=${refreshToken}; Path=/; SameSite=Strict`,
    expect.stringMatching(/^bind=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    expect.stringMatching(/^device=[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict$/),
  ])
  expect(await app.call(getUser, { as: { token } })).toMatchObject({
    status: 200,
    data: { username: account.username, role: 'PLAYER' },
  })
})

it('sets Secure cookies and __Host-bind behind HTTPS', async () => {
  const account = await activatedAccount(app)
  const secure = testApp({ database, variables: publicVariables })
  const { headers } = await attemptLogIn(secure, account)
  for (const cookie of headers.getSetCookie()) expect(cookie).toContain('; Secure')
  expect([...cookiesOf(headers).keys()]).toEqual(['token', 'refreshToken', '__Host-bind', '__Host-device'])
})

it('compares the email address case-insensitively', async () => {
  const { email, password } = await activatedAccount(app)
  expect(await attempt({ email: email.toUpperCase(), password })).toMatchObject({ status: 200 })
})

it('gives the same answer for a wrong password and an unknown email address', async () => {
  const { email } = await activatedAccount(app)
  const wrong = await attempt({ email, password: 'not the password' })
  const unknown = await attempt({ email: 'nobody@example.com', password: 'not the password' })
  expect(wrong).toMatchObject({ status: 401, key: 'UNKNOWN_CREDENTIALS', data: null })
  expect({ ...unknown, headers: [] }).toEqual({ ...wrong, headers: [] })
  const names = (headers: Headers) => [...headers.keys()]
  expect(names(unknown.headers)).toEqual(names(wrong.headers))
})

it('reveals that an account waits for its activation only after the correct password', async () => {
  const account = await registerAccount(app)
  expect(await attempt(account)).toMatchObject({ status: 403, key: 'UNAUTHORIZED_NOT_ACTIVATED_ACCOUNT' })
  expect(await attempt({ ...account, password: 'a wrong password' })).toMatchObject({
    key: 'UNKNOWN_CREDENTIALS',
  })
})

it('refuses a banned account after the correct password, until the ban ends', async () => {
  const account = await activatedAccount(app)
  const { id } = await database.one<{ id: number }>(
    sql`select id from account where email = ${account.email}`,
  )
  await ban(database, id)
  expect(await attempt(account)).toMatchObject({ status: 403, key: 'UNAUTHORIZED_BANNED_ACCOUNT' })
  expect(await attempt({ ...account, password: 'a wrong password' })).toMatchObject({
    key: 'UNKNOWN_CREDENTIALS',
  })
  await ban(database, id, { until: new Date(Date.now() + 3_600_000) })
  expect(await attempt(account)).toMatchObject({ key: 'UNAUTHORIZED_BANNED_ACCOUNT' })
  await ban(database, id, { until: new Date(Date.now() - 3_600_000) })
  expect(await attempt(account)).toMatchObject({ status: 200 })
})

it('checks at most 10 of 30 parallel guesses from one place, and accepts the owner from another', async () => {
  const account = await activatedAccount(app)
  const headers = fromElsewhere()
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, guess) =>
      attempt({ ...account, password: `a wrong password ${guess}` }, headers),
    ),
  )
  const keys = Map.groupBy(replies, ({ key }) => key)
  expect(keys.get('UNKNOWN_CREDENTIALS')?.length).toBe(10)
  expect(keys.get('TOO_MANY_REQUESTS')?.length).toBe(20)
  expect(Number(keys.get('TOO_MANY_REQUESTS')?.[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await attempt(account, headers)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await attempt(account)).toMatchObject({ status: 200 })
})

it('doubles the wait for each further round of guesses', async () => {
  const account = await activatedAccount(app)
  const headers = fromElsewhere()
  const waits: number[] = []
  for (let round = 0; round < 3; round++) {
    for (let count = 0; count < 10; count++)
      expect(await attempt({ ...account, password: 'a wrong password' }, headers)).toMatchObject({
        key: 'UNKNOWN_CREDENTIALS',
      })
    const { data, headers: replied } = await attempt(account, headers)
    const retryAfter = Number(replied.get('retry-after'))
    expect(data).toEqual({ retryAfterSeconds: retryAfter })
    waits.push(Math.round(retryAfter / 60))
    await database.execute(
      sql`update rate_limit set window_ends_at = now() where key like ${`login:%:${headers['x-forwarded-for']}`}`,
    )
  }
  expect(waits).toEqual([15, 30, 60])
})

it('does not count attempts that could not be checked', async () => {
  const account = await activatedAccount(app)
  const headers = fromElsewhere()
  const withHash = (hash: string) =>
    database.execute(sql`update account set password_hash = ${hash} where email = ${account.email}`)
  const { passwordHash } = await database.one<{ passwordHash: string }>(
    sql`select password_hash from account where email = ${account.email}`,
  )
  await withHash('no hash at all')
  for (let count = 0; count < 11; count++)
    expect(await attempt(account, headers)).toMatchObject({ status: 500 })
  await withHash(passwordHash)
  expect(await attempt(account, headers)).toMatchObject({ status: 200 })
})

it('does not count correct passwords', async () => {
  const account = await activatedAccount(app)
  const headers = fromElsewhere()
  for (let count = 0; count < 12; count++)
    expect(await attempt(account, headers)).toMatchObject({ status: 200 })
})

describe('a flood of correct passwords', () => {
  it('is refused and mailed once, while a known device still logs in', async () => {
    const player = await newPlayer()
    const headers = fromElsewhere()
    const keys: string[] = []
    for (let count = 0; count < 300; count++) keys.push((await attempt(player, headers)).key)
    // The first of twenty is that of the player.
    expect(keys.filter((key) => key === 'SUCCESS')).toHaveLength(19)
    expect(new Set(keys.slice(19))).toEqual(new Set(['TOO_MANY_REQUESTS']))
    expect(await attempt(player)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
    const mails = (await mailsTo(player.email)).filter(({ text }) => text.includes('/session/end?token='))
    expect(mails).toHaveLength(1)
    expect(await attempt(player, { ...fromElsewhere(), cookie: player.deviceCookie })).toMatchObject({
      status: 200,
    })
  })

  it('is soon refused without looking at the password', async () => {
    const player = await newPlayer()
    const headers = fromElsewhere()
    await database.execute(
      sql`update rate_limit set hits = 20 where key = ${`logged-in:account:${player.accountId}`}`,
    )
    for (let count = 0; count < 10; count++) await attempt(player, headers)
    expect(await attempt({ ...player, password: 'a wrong password' }, headers)).toMatchObject({
      key: 'TOO_MANY_REQUESTS',
    })
  })

  it('may come from the visitors of a demo, who share its account', async () => {
    const player = await newPlayer()
    await database.execute(
      sql`update rate_limit set hits = 20 where key = ${`logged-in:account:${player.accountId}`}`,
    )
    expect(await attempt(player)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
    const demo = testApp({ database, variables: { DEMO: 'on' } })
    expect(await attemptLogIn(demo, player)).toMatchObject({ status: 200 })
  })
})

it('refuses a network after 100 failures an hour, except for known devices', async () => {
  const player = await newPlayer()
  const headers = fromElsewhere()
  expect(await attempt({ ...player, password: 'a wrong password' }, headers)).toMatchObject({
    key: 'UNKNOWN_CREDENTIALS',
  })
  await database.execute(
    sql`update rate_limit set hits = 100 where key = ${`login:${headers['x-forwarded-for']}`}`,
  )
  expect(await attempt(player, headers)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await attempt(await activatedAccount(app), headers)).toMatchObject({
    key: 'TOO_MANY_REQUESTS',
  })
  expect(await attempt(player, { ...headers, cookie: player.deviceCookie })).toMatchObject({ status: 200 })
})

it('locks an account after 50 failures a day from many places, except for known devices', async () => {
  const player = await newPlayer()
  for (let count = 0; count < 50; count++) await attempt({ ...player, password: 'a wrong password' })
  expect(await attempt(player)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
  expect(await attempt(player, { ...fromElsewhere(), cookie: player.deviceCookie })).toMatchObject({
    status: 200,
  })
})

describe('where a guess comes from', () => {
  const guessFrom = async (on: TestApp, addressOf: (guess: number) => string) => {
    const { email } = await activatedAccount(app)
    const replies = await Promise.all(
      Array.from({ length: 15 }, (_, guess) =>
        attemptLogIn(
          on,
          { email, password: `a wrong password ${guess}` },
          { 'x-forwarded-for': addressOf(guess) },
        ),
      ),
    )
    return replies.filter(({ key }) => key === 'UNKNOWN_CREDENTIALS').length
  }

  it('is not what the client claims', async () => {
    const direct = testApp({ database, variables: { TRUST_PROXY: '0' } })
    expect(await guessFrom(direct, (guess) => `198.51.100.${guess}`)).toBe(10)
    const { 'x-forwarded-for': real } = fromElsewhere()
    expect(await guessFrom(app, (guess) => `198.51.100.${guess}, ${real}`)).toBe(10)
  })

  it('is the same for all addresses of one IPv6 network', async () => {
    expect(await guessFrom(app, (guess) => `2001:db8:1:2::${guess + 1}`)).toBe(10)
    expect(await guessFrom(app, (guess) => `2001:db8:1:${guess + 100}::1`)).toBe(15)
  })
})

it('always starts a new session, whatever cookies the browser sends', async () => {
  const player = await newPlayer()
  const cookie = `token=${player.token}; refreshToken=${player.refreshToken}; ${player.bindCookie}`
  const reply = await attempt(player, { ...fromElsewhere(), cookie })
  const fresh = tokensOf(reply)
  expect(fresh.token).not.toBe(player.token)
  expect(fresh.refreshToken).not.toBe(player.refreshToken)
  expect(`bind=${cookiesOf(reply.headers).get('bind')}`).not.toBe(player.bindCookie)
  const { sessions } = await database.one<{ sessions: number }>(
    sql`select count(*) as sessions from session
        where account_id = ${player.accountId} and ended_at is null`,
  )
  expect(sessions).toBe(2)
})
