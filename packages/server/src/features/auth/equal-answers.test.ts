import { activateAccount, logIn, register, resendActivation } from '@olympus/contract/auth'
import type { Endpoint } from '@olympus/contract/endpoint'
import { apiBasePath } from '@olympus/contract/envelope'
import { requestPasswordReset } from '@olympus/contract/recovery'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import {
  activatedAccount,
  fromElsewhere,
  newUsername,
  registerAccount,
  registration,
} from '../../testing/test-account.ts'
import { mailedToken } from '../../testing/sent-mails.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()
/** Longer than every request here, so that each answer waits for it. */
const paddingMs = 400
const padded = testApp({ database, paddingMs })

interface Answer {
  readonly elapsedMs: number
  readonly status: number
  readonly body: string
  readonly headers: readonly (readonly [string, string])[]
}

async function answerTo(on: TestApp, { path }: Endpoint, body: object): Promise<Answer> {
  const startedAt = performance.now()
  const response = await on.fetch(apiBasePath + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...fromElsewhere() },
    body: JSON.stringify(body),
  })
  return {
    elapsedMs: performance.now() - startedAt,
    status: response.status,
    body: await response.text(),
    headers: [...response.headers].filter(([name]) => name !== 'x-request-id'),
  }
}

/** Node timers may fire a millisecond early. */
const stepsOf = ({ elapsedMs }: Answer) => Math.floor((elapsedMs + 2) / paddingMs)

const asked = { locale: 'en' }
/** Removes the address from the answer, which repeats it. */
const anonymous = ({ body, ...answer }: Answer, email: string) => ({
  ...answer,
  elapsedMs: undefined,
  body: body.replaceAll(email, '…'),
})

const cases = [
  [logIn, (email: string) => ({ email, password: 'not the password' })],
  [requestPasswordReset, (email: string) => ({ ...asked, email })],
  [resendActivation, (email: string) => ({ ...asked, email })],
  [register, (email: string) => ({ ...registration(), email })],
] as const

describe.each(cases)('$path', (endpoint, bodyFor) => {
  /** Addresses of the same length: unknown, waiting for activation, and active. */
  const addresses = async () => ({
    unknown: `${newUsername()}@example.com`,
    waiting: (await registerAccount(app)).email,
    active: (await activatedAccount(app)).email,
  })

  it('answers the same bytes whether or not the address has an account', async () => {
    const { unknown, waiting, active } = await addresses()
    const answer = async (email: string) => anonymous(await answerTo(app, endpoint, bodyFor(email)), email)
    const expected = await answer(unknown)
    expect(await answer(waiting)).toEqual(expected)
    expect(await answer(active)).toEqual(expected)
    expect(new Set(expected.headers.map(([name]) => name)).has('set-cookie')).toBe(false)
  })

  it('answers after the same time whether or not the address has an account', async () => {
    // A busy machine can make an answer miss its step, so the fastest of a few counts.
    const fastest = { unknown: Infinity, waiting: Infinity, active: Infinity }
    for (let round = 0; round < 3; round++) {
      const { unknown, waiting, active } = await addresses()
      const stepsTo = async (email: string) => stepsOf(await answerTo(padded, endpoint, bodyFor(email)))
      fastest.unknown = Math.min(fastest.unknown, await stepsTo(unknown))
      fastest.waiting = Math.min(fastest.waiting, await stepsTo(waiting))
      fastest.active = Math.min(fastest.active, await stepsTo(active))
    }
    expect(fastest.unknown).toBeGreaterThanOrEqual(1)
    expect(fastest).toEqual({
      unknown: fastest.unknown,
      waiting: fastest.unknown,
      active: fastest.unknown,
    })
  })
})

describe('a username', () => {
  const addresses = {
    'an unknown address': async () => `${newUsername()}@example.com`,
    'the address of an inactive account': async () => (await registerAccount(app)).email,
    'the address of an active account': async () => (await activatedAccount(app)).email,
  }
  const registerAs = (username: string, email: string) =>
    app.call(register, { body: { ...registration(username), email }, headers: fromElsewhere() })

  it.each(Object.entries(addresses))('registered with %s is taken from then on', async (_, addressOf) => {
    const email = await addressOf()
    const name = newUsername()
    expect(await registerAs(name, email)).toMatchObject({ status: 200 })
    expect(await registerAs(name, email)).toMatchObject({ status: 409, key: 'USERNAME_TAKEN' })
    const elsewhere = await registerAs(name.toUpperCase(), `${newUsername()}@example.com`)
    expect(elsewhere).toMatchObject({ status: 409, key: 'USERNAME_TAKEN' })
  })

  it.each(Object.entries(addresses))(
    'requested twice at once, once with %s, goes to one of the two',
    async (_, addressOf) => {
      const name = newUsername()
      const emails = [await addressOf(), `${newUsername()}@example.com`]
      const replies = await Promise.all(emails.map((email) => registerAs(name, email)))
      expect(replies.map(({ key }) => key).toSorted()).toEqual(['SUCCESS', 'USERNAME_TAKEN'])
    },
  )

  /** Lets the time pass that an activation link is valid. */
  async function waitForLinks(): Promise<void> {
    await database.execute(sql`update username_reservation set expires_at = now()`)
    await database.execute(sql`update account set created_at = created_at - interval '48 hours'`)
  }

  it.each(Object.entries(addresses))(
    'registered with %s is free again if that is not activated in time',
    async (_, addressOf) => {
      const name = newUsername()
      const email = await addressOf()
      await registerAs(name, email)
      await waitForLinks()
      // A link that is sent again must not make a difference that reveals whether there was an account.
      await app.call(resendActivation, { body: { email, locale: 'en' }, headers: fromElsewhere() })
      const next = `${newUsername()}@example.com`
      expect(await registerAs(name.toUpperCase(), next)).toMatchObject({ status: 200 })
      const token = await mailedToken(database, next)
      expect(await app.call(activateAccount, { body: { token } })).toMatchObject({
        data: { username: name.toUpperCase() },
      })
      await waitForLinks()
      expect(await registerAs(name, email)).toMatchObject({ key: 'USERNAME_TAKEN' })
    },
  )
})

it('does not delay the owner', async () => {
  const { email, password } = await activatedAccount(app)
  const slow = testApp({ database, paddingMs: 600_000 })
  expect(await answerTo(slow, logIn, { email, password })).toMatchObject({ status: 200 })
})
