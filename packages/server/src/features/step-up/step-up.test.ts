import type { InputOf } from '@olympus/contract/endpoint'
import { startPasskeyRegistration } from '@olympus/contract/passkeys'
import { disableTwoFactor } from '@olympus/contract/two-factor'
import { stepUp } from '@olympus/contract/step-up'
import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { codeFor, wrongCodeFor } from '../../testing/authenticator-app.ts'
import {
  breakSecondFactor,
  enableTwoFactorAs,
  forgetSpentCodes,
  stepUpAs,
  storeTokens,
} from '../../testing/protected-account.ts'
import { logInAs, type TestPlayer } from '../../testing/test-account.ts'
import { dataOf } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()
let player: TestPlayer

beforeEach(async () => {
  player = await newPlayer()
})

const attempt = (body: InputOf<typeof stepUp>['body']) => app.call(stepUp, { as: player, body })
/** Calls an endpoint that needs a stepped-up session. */
const guarded = (who: TestPlayer = player) => app.call(startPasskeyRegistration, { as: who })

describe('stepping up with the password', () => {
  it('allows protected actions for ten minutes, in this session only', async () => {
    const other = await logInAs(app, player)
    expect(await guarded()).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
    const fresh = dataOf(await attempt({ password: player.password }))
    const { now } = await database.one<{ now: Date }>(sql`select now() as now`)
    const secondsLeft = (Date.parse(fresh.until) - now.getTime()) / 1000
    expect(secondsLeft).toBeGreaterThan(limits.stepUpSeconds - 60)
    expect(secondsLeft).toBeLessThanOrEqual(limits.stepUpSeconds)
    storeTokens(player, fresh)
    expect(await guarded()).toMatchObject({ status: 200 })
    expect(await guarded(other)).toMatchObject({ key: 'STEP_UP_REQUIRED' })
  })

  it('expires', async () => {
    await stepUpAs(app, player)
    expect(await guarded()).toMatchObject({ status: 200 })
    await database.execute(
      sql`update session set stepped_up_until = now() where account_id = ${player.accountId}`,
    )
    expect(await guarded()).toMatchObject({ key: 'STEP_UP_REQUIRED' })
  })

  it('refuses a wrong password', async () => {
    expect(await attempt({ password: 'not the password' })).toMatchObject({
      status: 422,
      key: 'WRONG_PASSWORD',
    })
    expect(await guarded()).toMatchObject({ key: 'STEP_UP_REQUIRED' })
  })

  it('checks ten wrong passwords in 15 minutes, even in parallel', async () => {
    const replies = await Promise.all(
      Array.from({ length: 30 }, () => attempt({ password: 'not the password' })),
    )
    expect(replies.filter(({ key }) => key === 'WRONG_PASSWORD')).toHaveLength(10)
    const limited = await attempt({ password: player.password })
    expect(limited).toMatchObject({ status: 429, key: 'TOO_MANY_REQUESTS' })
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('does not count attempts that could not be checked', async () => {
    const withHash = (hash: string) =>
      database.execute(sql`update account set password_hash = ${hash} where username = ${player.username}`)
    const { passwordHash } = await database.one<{ passwordHash: string }>(
      sql`select password_hash from account where username = ${player.username}`,
    )
    await withHash('no hash at all')
    const { password } = player
    for (let times = 0; times < 11; times++)
      expect(await attempt({ password })).toMatchObject({ status: 500 })
    await withHash(passwordHash)
    expect(await attempt({ password })).toMatchObject({ status: 200 })
  })

  it('does not count correct passwords', async () => {
    for (let times = 0; times < 12; times++) await stepUpAs(app, player)
    expect(await guarded()).toMatchObject({ status: 200 })
  })
})

describe('stepping up with two-factor authentication', () => {
  const notSteppedUp = () =>
    database.execute(sql`update session set stepped_up_until = null where account_id = ${player.accountId}`)

  it('also requires a code, and checks the password first', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    await notSteppedUp()
    const { password } = player
    const code = codeFor(secretKey, 1)
    expect(await attempt({ password })).toMatchObject({ status: 422, key: '2FA_ERROR' })
    expect(await attempt({ password, code: wrongCodeFor(secretKey) })).toMatchObject({ key: '2FA_ERROR' })
    expect(await attempt({ password: 'not the password', code })).toMatchObject({ key: 'WRONG_PASSWORD' })
    expect(await guarded()).toMatchObject({ key: 'STEP_UP_REQUIRED' })
    // The wrong password did not spend the code.
    storeTokens(player, dataOf(await attempt({ password, code })))
    expect(await guarded()).toMatchObject({ status: 200 })
    expect(await attempt({ password, code })).toMatchObject({ key: '2FA_ERROR' })
  })

  it('does not count codes that could not be judged', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    await forgetSpentCodes(database, player)
    const { password } = player
    const attemptBoth = () => attempt({ password, code: codeFor(secretKey) })
    const mend = await breakSecondFactor(database, player)
    for (let times = 0; times < 11; times++) expect(await attemptBoth()).toMatchObject({ status: 500 })
    await mend()
    expect(await attemptBoth()).toMatchObject({ status: 200 })
  })

  it('accepts a backup code and records it with the device', async () => {
    const { backupCodes } = await enableTwoFactorAs(app, player)
    const code = backupCodes[0] ?? ''
    const reply = await app.call(stepUp, {
      as: player,
      body: { password: player.password, code },
      headers: { 'user-agent': 'A browser', 'x-forwarded-for': '198.51.100.7' },
    })
    expect(reply).toMatchObject({ status: 200 })
    const event = await database.one(
      sql`select user_agent, host(address::inet) as address from security_event
          where account_id = ${player.accountId} and kind = 'backup-code-used'`,
    )
    expect(event).toEqual({ userAgent: 'A browser', address: '198.51.100.7' })
  })

  it('checks at most ten wrong codes an hour, together with those of other places', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    const code = wrongCodeFor(secretKey)
    const { password } = player
    const disable = () => app.call(disableTwoFactor, { as: player, body: { code } })
    const keys = (await Promise.all(Array.from({ length: 6 }, disable))).map(({ key }) => key)
    for (let times = 0; times < 6; times++) keys.push((await attempt({ password, code })).key)
    expect(keys.filter((key) => key === '2FA_ERROR')).toHaveLength(10)
    expect(keys.filter((key) => key === 'TOO_MANY_REQUESTS')).toHaveLength(2)
  })
})
