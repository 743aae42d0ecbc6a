import {
  confirmBackupCodes,
  disableTwoFactor,
  enableTwoFactor,
  getSecurity,
  renewBackupCodes,
  startTwoFactor,
} from '@olympus/contract/two-factor'
import { stepUp } from '@olympus/contract/step-up'
import { limits } from '@olympus/contract/limits'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { cleanUp } from '../../background/clean-up.ts'
import { systemRandom } from '../../random.ts'
import { codeFor, wrongCodeFor } from '../../testing/authenticator-app.ts'
import {
  breakSecondFactor,
  enableTwoFactorAs,
  forgetSpentCodes,
  stepUpAs,
  storeTokens,
} from '../../testing/protected-account.ts'
import { newEventsOf } from '../../testing/new-events-of.ts'
import { logInAs, type TestPlayer } from '../../testing/test-account.ts'
import { dataOf } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { startSession } from '../auth/start-session.ts'

const { app, database, newPlayer, mailsTo, eventsOf } = withTestApp()
let player: TestPlayer

beforeEach(async () => {
  player = await newPlayer()
})

const start = () => app.call(startTwoFactor, { as: player })
const enable = (code: string) => app.call(enableTwoFactor, { as: player, body: { code } })
const disable = (code: string) => app.call(disableTwoFactor, { as: player, body: { code } })
const renewCodes = () => app.call(renewBackupCodes, { as: player })
const confirmCodes = () => app.call(confirmBackupCodes, { as: player })

const newSecretKey = async () => dataOf(await start()).secretKey

const security = () => app.callOrFail(getSecurity, { as: player })

const subjects = async () =>
  (await mailsTo(player.email))
    .map(({ subject }) => subject)
    .filter((subject) => !subject.startsWith('Activate'))

const eventKinds = async () => (await eventsOf(player.accountId)).filter((kind) => kind !== 'logged-in')

describe('enabling two-factor authentication', () => {
  it('requires a stepped-up session at each step', async () => {
    expect(await start()).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
    expect(await enable('123456')).toMatchObject({ key: 'STEP_UP_REQUIRED' })
    expect(await renewCodes()).toMatchObject({ key: 'STEP_UP_REQUIRED' })
  })

  it('waits for the first code, then shows backup codes and notifies the player', async () => {
    await stepUpAs(app, player)
    const { secretKey, keyUri } = dataOf(await start())
    expect(keyUri).toContain(`otpauth://totp/Olympus:${player.username}?`)
    expect(keyUri).toContain(secretKey)
    expect(await security()).toEqual({ twoFactor: null, passkeys: [] })
    expect(await enable(wrongCodeFor(secretKey))).toMatchObject({
      status: 422,
      key: '2FA_CODE_INVALID',
    })
    expect(await enable('ABCDE-12345')).toMatchObject({ key: '2FA_CODE_INVALID' })

    const enabled = await enable(codeFor(secretKey))
    const { backupCodes } = dataOf(enabled)
    expect(new Set(backupCodes).size).toBe(limits.backupCodes)
    for (const code of backupCodes) expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    expect(await security()).toMatchObject({
      twoFactor: { backupCodesLeft: limits.backupCodes, hasSavedBackupCodes: false },
    })
    expect(await subjects()).toEqual(['Two-factor authentication is on'])
    expect(await eventKinds()).toEqual(['two-factor-enabled'])
    expect(await newEventsOf(database, player.accountId)).toContain('account-changed')
  })

  it('accepts the first code only once', async () => {
    await stepUpAs(app, player)
    const code = codeFor(await newSecretKey())
    expect(await enable(code)).toMatchObject({ status: 200 })
    expect(await disable(code)).toMatchObject({ status: 422, key: '2FA_ERROR' })
  })

  it('uses the latest key', async () => {
    await stepUpAs(app, player)
    const [first, second] = [await newSecretKey(), await newSecretKey()]
    expect(await enable(codeFor(first))).toMatchObject({
      key: '2FA_CODE_INVALID',
    })
    expect(await enable(codeFor(second))).toMatchObject({ status: 200 })
  })

  it('expires a key that was not confirmed in time', async () => {
    await stepUpAs(app, player)
    expect(await enable('123456')).toMatchObject({
      status: 410,
      key: 'TWO_FACTOR_ENROLMENT_EXPIRED',
    })
    const secretKey = await newSecretKey()
    await database.execute(
      sql`update two_factor set expires_at = now() where expires_at > now() and account_id = ${player.accountId}`,
    )
    expect(await enable(codeFor(secretKey))).toMatchObject({
      key: 'TWO_FACTOR_ENROLMENT_EXPIRED',
    })
  })

  it('deletes a key that was never confirmed', async () => {
    await stepUpAs(app, player)
    await start()
    await database.execute(
      sql`update two_factor set expires_at = now() - interval '1 second' where enabled_at is null`,
    )
    await cleanUp(database)
    expect(await database.query(sql`select from two_factor where enabled_at is null`)).toEqual([])
  })

  it('happens once for twenty concurrent requests', async () => {
    await stepUpAs(app, player)
    const secretKey = await newSecretKey()
    const code = codeFor(secretKey)
    const replies = await Promise.all(Array.from({ length: 20 }, () => enable(code)))
    const [winner, ...others] = replies.toSorted((one, other) => one.status - other.status)
    expect(winner).toMatchObject({ status: 200 })
    // Requests after the winner have outdated tokens.
    for (const { key } of others) expect(key).toMatch(/^(TWO_FACTOR_ALREADY_ENABLED|STEP_UP_REQUIRED)$/)
    if (winner) storeTokens(player, dataOf(winner))
    expect(await start()).toMatchObject({ key: 'TWO_FACTOR_ALREADY_ENABLED' })
    expect(await subjects()).toHaveLength(1)
  })

  it('logs out only the other devices', async () => {
    const other = await logInAs(app, player)
    await enableTwoFactorAs(app, player)
    expect(await app.call(confirmBackupCodes, { as: other })).toMatchObject({
      status: 401,
      key: 'UNAUTHORIZED_SESSION_EXPIRED',
    })
    expect(await confirmCodes()).toMatchObject({ status: 200 })
  })
})

describe('backup codes', () => {
  it('are replaced: the old ones stop working', async () => {
    const { backupCodes } = await enableTwoFactorAs(app, player)
    await confirmCodes()
    expect(await security()).toMatchObject({ twoFactor: { hasSavedBackupCodes: true } })
    const renewed = dataOf(await renewCodes())
    expect(await security()).toMatchObject({
      twoFactor: { hasSavedBackupCodes: false, backupCodesLeft: limits.backupCodes },
    })
    const code = renewed.backupCodes[0] ?? ''
    expect(await disable(backupCodes[0] ?? '')).toMatchObject({ key: '2FA_ERROR' })
    expect(await disable(code)).toMatchObject({ status: 200 })
  })

  it('exist only with two-factor authentication', async () => {
    await stepUpAs(app, player)
    expect(await renewCodes()).toMatchObject({
      status: 409,
      key: 'TWO_FACTOR_NOT_ENABLED',
    })
    expect(await confirmCodes()).toMatchObject({
      key: 'TWO_FACTOR_NOT_ENABLED',
    })
  })
})

describe('disabling two-factor authentication', () => {
  it('requires a code, even in a fresh session', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    expect(await disable(wrongCodeFor(secretKey))).toMatchObject({
      status: 422,
      key: '2FA_ERROR',
    })
    expect(await security()).toMatchObject({ twoFactor: { backupCodesLeft: limits.backupCodes } })
    expect(await disable(codeFor(secretKey, 1))).toMatchObject({
      status: 200,
    })
    expect(await security()).toEqual({ twoFactor: null, passkeys: [] })
    expect(await subjects()).toEqual(['Two-factor authentication is on', 'Two-factor authentication is off'])
    expect(await eventKinds()).toEqual(['two-factor-enabled', 'two-factor-disabled'])
  })

  it('ends only the other sessions', async () => {
    const { backupCodes } = await enableTwoFactorAs(app, player)
    const { accountId } = player
    const device = { accountId, bindSecret: 'another device', userAgent: '', address: '127.0.0.1' }
    const { claims } = await startSession(database, systemRandom, device)
    expect(await disable(backupCodes[0] ?? '')).toMatchObject({ status: 200 })
    const other = await database.one(sql`select end_reason from session where id = ${claims.sessionId}`)
    expect(other).toEqual({ endReason: 'two_factor_changed' })
    expect(await security()).toEqual({ twoFactor: null, passkeys: [] })
  })

  it('deletes all secrets', async () => {
    const { backupCodes } = await enableTwoFactorAs(app, player)
    await disable(backupCodes[3] ?? '')
    const left = await database.one(
      sql`select (select count(*) from two_factor where account_id = account.id) as keys,
            (select count(*) from backup_code where account_id = account.id) as codes
          from account where username = ${player.username}`,
    )
    expect(left).toEqual({ keys: 0, codes: 0 })
    expect(await disable(backupCodes[4] ?? '')).toMatchObject({
      status: 409,
      key: 'TWO_FACTOR_NOT_ENABLED',
    })
  })

  it('checks ten wrong codes an hour, even in parallel, and then refuses correct ones, too', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    const code = wrongCodeFor(secretKey)
    const replies = await Promise.all(Array.from({ length: 500 }, () => disable(code)))
    expect(replies.filter(({ key }) => key === '2FA_ERROR')).toHaveLength(10)
    expect(replies.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(490)
    expect(await disable(codeFor(secretKey, 1))).toMatchObject({
      status: 429,
    })
  })

  it('does not count codes that could not be checked', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    await forgetSpentCodes(database, player)
    const attempt = () => disable(codeFor(secretKey))
    const mend = await breakSecondFactor(database, player)
    for (let times = 0; times < 11; times++) expect(await attempt()).toMatchObject({ status: 500 })
    await mend()
    expect(await attempt()).toMatchObject({ status: 200 })
  })

  it('does not count correct codes', async () => {
    const { secretKey } = await enableTwoFactorAs(app, player)
    for (let times = 0; times < 12; times++) {
      await forgetSpentCodes(database, player)
      const body = { password: player.password, code: codeFor(secretKey) }
      expect(await app.call(stepUp, { as: player, body })).toMatchObject({ status: 200 })
    }
  })
})
