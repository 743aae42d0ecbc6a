import { activateAccount, register, resendActivation } from '@olympus/contract/auth'
import { resetPassword } from '@olympus/contract/recovery'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { mailedToken } from '../../testing/sent-mails.ts'
import { attemptLogIn, fromElsewhere, newUsername, registration } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database } = withTestApp()

const activate = (token: string) => app.call(activateAccount, { body: { token }, headers: fromElsewhere() })

/** Registers and resolves with the entered data and the token of the activation mail. */
async function registered(change: {
  email: string
  username?: string
  password?: string
  locale?: 'de' | 'en'
}) {
  const body = { ...registration(change.username), ...change }
  await app.callOrFail(register, { body, headers: fromElsewhere() })
  return { ...body, token: await mailedToken(database, body.email) }
}

/** A stranger registers an address first, then its owner does. */
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

describe.each(['owner first', 'stranger first'] as const)('an address that two register, %s', (order) => {
  it('gets the account of the followed link, and no other password works', async () => {
    const { owner, stranger } = await contested(order)
    expect(await activate(owner.token)).toMatchObject({
      data: { username: owner.username, wasAlreadyActive: false },
    })
    expect(await activate(stranger.token)).toMatchObject({
      data: { username: owner.username, wasAlreadyActive: true },
    })
    expect(await attemptLogIn(app, stranger)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    expect(await attemptLogIn(app, owner)).toMatchObject({ status: 200 })
    const consents = await database.query(
      sql`select document, account_consent.locale from account_consent join account on account.id = account_id
          where email = ${owner.email} and account.locale = 'de' order by document`,
    )
    expect(consents).toEqual(['privacy', 'terms'].map((document) => ({ document, locale: 'de' })))
    const kept = await database.query(
      sql`select from one_time_token join account on account.id = account_id
          where email = ${owner.email} and payload ? 'passwordHash'`,
    )
    expect(kept).toEqual([])
  })

  it('gets a link to set a password instead of an activation link', async () => {
    const { owner, stranger } = await contested(order)
    await app.call(resendActivation, { body: { email: owner.email, locale: 'en' } })
    const token = await mailedToken(database, owner.email)
    const password = 'harvest moon over thebes'
    expect(await app.call(resetPassword, { body: { token, password } })).toMatchObject({ status: 200 })
    for (const body of [owner, stranger]) {
      await activate(body.token)
      expect(await attemptLogIn(app, body)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    }
    expect(await attemptLogIn(app, { ...owner, password })).toMatchObject({ status: 200 })
  })
})

it('keeps the current username when the other one is taken by now', async () => {
  const { owner, stranger } = await contested('stranger first')
  await database.execute(sql`update username_reservation set expires_at = now()`)
  await registered({ email: `${newUsername()}@example.com`, username: owner.username.toUpperCase() })
  expect(await activate(owner.token)).toMatchObject({
    data: { username: stranger.username, wasAlreadyActive: false },
  })
  expect(await attemptLogIn(app, owner)).toMatchObject({ status: 200 })
})

it('does not mail an address two registrations with the same name', async () => {
  const { owner } = await contested('stranger first')
  const again = {
    ...registration(owner.username),
    email: owner.email,
    password: 'another one of the stranger',
  }
  expect(await app.call(register, { body: again, headers: fromElsewhere() })).toMatchObject({
    key: 'USERNAME_TAKEN',
  })
})
