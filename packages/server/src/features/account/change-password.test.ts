import { changeEmail, changePassword, getUser } from '@olympus/contract/account'
import { logIn } from '@olympus/contract/auth'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { hasActiveSession } from '../../testing/email-change.ts'
import {
  anotherDevice,
  type TestPlayer,
  logInAs,
  fromElsewhere,
  refreshWith,
  testPassword,
} from '../../testing/test-account.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { breachedPassword, dataOf, testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, steppedUpPlayer, mailsTo, eventsOf } = withTestApp()

const newPassword = 'cypress hill by night'

const change = (player: TestPlayer, body: object = {}, on: TestApp = app) =>
  on.callUnchecked(changePassword, {
    as: player,
    body: { currentPassword: testPassword, newPassword, ...body },
  })

const logInWith = ({ email }: TestPlayer, password: string) =>
  app.call(logIn, { body: { email, password }, headers: fromElsewhere() })

describe('changePassword', () => {
  it('sets the password, ends all other sessions and notifies the owner', async () => {
    const player = await steppedUpPlayer()
    const other = await logInAs(app, player)
    expect(await hasActiveSession(app, other)).toBe(true)
    expect(await change(player)).toMatchObject({ status: 200, key: 'SUCCESS' })
    expect([await hasActiveSession(app, player), await hasActiveSession(app, other)]).toEqual([true, false])
    expect(await logInWith(player, testPassword)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    expect(await logInWith(player, newPassword)).toMatchObject({ status: 200 })
    const mail = (await mailsTo(player.email)).find(({ subject }) => subject === 'Your password was changed')
    expect(mail?.text).toContain('http://localhost:3000/resetpassword')
    expect(await eventsOf(player.accountId)).toContain('password-changed')
  })

  it('writes in the language of the account', async () => {
    const player = await steppedUpPlayer()
    await database.execute(sql`update account set locale = 'de' where id = ${player.accountId}`)
    await change(player)
    const mail = (await mailsTo(player.email)).at(-1)
    expect(mail?.subject).toBe('Dein Passwort wurde geändert')
    expect(mail?.text).toContain('http://localhost:3000/de/resetpassword')
  })

  it.each([
    [{ currentPassword: 'not the password' }, 'WRONG_PASSWORD'],
    [{ newPassword: testPassword }, 'PASSWORD_UNCHANGED'],
    [{ newPassword: 'password1234' }, 'PASSWORD_TOO_COMMON'],
    [{ newPassword: breachedPassword }, 'PASSWORD_BREACHED'],
    [{ newPassword: 'short' }, 'BAD_REQUEST'],
    [{ accountId: 1 }, 'BAD_REQUEST'],
  ])('refuses %o with %s and changes nothing', async (body, key) => {
    const player = await steppedUpPlayer()
    const other = await logInAs(app, player)
    expect(await change(player, body)).toMatchObject({ key })
    expect(await hasActiveSession(app, other)).toBe(true)
    expect(await logInWith(player, testPassword)).toMatchObject({ status: 200 })
  })

  it('refuses a password that contains the username or the address', async () => {
    const player = await steppedUpPlayer()
    for (const identity of [player.username, player.email])
      expect(await change(player, { newPassword: `my ${identity} pass` })).toMatchObject({
        status: 422,
        key: 'PASSWORD_CONTAINS_IDENTITY',
      })
  })

  it('treats another Unicode form as the same password', async () => {
    const player = await steppedUpPlayer()
    const composed = 'Éclair at the café'.normalize('NFC')
    expect(await change(player, { newPassword: composed })).toMatchObject({ status: 200 })
    const body = { currentPassword: composed, newPassword: composed.normalize('NFD') }
    expect(await change(player, body)).toMatchObject({ key: 'PASSWORD_UNCHANGED' })
  })

  it('enforces the minimum length of the operator', async () => {
    const player = await steppedUpPlayer()
    const strict = testApp({ database, variables: { PASSWORD_MIN_LENGTH: '30' } })
    expect(await change(player, {}, strict)).toMatchObject({
      key: 'BAD_REQUEST',
      data: { issues: [{ path: 'newPassword', message: 'At least 30 characters' }] },
    })
  })

  it('checks ten wrong passwords in 15 minutes, even in parallel, and does not count correct ones', async () => {
    const player = await steppedUpPlayer()
    expect(await change(player, { newPassword: testPassword })).toMatchObject({ key: 'PASSWORD_UNCHANGED' })
    const wrong = { currentPassword: 'not the password' }
    const replies = await Promise.all(Array.from({ length: 20 }, () => change(player, wrong)))
    expect(replies.filter(({ key }) => key === 'WRONG_PASSWORD')).toHaveLength(10)
    expect(replies.filter(({ key }) => key === 'TOO_MANY_REQUESTS')).toHaveLength(10)
    expect(await change(player)).toMatchObject({ status: 429 })
  })

  it('does not count passwords that could not be judged', async () => {
    const player = await steppedUpPlayer()
    const setHash = (hash: string) =>
      database.execute(sql`update account set password_hash = ${hash} where id = ${player.accountId}`)
    const { passwordHash } = await database.one<{ passwordHash: string }>(
      sql`select password_hash from account where id = ${player.accountId}`,
    )
    await setHash('no hash at all')
    for (let times = 0; times < 11; times++) expect(await change(player)).toMatchObject({ status: 500 })
    await setHash(passwordHash)
    expect(await change(player)).toMatchObject({ status: 200 })
  })

  it('changes the password once when two devices do so at the same time', async () => {
    const player = await steppedUpPlayer()
    const other = await anotherDevice(app, player)
    const passwords = ['cypress hill by night', 'laurel wood by dawn']
    const replies = await Promise.all(
      [player, other].map((device, index) => change(device, { newPassword: passwords[index] })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const winner = replies.findIndex(({ status }) => status === 200)
    expect(await logInWith(player, passwords[winner] ?? '')).toMatchObject({ status: 200 })
    expect(await logInWith(player, passwords[1 - winner] ?? '')).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
  })

  it('answers the same request again with the same tokens, and changes nothing', async () => {
    const player = await steppedUpPlayer()
    const lost = dataOf<typeof changePassword>(await change(player))
    const other = await logInAs(app, { ...player, password: newPassword })
    const [events, mails] = [await eventsOf(player.accountId), await mailsTo(player.email)]
    const again = dataOf<typeof changePassword>(await change(player))
    expect(again.refreshToken).toBe(lost.refreshToken)
    expect(await hasActiveSession(app, again)).toBe(true)
    expect(await hasActiveSession(app, other)).toBe(true)
    expect([await eventsOf(player.accountId), await mailsTo(player.email)]).toEqual([events, mails])
  })

  it('answers it with tokens that were refreshed after the lost reply', async () => {
    const player = await steppedUpPlayer()
    await change(player)
    const refreshed = dataOf(await refreshWith(app, player, player.bindCookie))
    const again = await change({ ...player, ...refreshed })
    expect(again).toMatchObject({ status: 200 })
    expect(await hasActiveSession(app, dataOf<typeof changePassword>(again))).toBe(true)
  })

  it('answers it while the first request is still running', async () => {
    const player = await steppedUpPlayer()
    const replies = await Promise.all([change(player), change(player)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect((await eventsOf(player.accountId)).filter((kind) => kind === 'password-changed')).toHaveLength(1)
  })

  it('counts such a repetition as a wrong password', async () => {
    const player = await steppedUpPlayer()
    await change(player)
    const statuses: number[] = []
    for (let times = 0; times < 11; times++) statuses.push((await change(player)).status)
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  })

  it('does not test the new password for a session that has not set it', async () => {
    const player = await steppedUpPlayer()
    const body = { currentPassword: 'not the password', newPassword: testPassword }
    expect(await change(player, body)).toMatchObject({ key: 'WRONG_PASSWORD' })
  })

  it.each([
    [14, 200],
    [16, 422],
  ])('tests it for one that set it %i minutes ago: %i', async (minutes, status) => {
    const player = await steppedUpPlayer()
    await database.execute(
      sql`update account set password_hash = ${await hashPassword(newPassword, 'test')} where id = ${player.accountId}`,
    )
    await database.execute(
      sql`insert into security_event (account_id, kind, session_id, user_agent, address, created_at)
          select account_id, 'password-changed', id, '', '::1', now() - make_interval(mins => ${minutes})
          from session where account_id = ${player.accountId}`,
    )
    expect(await change(player)).toMatchObject({ status })
  })

  it('voids reset links and an email change that another device requested', async () => {
    const player = await steppedUpPlayer()
    const thief = await anotherDevice(app, player)
    const body = { currentEmail: player.email, newEmail: `thief-${player.email}` }
    expect(await app.call(changeEmail, { as: thief, body })).toMatchObject({ status: 200 })
    await database.execute(
      sql`insert into one_time_token (token_hash, account_id, purpose, expires_at)
          values (sha256(${player.email}::bytea), ${player.accountId}, 'password-reset', now() + interval '1 hour')`,
    )
    await change(player)
    expect(await app.callOrFail(getUser, { as: player })).toMatchObject({ pendingEmail: null })
    expect(
      await database.query(
        sql`select purpose from one_time_token where account_id = ${player.accountId}
            and purpose in ('password-reset', 'email-confirmation')`,
      ),
    ).toEqual([])
  })

  it('keeps an email change that the same device requested', async () => {
    const player = await steppedUpPlayer()
    const newEmail = `new-${player.email}`
    const body = { currentEmail: player.email, newEmail }
    await app.call(changeEmail, { as: player, body })
    await change(player)
    expect(await app.callOrFail(getUser, { as: player })).toMatchObject({
      pendingEmail: newEmail,
    })
  })
})
