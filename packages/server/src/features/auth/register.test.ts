import { activateAccount, register, resendActivation } from '@olympus/contract/auth'
import type { InputOf } from '@olympus/contract/endpoint'
import { termsVersion } from '@olympus/contract/terms-version'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { mailedToken } from '../../testing/sent-mails.ts'
import {
  activatedAccount,
  fromElsewhere,
  newUsername,
  registerAccount,
  registration,
} from '../../testing/test-account.ts'
import { breachedPassword, dataOf, testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, mailsTo } = withTestApp()

type Registration = InputOf<typeof register>['body']

const registerWith = (body: Registration) => app.call(register, { body, headers: fromElsewhere() })

const activate = (token: string) => app.call(activateAccount, { body: { token }, headers: fromElsewhere() })

const resend = (email: string, on: TestApp = app) =>
  on.call(resendActivation, { body: { email, locale: 'en' }, headers: fromElsewhere() })

describe('register', () => {
  it('creates an inactive account and mails its activation link', async () => {
    const body = registration()
    expect(await registerWith(body)).toMatchObject({
      status: 200,
      key: 'SUCCESS',
      data: { email: body.email },
    })
    const [mail, ...others] = await mailsTo(body.email)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Activate your Olympus account')
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/activation\?token=[\w-]{43}\n/)
    const account = await database.one(
      sql`select activated_at, role, password_hash like '$argon2id$v=19$m=19456,t=2,p=1$%' as is_hashed
          from account where email = ${body.email}`,
    )
    expect(account).toEqual({ activatedAt: null, role: 'PLAYER', isHashed: true })
  })

  it('writes in the language of the player and links to that language', async () => {
    const body: Registration = { ...registration(), locale: 'de' }
    await registerWith(body)
    const [mail] = await mailsTo(body.email)
    expect(mail?.subject).toBe('Aktiviere dein Olympus-Konto')
    expect(mail?.text).toContain('http://localhost:3000/de/activation?token=')
  })

  it('records which version was accepted, when and from where', async () => {
    const body = registration()
    await registerWith(body)
    const consents = await database.query(
      sql`select document, version, account_consent.locale, given_at is not null as has_time
          from account_consent join account on account.id = account_id where email = ${body.email} order by document`,
    )
    expect(consents).toEqual(
      ['privacy', 'terms'].map((document) => ({
        document,
        version: termsVersion,
        locale: 'en',
        hasTime: true,
      })),
    )
  })

  it('refuses consent to a version that is not the current one', async () => {
    const body: Registration = { ...registration(), termsVersion: '1999-12-31' }
    expect(await registerWith(body)).toMatchObject({ status: 400, key: 'BAD_REQUEST' })
    expect(await database.query(sql`select from account where email = ${body.email}`)).toEqual([])
  })

  it('refuses a taken username case-insensitively', async () => {
    const first = await registerAccount(app)
    const second = { ...registration(first.username.toUpperCase()), email: `other-${first.email}` }
    expect(await registerWith(second)).toMatchObject({ status: 409, key: 'USERNAME_TAKEN' })
    expect(await mailsTo(second.email)).toEqual([])
  })

  it('answers a taken email address like a new one, and notifies its owner by mail', async () => {
    const owner = await activatedAccount(app)
    const stranger = { ...registration(), email: owner.email.toUpperCase() }
    const reply = await registerWith(stranger)
    expect(reply).toMatchObject({ status: 200, key: 'SUCCESS', data: { email: stranger.email } })
    const mails = await mailsTo(owner.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Activate your Olympus account',
      'You already have an Olympus account',
    ])
    expect(await database.query(sql`select 1 from account where username = ${stranger.username}`)).toEqual([])
  })

  it('mails an address at most three times an hour', async () => {
    const owner = await activatedAccount(app)
    for (let count = 0; count < 5; count++) await registerWith({ ...registration(), email: owner.email })
    expect(await mailsTo(owner.email)).toHaveLength(3)
  })

  it('creates one account for two concurrent requests with the same name', async () => {
    const username = newUsername()
    const replies = await Promise.all(
      ['a', 'b'].map((part) =>
        registerWith({ ...registration(username), email: `${part}-${username}@example.com` }),
      ),
    )
    expect(replies.map(({ key }) => key).toSorted()).toEqual(['SUCCESS', 'USERNAME_TAKEN'])
  })

  it('creates one account for two concurrent requests with the same address', async () => {
    const email = `${newUsername()}@example.com`
    const replies = await Promise.all([1, 2].map(() => registerWith({ ...registration(), email })))
    expect(replies.map(({ key }) => key)).toEqual(['SUCCESS', 'SUCCESS'])
    expect(await database.query(sql`select 1 from account where email = ${email}`)).toHaveLength(1)
  })

  it.each([
    [{ email: 'no-address' }, 'INVALID_EMAIL_FORMAT'],
    [{ email: 'a@b' }, 'INVALID_EMAIL_FORMAT'],
    [{ password: 'password1234' }, 'PASSWORD_TOO_COMMON'],
    [{ password: 'Sunshine!2026' }, 'PASSWORD_TOO_COMMON'],
    [{ password: breachedPassword }, 'PASSWORD_BREACHED'],
    [{ password: 'short' }, 'BAD_REQUEST'],
    [{ username: 'ab' }, 'BAD_REQUEST'],
    [{ username: 'has space' }, 'BAD_REQUEST'],
    [{ hasAcceptedTerms: false }, 'BAD_REQUEST'],
    [{ hasAcceptedPrivacyPolicy: undefined }, 'BAD_REQUEST'],
    [{ role: 'ADMIN' }, 'BAD_REQUEST'],
    [{ locale: 'xx' }, 'BAD_REQUEST'],
  ])('refuses %o with %s', async (change, key) => {
    const body = { ...registration(), ...change }
    const reply = await app.callUnchecked(register, { body, headers: fromElsewhere() })
    expect(reply).toMatchObject({ key })
    expect(await database.query(sql`select 1 from account where username = ${body.username}`)).toEqual([])
  })

  it('refuses a password that contains the username', async () => {
    const body = registration()
    const reply = await registerWith({ ...body, password: `my ${body.username} pass` })
    expect(reply).toMatchObject({ status: 422, key: 'PASSWORD_CONTAINS_IDENTITY' })
  })

  it('enforces the minimum length of the operator', async () => {
    const strict = testApp({ database, variables: { PASSWORD_MIN_LENGTH: '30' } })
    expect(await strict.call(register, { body: registration(), headers: fromElsewhere() })).toMatchObject({
      key: 'BAD_REQUEST',
      data: { issues: [{ path: 'password', message: 'At least 30 characters' }] },
    })
  })
})

describe('activateAccount', () => {
  it('activates by the mailed token and reports a repeated activation', async () => {
    const { email, username } = await registerAccount(app)
    const token = await mailedToken(database, email)
    expect(await activate(token)).toMatchObject({
      data: { username, wasAlreadyActive: false },
    })
    expect(await activate(token)).toMatchObject({ data: { username, wasAlreadyActive: true } })
  })

  it('activates once when two requests follow the link at the same time', async () => {
    const { email } = await registerAccount(app)
    const token = await mailedToken(database, email)
    const replies = await Promise.all([1, 2, 3].map(() => activate(token)))
    const fresh = replies.filter((reply) => !dataOf(reply).wasAlreadyActive)
    expect(fresh).toHaveLength(1)
  })

  it('refuses an unknown token', async () => {
    expect(await activate('x'.repeat(43))).toMatchObject({
      status: 410,
      key: 'ACTIVATION_LINK_INVALID',
    })
  })

  it('refuses a token after 48 hours', async () => {
    const { email } = await registerAccount(app)
    const token = await mailedToken(database, email)
    await database.execute(
      sql`update one_time_token set expires_at = expires_at - interval '48 hours'
          where account_id = (select id from account where email = ${email})`,
    )
    expect(await activate(token)).toMatchObject({ key: 'ACTIVATION_LINK_INVALID' })
  })
})

describe('resendActivation', () => {
  it('mails another link, and both work', async () => {
    const { email } = await registerAccount(app)
    const first = await mailedToken(database, email)
    expect(await resend(email)).toMatchObject({
      status: 200,
      data: null,
    })
    const second = await mailedToken(database, email)
    expect(second).not.toBe(first)
    expect(await activate(first)).toMatchObject({ data: { wasAlreadyActive: false } })
    expect(await activate(second)).toMatchObject({ data: { wasAlreadyActive: true } })
  })

  it('gives the same answer for an unknown address and an active account', async () => {
    const { email } = await activatedAccount(app)
    for (const address of [email, 'nobody@example.com'])
      expect(await resend(address)).toMatchObject({
        status: 200,
        key: 'SUCCESS',
        data: null,
      })
    expect(await mailsTo(email)).toHaveLength(1)
  })

  it('reports an unknown address if the operator allows it', async () => {
    const open = testApp({ database, variables: { DISCLOSE_UNKNOWN_EMAIL: 'on' } })
    expect(await resend('nobody-else@example.com', open)).toMatchObject({ key: 'NOT_FOUND_ACCOUNT_BY_EMAIL' })
  })

  it('mails the same address at most three times an hour', async () => {
    const { email } = await registerAccount(app)
    const keys: string[] = []
    for (let count = 0; count < 4; count++) keys.push((await resend(email)).key)
    expect(keys).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS', 'TOO_MANY_REQUESTS'])
  })
})
