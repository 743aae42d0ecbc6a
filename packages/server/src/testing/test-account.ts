import { activateAccount, logIn, type LogInStep, register } from '@olympus/contract/auth'
import { refreshSession } from '@olympus/contract/sessions'
import { termsVersion } from '@olympus/contract/terms-version'
import sql from 'sql-template-tag'
import { readCookie } from '../http/cookies.ts'
import { mailedToken } from './sent-mails.ts'
import { dataOf, type TestApp, type TestReply } from './test-app.ts'

export const testPassword = 'olive grove at noon'

let accounts = 0
let addresses = 0

/** A header that gives a request its own client address, so that no limit of other requests applies. */
export function fromElsewhere(): { readonly 'x-forwarded-for': string } {
  const number = ++addresses
  return { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }
}

/** Returns a name that is unique in this test run. */
export const newUsername = (): string => `Tester_${process.pid}_${++accounts}`

export interface TestAccount {
  readonly username: string
  readonly email: string
  readonly password: string
}

export interface TestPlayer extends TestAccount {
  readonly accountId: number
  readonly token: string
  readonly refreshToken: string
  /** Cookie header with which this device refreshes. */
  readonly bindCookie: string
  /** Cookie header by which accounts recognize this device. */
  readonly deviceCookie: string
}

export const registration = (username: string = newUsername()) =>
  ({
    username,
    email: `${username}@example.com`,
    password: testPassword,
    hasAcceptedTerms: true,
    hasAcceptedPrivacyPolicy: true,
    termsVersion,
    locale: 'en',
  }) as const

/** Registers an inactive account through the API. */
export async function registerAccount(app: TestApp): Promise<TestAccount> {
  const body = registration()
  await app.callOrFail(register, { body, headers: fromElsewhere() })
  return body
}

export async function activatedAccount(app: TestApp): Promise<TestAccount> {
  const account = await registerAccount(app)
  const token = await mailedToken(app.database, account.email)
  await app.callOrFail(activateAccount, { body: { token } })
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

export const attemptLogIn = (
  app: TestApp,
  { email, password }: Pick<TestAccount, 'email' | 'password'>,
  headers: Readonly<Record<string, string>> = fromElsewhere(),
): Promise<TestReply<typeof logIn>> => app.call(logIn, { body: { email, password }, headers })

/** The tokens of a login without a second factor. */
export function tokensOf(reply: TestReply<typeof logIn>): TestTokens {
  const data = dataOf(reply)
  if (data.step !== 'logged-in') throw new Error('The account has a second factor')
  return data
}

/** The data of a login with a second factor. */
export function twoFactorStepOf(
  reply: TestReply<typeof logIn>,
): Extract<LogInStep, { readonly step: 'two-factor' }> {
  const data = dataOf(reply)
  if (data.step !== 'two-factor') throw new Error('The account has no second factor')
  return data
}

export async function logInAs(app: TestApp, account: TestAccount): Promise<TestPlayer> {
  const reply = await attemptLogIn(app, account)
  const { token, refreshToken } = tokensOf(reply)
  const { id: accountId } = await app.database.one<{ id: number }>(
    sql`select id from account where lower(email) = lower(${account.email})`,
  )
  const cookies = cookiesOf(reply.headers)
  return {
    ...account,
    accountId,
    token,
    refreshToken,
    bindCookie: `bind=${cookies.get('bind')}`,
    deviceCookie: `device=${cookies.get('device')}`,
  }
}

/** A player who is logged in. */
export const newPlayer = async (app: TestApp): Promise<TestPlayer> =>
  logInAs(app, await activatedAccount(app))

/** Another device of a player, with a session that was just stepped up. */
export async function anotherDevice(app: TestApp, account: TestAccount): Promise<TestPlayer> {
  const player = await logInAs(app, account)
  await app.database.execute(
    sql`update session set stepped_up_until = now() + interval '10 minutes'
        where account_id = ${player.accountId} and ended_at is null`,
  )
  return player
}

/** A player whose session was just stepped up. */
export const steppedUpPlayer = async (app: TestApp): Promise<TestPlayer> =>
  anotherDevice(app, await activatedAccount(app))

export interface TestTokens {
  readonly token: string
  readonly refreshToken: string
}

export const refreshWith = (
  app: TestApp,
  { token, refreshToken }: TestTokens,
  cookie: string,
): Promise<TestReply<typeof refreshSession>> =>
  app.call(refreshSession, { body: { token, refreshToken }, headers: { cookie } })
