import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../background/clean-up.ts'
import { systemRandom } from '../../random.ts'
import { codeFor, wrongCodeFor } from '../../testing/authenticator-app.ts'
import {
  breakSecondFactor,
  enableTwoFactorAs,
  forgetSpentCodes,
  stepUpAs,
  takeTokens,
} from '../../testing/protected-account.ts'
import { activatedAccount, logInAs, type TestSession } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { startSession } from '../auth/start-session.ts'

const test = withTestDatabase()
let app: TestApp
let player: TestSession

beforeAll(() => {
  app = testApp({ database: test.database })
})

beforeEach(async () => {
  player = await logInAs(app, await activatedAccount(app, test.database))
})

const post = (pathname: string, body?: unknown, { token }: TestSession = player) =>
  app.api(pathname, { method: 'POST', body, token })

const security = async () => (await app.api('/security', { token: player.token })).data

const subjects = async () => {
  const mails = await test.database.query<{ subject: string }>(
    sql`select subject from mail_outbox where recipient = ${player.email} and subject not like 'Activate%' order by id`,
  )
  return mails.map(({ subject }) => subject)
}

const eventKinds = async () => {
  const events = await test.database.query<{ kind: string }>(
    sql`select kind from security_event join account on account.id = account_id
        where username = ${player.username} and kind <> 'logged-in' order by security_event.id`,
  )
  return events.map(({ kind }) => kind)
}

const liveEvents = async () => {
  const events = await test.database.query<{ event: { kind: string } }>(
    sql`select event from live_event join account on account.id = account_id
        where username = ${player.username} order by live_event.id`,
  )
  return events.map(({ event }) => event.kind)
}

describe('turning two-factor authentication on', () => {
  it('asks for a stepped up session at each step', async () => {
    expect(await post('/two-factor/enrolments')).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
    expect(await post('/two-factor', { code: '123456' })).toMatchObject({ key: 'STEP_UP_REQUIRED' })
    expect(await post('/two-factor/backup-codes')).toMatchObject({ key: 'STEP_UP_REQUIRED' })
  })

  it('waits for the first code of the key, then shows backup codes and tells the player', async () => {
    await stepUpAs(app, player)
    const { data } = await post('/two-factor/enrolments')
    const { secretKey, keyUri } = data as { secretKey: string; keyUri: string }
    expect(keyUri).toContain(`otpauth://totp/Olympus:${player.username}?`)
    expect(keyUri).toContain(secretKey)
    expect(await security()).toEqual({ twoFactor: null, passkeys: [] })
    expect(await post('/two-factor', { code: wrongCodeFor(secretKey) })).toMatchObject({
      status: 422,
      key: '2FA_CODE_INVALID',
    })
    expect(await post('/two-factor', { code: 'ABCDE-12345' })).toMatchObject({ key: '2FA_CODE_INVALID' })

    const enabled = await post('/two-factor', { code: codeFor(secretKey) })
    expect(enabled).toMatchObject({ status: 200, key: 'SUCCESS' })
    const { backupCodes } = enabled.data as { backupCodes: string[] }
    expect(new Set(backupCodes).size).toBe(limits.backupCodes)
    for (const code of backupCodes) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect(await security()).toMatchObject({
      twoFactor: { backupCodesLeft: limits.backupCodes, hasSavedBackupCodes: false },
    })
    expect(await subjects()).toEqual(['Two-factor authentication is on'])
    expect(await eventKinds()).toEqual(['two-factor-enabled'])
    expect(await liveEvents()).toContain('account-changed')
  })

  it('spends the first code', async () => {
    await stepUpAs(app, player)
    const { data } = await post('/two-factor/enrolments')
    const code = codeFor((data as { secretKey: string }).secretKey)
    expect(await post('/two-factor', { code })).toMatchObject({ status: 200 })
    expect(await post('/two-factor/disablings', { code })).toMatchObject({ status: 422, key: '2FA_ERROR' })
  })

  it('takes the key that was handed out last', async () => {
    await stepUpAs(app, player)
    const first = (await post('/two-factor/enrolments')).data as { secretKey: string }
    const second = (await post('/two-factor/enrolments')).data as { secretKey: string }
    expect(await post('/two-factor', { code: codeFor(first.secretKey) })).toMatchObject({
      key: '2FA_CODE_INVALID',
    })
    expect(await post('/two-factor', { code: codeFor(second.secretKey) })).toMatchObject({ status: 200 })
  })

  it('forgets a key that waited for too long', async () => {
    await stepUpAs(app, player)
    expect(await post('/two-factor', { code: '123456' })).toMatchObject({
      status: 410,
      key: 'TWO_FACTOR_ENROLMENT_EXPIRED',
    })
    const { secretKey } = (await post('/two-factor/enrolments')).data as { secretKey: string }
    await test.database.execute(
      sql`update two_factor set expires_at = now() where expires_at > now() and account_id =
          (select id from account where username = ${player.username})`,
    )
    expect(await post('/two-factor', { code: codeFor(secretKey) })).toMatchObject({
      key: 'TWO_FACTOR_ENROLMENT_EXPIRED',
    })
  })

  it('leaves no key behind that waited in vain', async () => {
    await stepUpAs(app, player)
    await post('/two-factor/enrolments')
    await test.database.execute(
      sql`update two_factor set expires_at = now() - interval '1 second' where enabled_at is null`,
    )
    await cleanUp(test.database)
    expect(await test.database.query(sql`select from two_factor where enabled_at is null`)).toEqual([])
  })

  it('happens once, even when it is asked twenty times at once', async () => {
    await stepUpAs(app, player)
    const { secretKey } = (await post('/two-factor/enrolments')).data as { secretKey: string }
    const code = codeFor(secretKey)
    const replies = await Promise.all(Array.from({ length: 20 }, () => post('/two-factor', { code })))
    const [winner, ...others] = replies.toSorted((one, other) => one.status - other.status)
    expect(winner).toMatchObject({ status: 200 })
    // Those that come after the winner come with tokens from before it.
    for (const { key } of others) expect(key).toMatch(/^(TWO_FACTOR_ALREADY_ENABLED|STEP_UP_REQUIRED)$/)
    takeTokens(player, winner?.data)
    expect(await post('/two-factor/enrolments')).toMatchObject({ key: 'TWO_FACTOR_ALREADY_ENABLED' })
    expect(await subjects()).toHaveLength(1)
  })

  it('logs all other devices out, and only those', async () => {
    const other = await logInAs(app, player)
    await enableTwoFactorAs(app, player)
    expect(await post('/two-factor/backup-codes/confirmations', undefined, other)).toMatchObject({
      status: 401,
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await post('/two-factor/backup-codes/confirmations')).toMatchObject({ status: 200 })
  })
})

describe('backup codes', () => {
  it('are renewed: the old ones stop working, and the new ones are to be kept again', async () => {
    const { backupCodes } = await enableTwoFactorAs(app, player)
    await post('/two-factor/backup-codes/confirmations')
    expect(await security()).toMatchObject({ twoFactor: { hasSavedBackupCodes: true } })
    const renewed = await post('/two-factor/backup-codes')
    expect(renewed).toMatchObject({ status: 200 })
    expect(await security()).toMatchObject({
      twoFactor: { hasSavedBackupCodes: false, backupCodesLeft: limits.backupCodes },
    })
    const [code] = (renewed.data as { backupCodes: string[] }).backupCodes
    expect(await post('/two-factor/disablings', { code: backupCodes[0] })).toMatchObject({ key: '2FA_ERROR' })
    expect(await post('/two-factor/disablings', { code })).toMatchObject({ status: 200 })
  })

  it('are there only with two-factor authentication', async () => {
    await stepUpAs(app, player)
    expect(await post('/two-factor/backup-codes')).toMatchObject({
      status: 409,
      key: 'TWO_FACTOR_NOT_ENABLED',
    })
    expect(await post('/two-factor/backup-codes/confirmations')).toMatchObject({
      key: 'TWO_FACTOR_NOT_ENABLED',
    })
  })
})

describe('turning two-factor authentication off', () => {
  it('asks for a code, however fresh the session is', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    expect(await post('/two-factor/disablings', { code: wrongCodeFor(secretKey) })).toMatchObject({
      status: 422,
      key: '2FA_ERROR',
    })
    expect(await security()).toMatchObject({ twoFactor: { backupCodesLeft: limits.backupCodes } })
    expect(await post('/two-factor/disablings', { code: codeFor(secretKey, 1) })).toMatchObject({
      status: 200,
    })
    expect(await security()).toEqual({ twoFactor: null, passkeys: [] })
    expect(await subjects()).toEqual(['Two-factor authentication is on', 'Two-factor authentication is off'])
    expect(await eventKinds()).toEqual(['two-factor-enabled', 'two-factor-disabled'])
  })

  it('ends all other sessions, and only those', async () => {
    const { backupCodes } = await enableTwoFactorAs(app, player)
    const { accountId } = await test.database.one<{ accountId: number }>(
      sql`select id as account_id from account where username = ${player.username}`,
    )
    const device = { accountId, bindSecret: 'another device', userAgent: '', address: '127.0.0.1' }
    const { claims } = await startSession(test.database, systemRandom, device)
    expect(await post('/two-factor/disablings', { code: backupCodes[0] })).toMatchObject({ status: 200 })
    const other = await test.database.one(sql`select end_reason from session where id = ${claims.sessionId}`)
    expect(other).toEqual({ endReason: 'two_factor_changed' })
    expect(await security()).toEqual({ twoFactor: null, passkeys: [] })
  })

  it('leaves no secret behind', async () => {
    const { backupCodes } = await enableTwoFactorAs(app, player)
    await post('/two-factor/disablings', { code: backupCodes[3] })
    const left = await test.database.one(
      sql`select (select count(*) from two_factor where account_id = account.id) as keys,
            (select count(*) from backup_code where account_id = account.id) as codes
          from account where username = ${player.username}`,
    )
    expect(left).toEqual({ keys: 0, codes: 0 })
    expect(await post('/two-factor/disablings', { code: backupCodes[4] })).toMatchObject({
      status: 409,
      key: 'TWO_FACTOR_NOT_ENABLED',
    })
  })

  it('checks ten wrong codes an hour, of however many at once, and then no right one either', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    const code = wrongCodeFor(secretKey)
    const replies = await Promise.all(
      Array.from({ length: 500 }, () => post('/two-factor/disablings', { code })),
    )
    expect(replies.filter(({ key }) => key === '2FA_ERROR')).toHaveLength(10)
    expect(replies.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(490)
    expect(await post('/two-factor/disablings', { code: codeFor(secretKey, 1) })).toMatchObject({
      status: 429,
    })
  })

  it('does not count codes that could not be judged', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    await forgetSpentCodes(test.database, player)
    const disable = () => post('/two-factor/disablings', { code: codeFor(secretKey) })
    const mend = await breakSecondFactor(test.database, player)
    for (let times = 0; times < 11; times++) expect(await disable()).toMatchObject({ status: 500 })
    await mend()
    expect(await disable()).toMatchObject({ status: 200 })
  })

  it('forgives right codes', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    for (let times = 0; times < 12; times++) {
      await forgetSpentCodes(test.database, player)
      const body = { password: player.password, code: codeFor(secretKey) }
      expect(await post('/session/step-up', body)).toMatchObject({ status: 200 })
    }
  })
})
