import { activateAccount } from '@olympus/contract/auth'
import { inspectPasswordReset, requestPasswordReset, resetPassword } from '@olympus/contract/recovery'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { enableTwoFactorAs } from '../../testing/protected-account.ts'
import { mailedToken } from '../../testing/sent-mails.ts'
import { activatedAccount, attemptLogIn, fromElsewhere, registerAccount } from '../../testing/test-account.ts'
import { testApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer, mailsTo } = withTestApp()

const newPassword = 'a lantern over the harbour'

const ask = (email: string, locale: 'de' | 'en' = 'en', on = app) =>
  on.call(requestPasswordReset, { body: { email, locale }, headers: fromElsewhere() })

const inspect = (token: string) =>
  app.call(inspectPasswordReset, { body: { token }, headers: fromElsewhere() })

const reset = (token: string) =>
  app.call(resetPassword, { body: { token, password: newPassword }, headers: fromElsewhere() })

async function resetToken(email: string): Promise<string> {
  expect(await ask(email)).toMatchObject({ status: 200, data: null })
  return mailedToken(database, email)
}

describe('requestPasswordReset', () => {
  it('mails a link that works once, in the language of the page', async () => {
    const { email, username } = await activatedAccount(app)
    await ask(email.toUpperCase(), 'de')
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.subject).toBe('Setze dein Olympus-Passwort zurück')
    expect(mail?.text).toContain(`Hallo ${username},`)
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/de\/password\/new\?token=[\w-]{43}\n/)
  })

  it('invalidates the links of earlier mails', async () => {
    const { email } = await activatedAccount(app)
    const older = await resetToken(email)
    const newer = await resetToken(email)
    expect(await reset(older)).toMatchObject({ status: 410, key: 'RESET_LINK_INVALID' })
    expect(await reset(newer)).toMatchObject({ status: 200 })
  })

  it('leaves one valid link after concurrent requests', async () => {
    const { email } = await activatedAccount(app)
    await Promise.all([1, 2, 3].map(() => ask(email)))
    const { good } = await database.one<{ good: number }>(
      sql`select count(*) as good from one_time_token join account on account.id = account_id
          where account.email = ${email} and purpose = 'password-reset' and used_at is null`,
    )
    expect(good).toBe(1)
  })

  it('sets the password of an inactive account and activates it', async () => {
    const { email, password, username } = await registerAccount(app)
    const activationToken = await mailedToken(database, email)
    const token = await resetToken(email)
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Set a password for your Olympus account')
    expect(await reset(token)).toMatchObject({ status: 200 })
    expect(await attemptLogIn(app, { email, password })).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    expect(await app.call(activateAccount, { body: { token: activationToken } })).toMatchObject({
      data: { username, wasAlreadyActive: true },
    })
    expect(await attemptLogIn(app, { email, password })).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    expect(await attemptLogIn(app, { email, password: newPassword })).toMatchObject({ status: 200 })
  })

  it('sends no mail for an unknown address', async () => {
    const email = 'nobody-at-all@example.com'
    expect(await ask(email)).toMatchObject({ status: 200, data: null })
    expect(await mailsTo(email)).toEqual([])
  })

  it('reports an unknown address if the operator allows it', async () => {
    const open = testApp({ database, variables: { DISCLOSE_UNKNOWN_EMAIL: 'on' } })
    expect(await ask('nobody-else@example.com', 'en', open)).toMatchObject({
      status: 404,
      key: 'NOT_FOUND_ACCOUNT_BY_EMAIL',
    })
  })

  it('refuses an invalid address', async () => {
    expect(await ask('no-address')).toMatchObject({ status: 422, key: 'INVALID_EMAIL_FORMAT' })
  })

  it('mails an address at most three times an hour, whether or not it has an account', async () => {
    const { email } = await activatedAccount(app)
    for (const address of [email, `nobody-${email}`]) {
      const keys: string[] = []
      for (let count = 0; count < 4; count++) keys.push((await ask(address)).key)
      expect(keys).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'TOO_MANY_REQUESTS'])
    }
  })

  it('stores only the hash of the token', async () => {
    const { email } = await activatedAccount(app)
    const token = await resetToken(email)
    const rows = await database.query(
      sql`select 1 from one_time_token where token_hash in (${Buffer.from(token)}, ${Buffer.from(token, 'base64url')})`,
    )
    expect(rows).toEqual([])
  })
})

describe('inspectPasswordReset', () => {
  it('returns the username and does not spend the link', async () => {
    const { email, username } = await activatedAccount(app)
    const token = await resetToken(email)
    for (let count = 0; count < 3; count++)
      expect(await inspect(token)).toMatchObject({ status: 200, data: { username, hasTwoFactor: false } })
    expect(await reset(token)).toMatchObject({ status: 200 })
    expect(await inspect(token)).toMatchObject({ key: 'RESET_LINK_INVALID' })
  })

  it('reports that the second factor will be required', async () => {
    const player = await newPlayer()
    await enableTwoFactorAs(app, player)
    expect(await inspect(await resetToken(player.email))).toMatchObject({ data: { hasTwoFactor: true } })
  })

  it('refuses a link with another purpose', async () => {
    const { email } = await registerAccount(app)
    const token = await mailedToken(database, email)
    expect(await inspect(token)).toMatchObject({ status: 410, key: 'RESET_LINK_INVALID' })
    expect(await reset(token)).toMatchObject({ status: 410, key: 'RESET_LINK_INVALID' })
  })
})
