import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import { fromElsewhere, mailedToken, newUsername, registration } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp

beforeAll(() => {
  app = testApp({ database: test.database })
})

const post = (pathname: string, body: unknown) => app.api(pathname, { body, headers: fromElsewhere() })

/** Registers and resolves with what was entered and the token of the mail that answers it. */
async function registered(change: { email: string; username?: string; password?: string; locale?: string }) {
  const body = { ...registration(change.username), ...change }
  expect(await post('/register', body)).toMatchObject({ status: 200 })
  return { ...body, token: await mailedToken(test.database, body.email) }
}

type Registered = Awaited<ReturnType<typeof registered>>

/** A stranger and the owner of an address register it, one after the other. */
async function contested(order: 'owner first' | 'stranger first') {
  const email = `${newUsername()}@example.com`
  const byStranger = () => registered({ email, password: 'a password of the stranger' })
  const byOwner = () => registered({ email, password: 'a lantern over the harbour', locale: 'de' })
  if (order === 'owner first') {
    const owner = await byOwner()
    return { owner, stranger: await byStranger() }
  }
  const stranger = await byStranger()
  return { stranger, owner: await byOwner() }
}

const logIn = ({ email, password }: Pick<Registered, 'email' | 'password'>) =>
  post('/login', { email, password })

describe.each(['owner first', 'stranger first'] as const)('an address that two register, %s', (order) => {
  it('gets the account of the link that is followed, and no other password opens it', async () => {
    const { owner, stranger } = await contested(order)
    expect(await post('/activation', { token: owner.token })).toMatchObject({
      data: { username: owner.username, wasAlreadyActive: false },
    })
    expect(await post('/activation', { token: stranger.token })).toMatchObject({
      data: { username: owner.username, wasAlreadyActive: true },
    })
    expect(await logIn(stranger)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    expect(await logIn(owner)).toMatchObject({ status: 200 })
    const consents = await test.database.query(
      sql`select document, account_consent.locale from account_consent join account on account.id = account_id
          where email = ${owner.email} and account.locale = 'de' order by document`,
    )
    expect(consents).toEqual(['privacy', 'terms'].map((document) => ({ document, locale: 'de' })))
    const kept = await test.database.query(
      sql`select from one_time_token join account on account.id = account_id
          where email = ${owner.email} and payload ? 'passwordHash'`,
    )
    expect(kept).toEqual([])
  })

  it('is sent no registration again but a link to set a password', async () => {
    const { owner, stranger } = await contested(order)
    await post('/activation/resend', { email: owner.email, locale: 'en' })
    const token = await mailedToken(test.database, owner.email)
    const password = 'harvest moon over thebes'
    expect(await post('/password/resets', { token, password })).toMatchObject({ status: 200 })
    for (const body of [owner, stranger]) {
      await post('/activation', { token: body.token })
      expect(await logIn(body)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    }
    expect(await logIn({ ...owner, password })).toMatchObject({ status: 200 })
  })
})

it('keeps the name that the account has when somebody took the other one meanwhile', async () => {
  const { owner, stranger } = await contested('stranger first')
  await test.database.execute(sql`update username_reservation set expires_at = now()`)
  await registered({ email: `${newUsername()}@example.com`, username: owner.username.toUpperCase() })
  expect(await post('/activation', { token: owner.token })).toMatchObject({
    data: { username: stranger.username, wasAlreadyActive: false },
  })
  expect(await logIn(owner)).toMatchObject({ status: 200 })
})

it('mails an address no two registrations of one name', async () => {
  const { owner } = await contested('stranger first')
  const again = {
    ...registration(owner.username),
    email: owner.email,
    password: 'another one of the stranger',
  }
  expect(await post('/register', again)).toMatchObject({ key: 'USERNAME_TAKEN' })
})
