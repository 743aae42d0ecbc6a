import { answerTwoFactor } from '@olympus/contract/auth'
import { getUser } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { ban } from '../../testing/ban.ts'
import { codeFor, wrongCodeFor } from '../../testing/authenticator-app.ts'
import {
  breakSecondFactor,
  enableTwoFactorAs,
  forgetSpentCodes,
  type TestSecondFactor,
} from '../../testing/protected-account.ts'
import {
  attemptLogIn,
  cookiesOf,
  fromElsewhere,
  refreshWith,
  type TestAccount,
  type TestPlayer,
  twoFactorStepOf,
} from '../../testing/test-account.ts'
import { dataOf, testApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer, eventsOf } = withTestApp()

type ProtectedPlayer = TestPlayer & TestSecondFactor

async function protectedPlayer(): Promise<ProtectedPlayer> {
  const player = await newPlayer()
  const secondFactor = await enableTwoFactorAs(app, player)
  await forgetSpentCodes(database, player)
  return { ...player, ...secondFactor }
}

const challengeOf = async (player: TestAccount) => twoFactorStepOf(await attemptLogIn(app, player)).challenge

const answer = (challenge: string, code: string) =>
  app.call(answerTwoFactor, { body: { challenge, code }, headers: fromElsewhere() })

const keysOf = (replies: readonly { key: string }[]) =>
  Object.fromEntries(
    [...Map.groupBy(replies, ({ key }) => key)].map(([key, { length }]) => [key, length] as const),
  )

const change = ({ accountId }: TestPlayer, assignments: 'banned' | 'expired' | 'used up') => {
  if (assignments === 'banned') return ban(database, accountId, { until: new Date('2099-01-01') })
  return assignments === 'expired'
    ? database.execute(
        sql`update log_in_challenge set expires_at = now() - interval '1 second' where account_id = ${accountId}`,
      )
    : database.execute(sql`update log_in_challenge set tries = 5 where account_id = ${accountId}`)
}

it('asks for the second factor instead of opening a session', async () => {
  const player = await protectedPlayer()
  const reply = await attemptLogIn(app, player)
  expect(reply.status).toBe(200)
  const question = twoFactorStepOf(reply)
  expect(question).toEqual({
    step: 'two-factor',
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    expiresAt: expect.any(String),
  })
  const { left } = await database.one<{ left: number }>(
    sql`select extract(epoch from ${question.expiresAt}::timestamptz - now())::float as left`,
  )
  expect(left).toBeGreaterThan(290)
  expect(left).toBeLessThanOrEqual(300)
  expect([...cookiesOf(reply.headers).keys()]).toEqual([])
})

it('logs in with a code of the authenticator app', async () => {
  const player = await protectedPlayer()
  const reply = await answer(await challengeOf(player), codeFor(player.secretKey))
  const tokens = dataOf(reply)
  expect(tokens.backupCodesLeft).toBeNull()
  expect([...cookiesOf(reply.headers).keys()]).toEqual(['token', 'refreshToken', 'bind', 'device'])
  expect(await app.call(getUser, { as: tokens })).toMatchObject({ data: { username: player.username } })
})

it('logs in with a backup code once and reports how many are left', async () => {
  const player = await protectedPlayer()
  const code = player.backupCodes[0] ?? ''
  expect(await answer(await challengeOf(player), code)).toMatchObject({ data: { backupCodesLeft: 9 } })
  expect(await answer(await challengeOf(player), code)).toMatchObject({
    status: 422,
    key: '2FA_CODE_INVALID',
  })
})

it('records wrong codes and wrong passwords for the owner', async () => {
  const player = await protectedPlayer()
  await attemptLogIn(app, { ...player, password: 'a wrong password' })
  await answer(await challengeOf(player), wrongCodeFor(player.secretKey))
  expect((await eventsOf(player.accountId)).filter((kind) => kind === 'log-in-failed')).toHaveLength(2)
})

it('reveals the second factor only after the correct password', async () => {
  const player = await protectedPlayer()
  expect(await attemptLogIn(app, { ...player, password: 'a wrong password' })).toMatchObject({
    status: 401,
    key: 'UNKNOWN_CREDENTIALS',
    data: null,
  })
})

describe('a challenge', () => {
  it('does not count attempts that could not be checked, neither for the challenge nor the account', async () => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    const mend = await breakSecondFactor(database, player)
    for (let times = 0; times < 11; times++)
      expect(await answer(challenge, codeFor(player.secretKey))).toMatchObject({ status: 500 })
    await mend()
    expect(await answer(challenge, codeFor(player.secretKey))).toMatchObject({ status: 200 })
  })

  it('allows five tries', async () => {
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

  it('checks five of 50 concurrent guesses', async () => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    const wrong = wrongCodeFor(player.secretKey)
    const replies = await Promise.all(Array.from({ length: 50 }, () => answer(challenge, wrong)))
    expect(keysOf(replies)).toEqual({ '2FA_CODE_INVALID': 5, SESSION_HANDLE_ERROR: 45 })
  })

  it('opens one session for several correct codes at once', async () => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    const codes = [codeFor(player.secretKey), ...player.backupCodes.slice(0, 4)]
    const replies = await Promise.all(codes.map((code) => answer(challenge, code)))
    expect(keysOf(replies)).toEqual({ SUCCESS: 1, SESSION_HANDLE_ERROR: 4 })
  })

  it('is invalid after use', async () => {
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

  it('is refused if it was never issued', async () => {
    expect(await answer('x'.repeat(43), '123456')).toMatchObject({ key: 'SESSION_HANDLE_ERROR' })
  })

  it('is stored only as a hash', async () => {
    const challenge = await challengeOf(await protectedPlayer())
    const rows = await database.query(
      sql`select 1 from log_in_challenge where challenge_hash = ${Buffer.from(challenge)} or challenge_hash = ${Buffer.from(challenge, 'base64url')}`,
    )
    expect(rows).toEqual([])
  })
})

it('accepts ten wrong codes an hour across all challenges', async () => {
  const player = await protectedPlayer()
  const wrong = wrongCodeFor(player.secretKey)
  for (let round = 0; round < 2; round++) {
    const challenge = await challengeOf(player)
    for (let count = 0; count < 5; count++) await answer(challenge, wrong)
  }
  const refused = await answer(await challengeOf(player), codeFor(player.secretKey))
  expect(refused).toMatchObject({ status: 429, key: 'TOO_MANY_REQUESTS' })
  expect(refused.data).toEqual({ retryAfterSeconds: Number(refused.headers.get('retry-after')) })
})

it('does not count correct codes', async () => {
  const player = await protectedPlayer()
  for (let count = 0; count < 12; count++) {
    await forgetSpentCodes(database, player)
    expect(await answer(await challengeOf(player), codeFor(player.secretKey))).toMatchObject({ status: 200 })
  }
})

describe('a banned player', () => {
  const ban = { reason: 'Botting', until: '2099-01-01T00:00:00.000Z' }
  const refusal = { status: 403, key: 'UNAUTHORIZED_BANNED_ACCOUNT', data: ban }

  it('is refused before the second factor', async () => {
    const player = await protectedPlayer()
    await change(player, 'banned')
    expect(await attemptLogIn(app, player)).toMatchObject(refusal)
  })

  it('is refused after the second factor if banned in between', async () => {
    const player = await protectedPlayer()
    const challenge = await challengeOf(player)
    await change(player, 'banned')
    expect(await answer(challenge, codeFor(player.secretKey))).toMatchObject(refusal)
  })

  it('is refused with session tokens, with the reason only on their own device', async () => {
    const player = await newPlayer()
    await change(player, 'banned')
    const fresh = testApp({ database })
    expect(await fresh.call(getUser, { as: player })).toMatchObject(refusal)
    expect(await refreshWith(app, player, player.bindCookie)).toMatchObject(refusal)
    expect(await refreshWith(app, player, 'bind=of-a-thief')).toMatchObject({
      key: 'SESSION_REFRESH_ERROR',
      data: null,
    })
  })
})
