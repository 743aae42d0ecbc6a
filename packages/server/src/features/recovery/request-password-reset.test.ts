import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { enableTwoFactorAs } from '../../testing/protected-account.ts'
import {
  activatedAccount,
  fromElsewhere,
  mailedToken,
  newPlayer,
  registerAccount,
} from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp

beforeAll(() => {
  app = testApp({ database: test.database })
})

const newPassword = 'a lantern over the harbour'

const post = (pathname: string, body: unknown, headers: Record<string, string> = fromElsewhere()) =>
  app.api(pathname, { body, headers })

const ask = (email: string, locale = 'en') => post('/password/reset-requests', { email, locale })
const inspect = (token: string) => post('/password/reset-inspections', { token })
const reset = (token: string, change: { password?: string; code?: string } = {}) =>
  post('/password/resets', { token, password: newPassword, ...change })

async function resetToken(email: string): Promise<string> {
  expect(await ask(email)).toMatchObject({ status: 200, data: null })
  return mailedToken(test.database, email)
}

const mailsTo = (email: string) =>
  test.database.query<{ subject: string; text: string }>(
    sql`select subject, text from mail_outbox where recipient = ${email} order by id`,
  )

describe('requestPasswordReset', () => {
  it('mails a link that works once, in the language of the page', async () => {
    const { email, username } = await activatedAccount(app, test.database)
    await ask(email.toUpperCase(), 'de')
    const mail = (await mailsTo(email)).at(-1)
    expect(mail?.subject).toBe('Setze dein Olympus-Passwort zurück')
    expect(mail?.text).toContain(`Hallo ${username},`)
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/de\/password\/new\?token=[\w-]{43}\n/)
  })

  it('makes the links of earlier mails worthless', async () => {
    const { email } = await activatedAccount(app, test.database)
    const older = await resetToken(email)
    const newer = await resetToken(email)
    expect(await reset(older)).toMatchObject({ status: 410, key: 'RESET_LINK_INVALID' })
    expect(await reset(newer)).toMatchObject({ status: 200 })
  })

  it('leaves one link good when mails are asked for at once', async () => {
    const { email } = await activatedAccount(app, test.database)
    await Promise.all([1, 2, 3].map(() => ask(email)))
    const { good } = await test.database.one<{ good: number }>(
      sql`select count(*) as good from one_time_token join account on account.id = account_id
          where account.email = ${email} and purpose = 'password-reset' and used_at is null`,
    )
    expect(good).toBe(1)
  })

  it('has the reader set the password of an account that waits, and activates it', async () => {
    const { email, password, username } = await registerAccount(app)
    const activationToken = await mailedToken(test.database, email)
    const token = await resetToken(email)
    expect((await mailsTo(email)).at(-1)?.subject).toBe('Set a password for your Olympus account')
    expect(await reset(token)).toMatchObject({ status: 200 })
    expect(await post('/login', { email, password })).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    expect(await post('/activation', { token: activationToken })).toMatchObject({
      data: { username, wasAlreadyActive: true },
    })
    expect(await post('/login', { email, password })).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    expect(await post('/login', { email, password: newPassword })).toMatchObject({ status: 200 })
  })

  it('mails nobody for an address that nobody has', async () => {
    const email = 'nobody-at-all@example.com'
    expect(await ask(email)).toMatchObject({ status: 200, data: null })
    expect(await mailsTo(email)).toEqual([])
  })

  it('says that nobody has the address where the operator wants that', async () => {
    const open = testApp({ database: test.database, variables: { DISCLOSE_UNKNOWN_EMAIL: 'on' } })
    const body = { email: 'nobody-else@example.com', locale: 'en' }
    expect(await open.api('/password/reset-requests', { body, headers: fromElsewhere() })).toMatchObject({
      status: 404,
      key: 'NOT_FOUND_ACCOUNT_BY_EMAIL',
    })
  })

  it('refuses what is no address', async () => {
    expect(await ask('no-address')).toMatchObject({ status: 422, key: 'INVALID_EMAIL_FORMAT' })
  })

  it('mails an address no more than three times an hour, whether or not somebody has it', async () => {
    const { email } = await activatedAccount(app, test.database)
    for (const address of [email, `nobody-${email}`]) {
      const keys: string[] = []
      for (let count = 0; count < 4; count++) keys.push((await ask(address)).key)
      expect(keys).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'TOO_MANY_REQUESTS'])
    }
  })

  it('keeps only the hash of the token', async () => {
    const { email } = await activatedAccount(app, test.database)
    const token = await resetToken(email)
    const rows = await test.database.query(
      sql`select 1 from one_time_token where token_hash in (${Buffer.from(token)}, ${Buffer.from(token, 'base64url')})`,
    )
    expect(rows).toEqual([])
  })
})

describe('inspectPasswordReset', () => {
  it('says whose password is set, and leaves the link unused', async () => {
    const { email, username } = await activatedAccount(app, test.database)
    const token = await resetToken(email)
    for (let count = 0; count < 3; count++)
      expect(await inspect(token)).toMatchObject({ status: 200, data: { username, hasTwoFactor: false } })
    expect(await reset(token)).toMatchObject({ status: 200 })
    expect(await inspect(token)).toMatchObject({ key: 'RESET_LINK_INVALID' })
  })

  it('says that the second factor will be asked', async () => {
    const player = await newPlayer(app, test.database)
    await enableTwoFactorAs(app, player)
    expect(await inspect(await resetToken(player.email))).toMatchObject({ data: { hasTwoFactor: true } })
  })

  it('refuses a link of another purpose', async () => {
    const { email } = await registerAccount(app)
    const token = await mailedToken(test.database, email)
    expect(await inspect(token)).toMatchObject({ status: 410, key: 'RESET_LINK_INVALID' })
    expect(await reset(token)).toMatchObject({ status: 410, key: 'RESET_LINK_INVALID' })
  })
})
