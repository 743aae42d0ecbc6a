import sql from 'sql-template-tag'
import { expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { readCookie } from '../http/cookies.ts'
import type { TestApp, TestReply } from './test-app.ts'

export const testPassword = 'olive grove at noon'

let accounts = 0
let addresses = 0

/** A header that makes a request come from an address of its own, so that limits of other requests do not count. */
export function fromElsewhere(): { readonly 'x-forwarded-for': string } {
  const number = ++addresses
  return { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }
}

/** A name that no other account of this test run has. */
export const newUsername = (): string => `Tester_${process.pid}_${++accounts}`

export interface TestAccount {
  readonly username: string
  readonly email: string
  readonly password: string
}

export interface TestSession extends TestAccount {
  readonly token: string
  readonly refreshToken: string
  /** Cookie header with which this device refreshes. */
  readonly bindCookie: string
  /** Cookie header by which accounts know this device again. */
  readonly deviceCookie: string
}

/** The token of the newest activation link that was mailed to an address. */
export async function mailedToken(database: Database, email: string): Promise<string> {
  const { text } = await database.one<{ text: string }>(
    sql`select text from mail_outbox where recipient = ${email} order by id desc limit 1`,
  )
  return /token=([\w-]+)/.exec(text)?.[1] ?? ''
}

export function registration(username: string = newUsername()) {
  return {
    username,
    email: `${username}@example.com`,
    password: testPassword,
    hasAcceptedTerms: true,
    hasAcceptedPrivacyPolicy: true,
    termsVersion: '2025-06-12',
    locale: 'en',
  }
}

/** Registers an account through the API; it waits for its activation. */
export async function registerAccount(app: TestApp): Promise<TestAccount> {
  const body = registration()
  const { status } = await app.api('/register', { body, headers: fromElsewhere() })
  expect(status).toBe(200)
  return body
}

export async function activatedAccount(app: TestApp, database: Database): Promise<TestAccount> {
  const account = await registerAccount(app)
  const token = await mailedToken(database, account.email)
  expect(await app.api('/activation', { body: { token } })).toMatchObject({ status: 200 })
  return account
}

/** Name and value of the cookies that a reply sets. */
export const cookiesOf = (headers: Headers): ReadonlyMap<string, string> =>
  new Map(
    headers.getSetCookie().map((cookie) => {
      const name = cookie.slice(0, cookie.indexOf('='))
      const jar = new Headers({ cookie: cookie.split(';')[0] ?? '' })
      return [name, readCookie(jar, name) ?? ''] as const
    }),
  )

export async function logInAs(app: TestApp, account: TestAccount): Promise<TestSession> {
  const { email, password } = account
  const { status, data, headers } = await app.api('/login', {
    body: { email, password },
    headers: fromElsewhere(),
  })
  expect(status).toBe(200)
  expect(data).toMatchObject({ step: 'logged-in' })
  const { token, refreshToken } = data as TestTokens
  const cookies = cookiesOf(headers)
  return {
    ...account,
    token,
    refreshToken,
    bindCookie: `bind=${cookies.get('bind')}`,
    deviceCookie: `device=${cookies.get('device')}`,
  }
}

/** A player who is logged in. */
export const newPlayer = async (app: TestApp, database: Database): Promise<TestSession> =>
  logInAs(app, await activatedAccount(app, database))

export interface TestTokens {
  readonly token: string
  readonly refreshToken: string
}

export const refreshWith = (
  app: TestApp,
  { token, refreshToken }: TestTokens,
  cookie: string,
): Promise<TestReply> => app.api('/refresh', { body: { token, refreshToken }, headers: { cookie } })
