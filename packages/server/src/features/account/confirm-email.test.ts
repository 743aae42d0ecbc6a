import { cancelEmailChange, confirmEmail, undoEmailChange, getUser } from '@olympus/contract/account'
import { logIn } from '@olympus/contract/auth'
import { logOut } from '@olympus/contract/sessions'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { cleanUp } from '../../background/clean-up.ts'
import {
  requestEmailChangeAs,
  changeEmailAs,
  emailOf,
  hasActiveSession,
  newAddress,
} from '../../testing/email-change.ts'
import { mailedToken } from '../../testing/sent-mails.ts'
import { type TestPlayer, fromElsewhere, logInAs } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, steppedUpPlayer, mailsTo, eventsOf } = withTestApp()

const confirm = (token: string) => app.call(confirmEmail, { body: { token }, headers: fromElsewhere() })

const undo = (token: string) => app.call(undoEmailChange, { body: { token }, headers: fromElsewhere() })

const user = (player: TestPlayer) => app.callOrFail(getUser, { as: player })

describe('confirmEmail', () => {
  it('makes the new address valid, ends all other sessions and mails an undo link to the old address', async () => {
    const player = await steppedUpPlayer()
    const other = await logInAs(app, player)
    const { newEmail, token } = await requestEmailChangeAs(app, player)
    expect(await confirm(token)).toMatchObject({ status: 200, data: { email: newEmail } })
    expect([await hasActiveSession(app, player), await hasActiveSession(app, other)]).toEqual([true, false])
    expect(await user(player)).toMatchObject({ email: newEmail, pendingEmail: null })
    const mail = (await mailsTo(player.email)).at(-1)
    expect(mail?.subject).toBe('Your email address was changed')
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/email\/undo\?token=[\w-]{43}\n/)
    expect(await eventsOf(player.accountId)).toContain('email-changed')
    const login = (email: string) =>
      app.call(logIn, { body: { email, password: player.password }, headers: fromElsewhere() })
    expect(await login(player.email)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    expect(await login(newEmail)).toMatchObject({ status: 200 })
  })

  it('changes the address once when 50 requests follow the link at the same time', async () => {
    const player = await steppedUpPlayer()
    const { newEmail, token } = await requestEmailChangeAs(app, player)
    const replies = await Promise.all(Array.from({ length: 50 }, () => confirm(token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(50)
    expect(await emailOf(app, player)).toBe(newEmail)
    const undoMails = (await mailsTo(player.email)).filter(({ text }) => text.includes('/email/undo?token='))
    expect(undoMails).toHaveLength(1)
  })

  it('gives the same answer again, also after a clean-up, and ends no session', async () => {
    const player = await steppedUpPlayer()
    const { newEmail, token } = await requestEmailChangeAs(app, player)
    await confirm(token)
    const later = await logInAs(app, { ...player, email: newEmail })
    const events = await eventsOf(player.accountId)
    await cleanUp(database)
    expect(await confirm(token)).toMatchObject({ status: 200, data: { email: newEmail } })
    expect(await hasActiveSession(app, later)).toBe(true)
    expect(await eventsOf(player.accountId)).toEqual(events)
  })

  it('refuses a used link once the account has another address', async () => {
    const player = await steppedUpPlayer()
    const { token } = await requestEmailChangeAs(app, player)
    await confirm(token)
    expect(await undo(await mailedToken(database, player.email))).toMatchObject({ status: 200 })
    expect(await confirm(token)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
    expect(await emailOf(app, player)).toBe(player.email)
  })

  it('is not spent when the link is only opened', async () => {
    const player = await steppedUpPlayer()
    const { token } = await requestEmailChangeAs(app, player)
    for (const method of ['HEAD', 'GET', 'GET', 'GET'])
      await app.fetch(`/email/confirm?token=${token}`, { method })
    expect(await app.fetch('/api/email/confirmations')).toMatchObject({ status: 405 })
    expect(await confirm(token)).toMatchObject({ status: 200 })
  })

  it('refuses the link of an earlier request, even to the same address', async () => {
    const player = await steppedUpPlayer()
    const first = await requestEmailChangeAs(app, player)
    const second = await requestEmailChangeAs(app, player, first.newEmail)
    const third = await requestEmailChangeAs(app, player)
    for (const { token } of [first, second])
      expect(await confirm(token)).toMatchObject({ status: 410, key: 'EMAIL_LINK_INVALID' })
    expect(await confirm(third.token)).toMatchObject({ status: 200 })
  })

  it('refuses a cancelled change', async () => {
    const player = await steppedUpPlayer()
    const { token } = await requestEmailChangeAs(app, player)
    const cancel = () => app.call(cancelEmailChange, { as: player })
    expect(await cancel()).toMatchObject({ status: 200, data: null })
    expect(await cancel()).toMatchObject({ status: 200, data: null })
    expect(await user(player)).toMatchObject({ pendingEmail: null })
    expect(await confirm(token)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
  })

  it('does not cancel changes of another account', async () => {
    const player = await steppedUpPlayer()
    const stranger = await steppedUpPlayer()
    const { token } = await requestEmailChangeAs(app, player)
    await app.call(cancelEmailChange, { as: stranger })
    expect(await confirm(token)).toMatchObject({ status: 200 })
  })

  it('refuses the link after 24 hours', async () => {
    const player = await steppedUpPlayer()
    const { token } = await requestEmailChangeAs(app, player)
    await database.execute(
      sql`update one_time_token set expires_at = expires_at - interval '24 hours' where account_id = ${player.accountId}`,
    )
    expect(await confirm(token)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
  })

  it('refuses an unknown token and one with another purpose', async () => {
    const player = await steppedUpPlayer()
    const { undoToken } = await changeEmailAs(app, player)
    for (const token of ['x'.repeat(43), undoToken])
      expect(await confirm(token)).toMatchObject({ status: 410, key: 'EMAIL_LINK_INVALID' })
    const { token } = await requestEmailChangeAs(app, { ...player, email: await emailOf(app, player) })
    expect(await undo(token)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
    expect(await confirm(token)).toMatchObject({ status: 200 })
  })

  it('refuses an address that another account has taken since, and changes nothing', async () => {
    const player = await steppedUpPlayer()
    const { newEmail, token } = await requestEmailChangeAs(app, player)
    const rival = await steppedUpPlayer()
    await database.execute(sql`update account set email = upper(${newEmail}) where id = ${rival.accountId}`)
    expect(await confirm(token)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
    expect(await emailOf(app, player)).toBe(player.email)
    expect(await hasActiveSession(app, player)).toBe(true)
  })

  it('gives the address to one of two accounts that confirm it at the same time', async () => {
    const newEmail = newAddress()
    const rivals = [await steppedUpPlayer(), await steppedUpPlayer()]
    const tokens: string[] = []
    for (const rival of rivals) tokens.push((await requestEmailChangeAs(app, rival, newEmail)).token)
    const replies = await Promise.all(tokens.map(confirm))
    expect(replies.map(({ key }) => key).toSorted()).toEqual(['EMAIL_LINK_INVALID', 'SUCCESS'])
  })

  it.each(['ended_by_player', 'ended_by_link', 'password_changed', 'refresh_reuse', 'email_changed'])(
    'refuses when the requesting session was revoked (%s)',
    async (reason) => {
      const player = await steppedUpPlayer()
      const { token } = await requestEmailChangeAs(app, player)
      await database.execute(
        sql`update session set ended_at = now(), end_reason = ${reason} where account_id = ${player.accountId}`,
      )
      expect(await confirm(token)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
      expect(await emailOf(app, player)).toBe(player.email)
    },
  )

  it('works after logging out, and then ends all sessions', async () => {
    const player = await steppedUpPlayer()
    const other = await logInAs(app, player)
    const { newEmail, token } = await requestEmailChangeAs(app, player)
    expect(await app.call(logOut, { as: player })).toMatchObject({ status: 200 })
    expect(await confirm(token)).toMatchObject({ data: { email: newEmail } })
    expect(await hasActiveSession(app, other)).toBe(false)
  })

  it('stores only hashes of its tokens', async () => {
    const player = await steppedUpPlayer()
    const { token } = await requestEmailChangeAs(app, player)
    const rows = await database.query(
      sql`select encode(token_hash, 'escape') || payload::text as text from one_time_token where account_id = ${player.accountId}`,
    )
    expect(JSON.stringify(rows)).not.toContain(token)
  })
})
