import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { codeFor, wrongCodeFor } from '../../testing/authenticator-app.ts'
import {
  breakSecondFactor,
  enableTwoFactorAs,
  forgetSpentCodes,
  stepUpAs,
  takeTokens,
} from '../../testing/protected-account.ts'
import { activatedAccount, logInAs, type TestAccount, type TestSession } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp
let account: TestAccount
let player: TestSession

beforeAll(() => {
  app = testApp({ database: test.database })
})

beforeEach(async () => {
  account = await activatedAccount(app, test.database)
  player = await logInAs(app, account)
})

const stepUp = (body: unknown, { token }: TestSession = player) =>
  app.api('/session/step-up', { body, token })
/** An act that asks for a stepped up session. */
const guarded = ({ token }: TestSession = player) => app.api('/passkeys/options', { method: 'POST', token })

describe('stepping up with the password', () => {
  it('opens what asks for it, for ten minutes, to this session alone', async () => {
    const other = await logInAs(app, account)
    expect(await guarded()).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
    const reply = await stepUp({ password: player.password })
    expect(reply).toMatchObject({ status: 200 })
    const { now } = await test.database.one<{ now: Date }>(sql`select now() as now`)
    const secondsLeft = (Date.parse((reply.data as { until: string }).until) - now.getTime()) / 1000
    expect(secondsLeft).toBeGreaterThan(limits.stepUpSeconds - 60)
    expect(secondsLeft).toBeLessThanOrEqual(limits.stepUpSeconds)
    takeTokens(player, reply.data)
    expect(await guarded()).toMatchObject({ status: 200 })
    expect(await guarded(other)).toMatchObject({ key: 'STEP_UP_REQUIRED' })
  })

  it('ends', async () => {
    await stepUpAs(app, player)
    expect(await guarded()).toMatchObject({ status: 200 })
    await test.database.execute(
      sql`update session set stepped_up_until = now() where account_id =
          (select id from account where username = ${player.username})`,
    )
    expect(await guarded()).toMatchObject({ key: 'STEP_UP_REQUIRED' })
  })

  it('refuses a wrong password', async () => {
    expect(await stepUp({ password: 'not the password' })).toMatchObject({
      status: 422,
      key: 'WRONG_PASSWORD',
    })
    expect(await guarded()).toMatchObject({ key: 'STEP_UP_REQUIRED' })
  })

  it('checks ten wrong passwords in a quarter of an hour, of however many at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => stepUp({ password: 'not the password' })),
    )
    expect(replies.filter(({ key }) => key === 'WRONG_PASSWORD')).toHaveLength(10)
    const limited = await stepUp({ password: player.password })
    expect(limited).toMatchObject({ status: 429, key: 'TOO_MANY_REQUESTS' })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('does not count what could not be judged', async () => {
    const withHash = (hash: string) =>
      test.database.execute(
        sql`update account set password_hash = ${hash} where username = ${player.username}`,
      )
    const { passwordHash } = await test.database.one<{ passwordHash: string }>(
      sql`select password_hash from account where username = ${player.username}`,
    )
    await withHash('no hash at all')
    const { password } = player
    for (let times = 0; times < 11; times++) expect(await stepUp({ password })).toMatchObject({ status: 500 })
    await withHash(passwordHash)
    expect(await stepUp({ password })).toMatchObject({ status: 200 })
  })

  it('forgives right ones', async () => {
    for (let times = 0; times < 12; times++) await stepUpAs(app, player)
    expect(await guarded()).toMatchObject({ status: 200 })
  })
})

describe('stepping up with two-factor authentication', () => {
  const notSteppedUp = () =>
    test.database.execute(
      sql`update session set stepped_up_until = null where account_id =
          (select id from account where username = ${player.username})`,
    )

  it('asks for a code too, and looks at the password first', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    await notSteppedUp()
    const { password } = player
    const code = codeFor(secretKey, 1)
    expect(await stepUp({ password })).toMatchObject({ status: 422, key: '2FA_ERROR' })
    expect(await stepUp({ password, code: wrongCodeFor(secretKey) })).toMatchObject({ key: '2FA_ERROR' })
    expect(await stepUp({ password: 'not the password', code })).toMatchObject({ key: 'WRONG_PASSWORD' })
    expect(await guarded()).toMatchObject({ key: 'STEP_UP_REQUIRED' })
    // The code was not spent beside the wrong password.
    const reply = await stepUp({ password, code })
    expect(reply).toMatchObject({ status: 200 })
    takeTokens(player, reply.data)
    expect(await guarded()).toMatchObject({ status: 200 })
    expect(await stepUp({ password, code })).toMatchObject({ key: '2FA_ERROR' })
  })

  it('does not count codes that could not be judged', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    await forgetSpentCodes(test.database, player)
    const { password } = player
    const attempt = () => stepUp({ password, code: codeFor(secretKey) })
    const mend = await breakSecondFactor(test.database, player)
    for (let times = 0; times < 11; times++) expect(await attempt()).toMatchObject({ status: 500 })
    await mend()
    expect(await attempt()).toMatchObject({ status: 200 })
  })

  it('takes a backup code, which is then written down with the device that used it', async () => {
    const { backupCodes } = await enableTwoFactorAs(app, player)
    const [code] = backupCodes
    const reply = await app.api('/session/step-up', {
      body: { password: player.password, code },
      token: player.token,
      headers: { 'user-agent': 'A browser', 'x-forwarded-for': '198.51.100.7' },
    })
    expect(reply).toMatchObject({ status: 200 })
    const event = await test.database.one(
      sql`select user_agent, host(address::inet) as address from security_event
          join account on account.id = account_id
          where username = ${player.username} and kind = 'backup-code-used'`,
    )
    expect(event).toEqual({ userAgent: 'A browser', address: '198.51.100.7' })
  })

  it('checks ten wrong codes an hour at most, beside those of other places', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    const code = wrongCodeFor(secretKey)
    const { password, token } = player
    const disable = () => app.api('/two-factor/disablings', { body: { code }, token })
    const replies = await Promise.all(Array.from({ length: 6 }, disable))
    for (let times = 0; times < 6; times++) replies.push(await stepUp({ password, code }))
    expect(replies.filter(({ key }) => key === '2FA_ERROR')).toHaveLength(10)
    expect(replies.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(2)
  })
})
