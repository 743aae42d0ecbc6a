import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { codeFor, wrongCodeFor } from '../../testing/authenticator-app.ts'
import {
  breakSecondFactor,
  enableTwoFactorAs,
  forgetSpentCodes,
  type TestSecondFactor,
} from '../../testing/protected-account.ts'
import {
  cookiesOf,
  fromElsewhere,
  newPlayer,
  type TestAccount,
  type TestSession,
  type TestTokens,
} from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp

beforeAll(() => {
  app = testApp({ database: test.database })
})

type ProtectedPlayer = TestSession & TestSecondFactor

async function protectedPlayer(): Promise<ProtectedPlayer> {
  const player = await newPlayer(app, test.database)
  const secondFactor = await enableTwoFactorAs(app, player)
  await forgetSpentCodes(test.database, player)
  return { ...player, ...secondFactor }
}

const logIn = ({ email, password }: Pick<TestAccount, 'email' | 'password'>) =>
  app.api('/login', { body: { email, password }, headers: fromElsewhere() })

async function challengeOf(player: TestAccount): Promise<string> {
  const { data } = await logIn(player)
  expect(data).toMatchObject({ step: 'two-factor' })
  return (data as { challenge: string }).challenge
}

const answer = (challenge: string, code: string) =>
  app.api('/login/two-factor', { body: { challenge, code }, headers: fromElsewhere() })

const keysOf = (replies: readonly { key: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ key }) => key)].map(([key, { length }]) => [key, length] as const),
  )

const eventsOf = async ({ username }: TestAccount) => {
  const rows = await test.database.query<{ kind: string }>(
    sql`select kind from security_event join account on account.id = account_id
        where username = ${username} order by security_event.id`,
  )
  return rows.map(({ kind }) => kind)
}

const change = (player: TestAccount, assignments: 'banned' | 'expired' | 'used up') => {
  const ofPlayer = sql`(select id from account where username = ${player.username})`
  if (assignments === 'banned')
    return test.database.execute(
      sql`update account set banned_at = now(), banned_until = '2099-01-01', ban_reason = 'Botting' where id = ${ofPlayer}`,
    )
  return assignments === 'expired'
    ? test.database.execute(
        sql`update log_in_challenge set expires_at = now() - interval '1 second' where account_id = ${ofPlayer}`,
      )
    : test.database.execute(sql`update log_in_challenge set tries = 5 where account_id = ${ofPlayer}`)
}

it('asks for the second factor instead of giving a session', async () => {
  const player = await protectedPlayer()
  const { status, data, headers } = await logIn(player)
  expect(status).toBe(200)
  expect(data).toEqual({
    step: 'two-factor',
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: expect.any(String),
  })
  const { expiresAt } = data as { expiresAt: string }
  const { left } = await test.database.one<{ left: number }>(
    sql`select extract(epoch from ${expiresAt}::timestamptz - now())::float as left`,
  )
  expect(left).toBeGreaterThan(290)
  expect(left).toBeLessThanOrEqual(300)
  expect([...cookiesOf(headers).keys()]).toEqual([])
})

it('logs in with a code of the authenticator app', async () => {
  const player = await protectedPlayer()
  const { status, data, headers } = await answer(await challengeOf(player), codeFor(player.secretKey))
  expect(status).toBe(200)
  expect(data).toMatchObject({ backupCodesLeft: null })
  expect([...cookiesOf(headers).keys()]).toEqual(['token', 'refreshToken', 'bind', 'device'])
  const { token } = data as TestTokens
  expect(await app.api('/user/v2', { token })).toMatchObject({ data: { username: player.username } })
})

it('logs in with a backup code once, and says how many are left', async () => {
  const player = await protectedPlayer()
  const code = player.backupCodes[0] ?? ''
  expect(await answer(await challengeOf(player), code)).toMatchObject({ data: { backupCodesLeft: 9 } })
  expect(await answer(await challengeOf(player), code)).toMatchObject({
    status: 422,
    key: '2FA_CODE_INVALID',
  })
})

it('writes down wrong codes and wrong passwords for the owner', async () => {
  const player = await protectedPlayer()
  await logIn({ ...player, password: 'a wrong password' })
  await answer(await challengeOf(player), wrongCodeFor(player.secretKey))
  expect((await eventsOf(player)).filter((kind) => kind === 'log-in-failed')).toHaveLength(2)
})

it('tells nothing of the second factor to who does not know the password', async () => {
  const player = await protectedPlayer()
  expect(await logIn({ ...player, password: 'a wrong password' })).toMatchObject({
    status: 401,
    key: 'UNKNOWN_CREDENTIALS',
    data: null,
  })
})

describe('a challenge', () => {
  it('loses no try to what could not be judged, and the account none either', async () => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    const mend = await breakSecondFactor(test.database, player)
    for (let times = 0; times < 11; times++)
      expect(await answer(challenge, codeFor(player.secretKey))).toMatchObject({ status: 500 })
    await mend()
    expect(await answer(challenge, codeFor(player.secretKey))).toMatchObject({ status: 200 })
  })

  it('is good for five tries', async () => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    const wrong = wrongCodeFor(player.secretKey)
    for (let count = 0; count < 5; count++)
      expect(await answer(challenge, wrong)).toMatchObject({ key: '2FA_CODE_INVALID' })
    expect(await answer(challenge, codeFor(player.secretKey))).toMatchObject({
      status: 401,
      key: 'SESSION_HANDLE_ERROR',
    })
  })

  it('lets five of 50 guesses through that come at once', async () => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    const wrong = wrongCodeFor(player.secretKey)
    const replies = await Promise.all(Array.from({ length: 50 }, () => answer(challenge, wrong)))
    expect(keysOf(replies)).toEqual({ '2FA_CODE_INVALID': 5, SESSION_HANDLE_ERROR: 45 })
  })

  it('makes one session of several right codes that come at once', async () => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    const codes = [codeFor(player.secretKey), ...player.backupCodes.slice(0, 4)]
    const replies = await Promise.all(codes.map((code) => answer(challenge, code)))
    expect(keysOf(replies)).toEqual({ SUCCESS: 1, SESSION_HANDLE_ERROR: 4 })
  })

  it('is dead after its use', async () => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    expect(await answer(challenge, codeFor(player.secretKey))).toMatchObject({ status: 200 })
    expect(await answer(challenge, player.backupCodes[0] ?? '')).toMatchObject({
      key: 'SESSION_HANDLE_ERROR',
    })
  })

  it.each(['expired', 'used up'] as const)('is dead when it is %s', async (how) => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    await change(player, how)
    expect(await answer(challenge, codeFor(player.secretKey))).toMatchObject({ key: 'SESSION_HANDLE_ERROR' })
  })

  it('is unknown when nobody was given it', async () => {
    expect(await answer('x'.repeat(43), '123456')).toMatchObject({ key: 'SESSION_HANDLE_ERROR' })
  })

  it('is kept as a hash only', async () => {
    const challenge = await challengeOf(await protectedPlayer())
    const rows = await test.database.query(
      sql`select 1 from log_in_challenge where challenge_hash = ${Buffer.from(challenge)} or challenge_hash = ${Buffer.from(challenge, 'base64url')}`,
    )
    expect(rows).toEqual([])
  })
})

it('takes ten wrong codes an hour, over all challenges', async () => {
  const player = await protectedPlayer()
  const wrong = wrongCodeFor(player.secretKey)
  for (let round = 0; round < 2; round++) {
    const challenge = await challengeOf(player)
    for (let count = 0; count < 5; count++) await answer(challenge, wrong)
  }
  const refused = await answer(await challengeOf(player), codeFor(player.secretKey))
  expect(refused).toMatchObject({ status: 429, key: 'TOO_MANY_REQUESTS' })
  const { retryAfterSeconds } = refused.data as { retryAfterSeconds: number }
  expect(refused.headers.get('retry-after')).toBe(String(retryAfterSeconds))
})

it('does not count right codes', async () => {
  const player = await protectedPlayer()
  for (let count = 0; count < 12; count++) {
    await forgetSpentCodes(test.database, player)
    expect(await answer(await challengeOf(player), codeFor(player.secretKey))).toMatchObject({ status: 200 })
  }
})

describe('a banned player', () => {
  const ban = { reason: 'Botting', until: '2099-01-01T00:00:00.000Z' }
  const refusal = { status: 403, key: 'UNAUTHORIZED_BANNED_ACCOUNT', data: ban }

  it('is told before the second factor is asked', async () => {
    const player = await protectedPlayer()
    await change(player, 'banned')
    expect(await logIn(player)).toMatchObject(refusal)
  })

  it('is told after it, when the ban came in between', async () => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    await change(player, 'banned')
    expect(await answer(challenge, codeFor(player.secretKey))).toMatchObject(refusal)
  })

  it('is told with the tokens of a session, but only on the device that they belong to', async () => {
    const player = await newPlayer(app, test.database)
    await change(player, 'banned')
    const fresh = testApp({ database: test.database })
    expect(await fresh.api('/user/v2', { token: player.token })).toMatchObject(refusal)
    const { token, refreshToken } = player
    const refresh = (cookie: string) =>
      app.api('/refresh', { body: { token, refreshToken }, headers: { cookie } })
    expect(await refresh(player.bindCookie)).toMatchObject(refusal)
    expect(await refresh('bind=of-a-thief')).toMatchObject({ key: 'SESSION_REFRESH_ERROR', data: null })
  })
})
