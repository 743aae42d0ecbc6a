import { answerTwoFactor } from '@olympus/contract/auth'
import { inspectPasswordReset, requestPasswordReset, resetPassword } from '@olympus/contract/recovery'
import { getUser } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { codeFor, wrongCodeFor } from '../../testing/authenticator-app.ts'
import { breakSecondFactor, enableTwoFactorAs, forgetSpentCodes } from '../../testing/protected-account.ts'
import { mailedToken } from '../../testing/sent-mails.ts'
import {
  activatedAccount,
  attemptLogIn,
  cookiesOf,
  fromElsewhere,
  refreshWith,
  type TestAccount,
  twoFactorStepOf,
} from '../../testing/test-account.ts'
import { breachedPassword, testApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer, mailsTo, eventsOf } = withTestApp()

const newPassword = 'a lantern over the harbour'

const inspect = (token: string) =>
  app.call(inspectPasswordReset, { body: { token }, headers: fromElsewhere() })

const reset = (
  token: string,
  change: { password?: string; code?: string } = {},
  headers: Record<string, string> = fromElsewhere(),
) => app.call(resetPassword, { body: { token, password: newPassword, ...change }, headers })

const logIn = ({ email }: TestAccount, password: string, headers?: Record<string, string>) =>
  attemptLogIn(app, { email, password }, headers)

const answer = (challenge: string, code: string) =>
  app.call(answerTwoFactor, { body: { challenge, code }, headers: fromElsewhere() })

async function resetToken(email: string): Promise<string> {
  const body = { email, locale: 'en' } as const
  await app.callOrFail(requestPasswordReset, { body, headers: fromElsewhere() })
  return mailedToken(database, email)
}

describe('resetPassword', () => {
  it('sets the password, ends all sessions, starts none and notifies the owner', async () => {
    const player = await newPlayer()
    const { headers, ...reply } = await reset(await resetToken(player.email))
    expect(reply).toMatchObject({ status: 200, data: null })
    expect([...cookiesOf(headers).keys()]).toEqual([])
    expect(await app.call(getUser, { as: player })).toMatchObject({ status: 401 })
    expect(await refreshWith(app, player, player.bindCookie)).toMatchObject({ status: 401 })
    expect(await logIn(player, player.password)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    expect(await logIn(player, newPassword)).toMatchObject({ status: 200 })
    const told = (await mailsTo(player.email)).find(({ subject }) => subject === 'Your password was reset')
    expect(told?.text).toContain('http://localhost:3000/resetpassword')
    const events = await eventsOf(player.accountId)
    expect(events).toContain('password-reset-requested')
    expect(events).toContain('password-reset')
  })

  it('sets one password when the link is used 20 times at once', async () => {
    const account = await activatedAccount(app)
    const token = await resetToken(account.email)
    const passwords = Array.from({ length: 20 }, (_, index) => `${newPassword} ${index}`)
    const replies = await Promise.all(passwords.map((password) => reset(token, { password })))
    const right = passwords.filter((_, index) => replies[index]?.status === 200)
    expect(right).toHaveLength(1)
    expect(new Set(replies.map(({ key }) => key))).toEqual(new Set(['SUCCESS', 'RESET_LINK_INVALID']))
    expect(await logIn(account, right[0] ?? '')).toMatchObject({ status: 200 })
  })

  it('refuses a link after an hour', async () => {
    const { email } = await activatedAccount(app)
    const token = await resetToken(email)
    await database.execute(
      sql`update one_time_token set expires_at = expires_at - interval '1 hour'
          where account_id = (select id from account where email = ${email})`,
    )
    expect(await inspect(token)).toMatchObject({ key: 'RESET_LINK_INVALID' })
    expect(await reset(token)).toMatchObject({ key: 'RESET_LINK_INVALID' })
  })

  it('refuses a weak password and does not spend the link', async () => {
    const { email, username } = await activatedAccount(app)
    const token = await resetToken(email)
    expect(await reset(token, { password: 'password1234' })).toMatchObject({ key: 'PASSWORD_TOO_COMMON' })
    expect(await reset(token, { password: `my ${username} pass` })).toMatchObject({
      key: 'PASSWORD_CONTAINS_IDENTITY',
    })
    expect(await reset(token, { password: breachedPassword })).toMatchObject({ key: 'PASSWORD_BREACHED' })
    expect(await reset(token, { password: 'short' })).toMatchObject({ key: 'BAD_REQUEST' })
    expect(await reset(token)).toMatchObject({ status: 200 })
  })

  it('enforces the minimum length of the operator', async () => {
    const { email } = await activatedAccount(app)
    const strict = testApp({ database, variables: { PASSWORD_MIN_LENGTH: '40' } })
    const body = { token: await resetToken(email), password: newPassword }
    expect(await strict.call(resetPassword, { body, headers: fromElsewhere() })).toMatchObject({
      key: 'BAD_REQUEST',
      data: { issues: [{ path: 'password', message: 'At least 40 characters' }] },
    })
  })

  it('unlocks an account that others have locked out', async () => {
    const account = await activatedAccount(app)
    const here = fromElsewhere()
    for (let count = 0; count < 11; count++) await logIn(account, 'a wrong password', here)
    for (let count = 0; count < 40; count++) await logIn(account, 'a wrong password')
    expect(await logIn(account, account.password)).toMatchObject({ key: 'TOO_MANY_REQUESTS' })
    const token = await resetToken(account.email)
    expect(await reset(token, {}, here)).toMatchObject({
      status: 200,
    })
    expect(await logIn(account, newPassword, here)).toMatchObject({ status: 200 })
  })

  it('forgets all devices, so that the next login on each is mailed', async () => {
    const player = await newPlayer()
    await reset(await resetToken(player.email))
    await logIn(player, newPassword, { ...fromElsewhere(), cookie: player.deviceCookie })
    expect((await mailsTo(player.email)).at(-1)?.subject).toBe('New device logged in to your Olympus account')
  })

  it('ends a login and an email change that an attacker started', async () => {
    const player = await newPlayer()
    const { secretKey } = await enableTwoFactorAs(app, player)
    await forgetSpentCodes(database, player)
    const { challenge } = twoFactorStepOf(await logIn(player, player.password))
    await database.execute(
      sql`update account set pending_email = 'thief@example.com', pending_email_expires_at = now() + interval '1 day'
          where username = ${player.username}`,
    )
    const token = await resetToken(player.email)
    expect(await reset(token, { code: codeFor(secretKey) })).toMatchObject({ status: 200 })
    await forgetSpentCodes(database, player)
    expect(await answer(challenge, codeFor(secretKey))).toMatchObject({
      key: 'SESSION_HANDLE_ERROR',
    })
    expect(
      await database.one(sql`select pending_email from account where username = ${player.username}`),
    ).toEqual({ pendingEmail: null })
  })

  describe('with a second factor', () => {
    async function protectedPlayer() {
      const player = await newPlayer()
      const secondFactor = await enableTwoFactorAs(app, player)
      await forgetSpentCodes(database, player)
      return { ...player, ...secondFactor, resetToken: await resetToken(player.email) }
    }

    it('refuses a missing or wrong code and does not spend the link', async () => {
      const player = await protectedPlayer()
      const refusal = { status: 422, key: '2FA_CODE_INVALID' }
      expect(await reset(player.resetToken)).toMatchObject(refusal)
      expect(await reset(player.resetToken, { code: wrongCodeFor(player.secretKey) })).toMatchObject(refusal)
      expect(await logIn(player, newPassword)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
      expect(await reset(player.resetToken, { code: codeFor(player.secretKey) })).toMatchObject({
        status: 200,
      })
    })

    it('accepts a backup code', async () => {
      const player = await protectedPlayer()
      const code = player.backupCodes[0] ?? ''
      expect(await reset(player.resetToken, { code })).toMatchObject({ status: 200 })
    })

    it('does not spend a code on a weak password', async () => {
      const player = await protectedPlayer()
      const code = player.backupCodes[0] ?? ''
      expect(await reset(player.resetToken, { code, password: 'password1234' })).toMatchObject({
        key: 'PASSWORD_TOO_COMMON',
      })
      expect(await reset(player.resetToken, { code })).toMatchObject({ status: 200 })
    })

    it('checks ten of 20 concurrent guesses', async () => {
      const player = await protectedPlayer()
      const code = wrongCodeFor(player.secretKey)
      const replies = await Promise.all(Array.from({ length: 20 }, () => reset(player.resetToken, { code })))
      const keys = Map.groupBy(replies, ({ key }) => key)
      expect(keys.get('2FA_CODE_INVALID')).toHaveLength(10)
      expect(keys.get('TOO_MANY_REQUESTS')).toHaveLength(10)
    })

    it('does not count codes that could not be checked', async () => {
      const player = await protectedPlayer()
      const attempt = () => reset(player.resetToken, { code: codeFor(player.secretKey) })
      const mend = await breakSecondFactor(database, player)
      for (let times = 0; times < 11; times++) expect(await attempt()).toMatchObject({ status: 500 })
      await mend()
      expect(await attempt()).toMatchObject({ status: 200 })
    })

    it('still works after wrong codes at login have used up their limit', async () => {
      const player = await protectedPlayer()
      const wrong = wrongCodeFor(player.secretKey)
      for (let round = 0; round < 2; round++) {
        const { challenge } = twoFactorStepOf(await logIn(player, player.password))
        for (let count = 0; count < 5; count++) await answer(challenge, wrong)
      }
      expect(await reset(player.resetToken, { code: player.backupCodes[0] ?? '' })).toMatchObject({
        status: 200,
      })
      const { challenge } = twoFactorStepOf(await logIn(player, newPassword))
      expect(await answer(challenge, codeFor(player.secretKey))).toMatchObject({
        status: 200,
      })
    })
  })
})
