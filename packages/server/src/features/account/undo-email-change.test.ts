import { logIn } from '@olympus/contract/auth'
import { requestPasswordReset, resetPassword } from '@olympus/contract/recovery'
import { confirmEmail, undoEmailChange } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { requestEmailChangeAs, changeEmailAs, emailOf, hasActiveSession } from '../../testing/email-change.ts'
import { mailedToken } from '../../testing/sent-mails.ts'
import { anotherDevice, fromElsewhere, logInAs } from '../../testing/test-account.ts'
import { enableTwoFactorAs } from '../../testing/protected-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, steppedUpPlayer, mailsTo, eventsOf } = withTestApp()

const confirm = (token: string) => app.call(confirmEmail, { body: { token }, headers: fromElsewhere() })

const undo = (token: string) => app.call(undoEmailChange, { body: { token }, headers: fromElsewhere() })

describe('undoEmailChange', () => {
  it('restores the old address, ends all sessions and mails how to set a password', async () => {
    const player = await steppedUpPlayer()
    const { undoToken } = await changeEmailAs(app, player)
    expect(await undo(undoToken)).toMatchObject({ status: 200, data: { email: player.email } })
    expect(await hasActiveSession(app, player)).toBe(false)
    const mail = (await mailsTo(player.email)).at(-1)
    expect(mail?.subject).toBe('Your email address is valid again')
    expect(mail?.text).toContain('http://localhost:3000/resetpassword')
    expect(await eventsOf(player.accountId)).toContain('email-change-undone')
    expect(await undo(undoToken)).toMatchObject({ status: 410, key: 'EMAIL_LINK_INVALID' })
  })

  it('voids the password: only a mailed reset gives access', async () => {
    const player = await steppedUpPlayer()
    const { undoToken } = await changeEmailAs(app, player)
    await undo(undoToken)
    const { email, password } = player
    const guess = () => app.call(logIn, { body: { email, password }, headers: fromElsewhere() })
    expect(await guess()).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    await app.call(requestPasswordReset, { body: { email, locale: 'en' }, headers: fromElsewhere() })
    const token = await mailedToken(database, email)
    const newPassword = 'a lantern over the harbour'
    expect(
      await app.call(resetPassword, { body: { token, password: newPassword }, headers: fromElsewhere() }),
    ).toMatchObject({ status: 200 })
    expect(await guess()).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
    expect(await logInAs(app, { ...player, password: newPassword })).toMatchObject({ email })
  })

  it('cancels a requested deletion', async () => {
    const player = await steppedUpPlayer()
    const { undoToken } = await changeEmailAs(app, player)
    await database.execute(
      sql`update account set deletion_at = now() + interval '14 days' where id = ${player.accountId}`,
    )
    await undo(undoToken)
    expect(await database.one(sql`select deletion_at from account where id = ${player.accountId}`)).toEqual({
      deletionAt: null,
    })
    expect(await eventsOf(player.accountId)).toContain('deletion-cancelled')
  })

  it.each([
    ['8 days before the change', '-8 days', true],
    ['6 days before the change', '-6 days', false],
    ['after the change', '1 hour', false],
  ])('keeps passkeys and the second factor of before the last week only: %s', async (_, age, isKept) => {
    const player = await steppedUpPlayer()
    await enableTwoFactorAs(app, player)
    const { accountId } = player
    const { undoToken } = await changeEmailAs(app, player)
    await database.execute(
      sql`insert into passkey (account_id, credential_id, public_key, counter, transports, name, is_synced, created_at)
          values (${accountId}, ${player.username}, '', 0, '{}', 'Key', false, now() + ${age}::interval)`,
    )
    await database.execute(
      sql`update two_factor set enabled_at = now() + ${age}::interval where account_id = ${accountId}`,
    )
    await undo(undoToken)
    const { codes, ...left } = await database.one<{ codes: number; passkeys: number; factors: number }>(
      sql`select (select count(*) from passkey where account_id = ${accountId}) as passkeys,
            (select count(*) from two_factor where account_id = ${accountId}) as factors,
            (select count(*) from backup_code where account_id = ${accountId}) as codes`,
    )
    expect(left).toEqual(isKept ? { passkeys: 1, factors: 1 } : { passkeys: 0, factors: 0 })
    expect(codes > 0).toBe(isKept)
    const events = await eventsOf(accountId)
    expect(events.includes('passkey-removed')).toBe(!isKept)
    expect(events.includes('two-factor-disabled')).toBe(!isKept)
  })

  it('overrides later changes, whose links stop working', async () => {
    const player = await steppedUpPlayer()
    const first = await changeEmailAs(app, player)
    const second = await changeEmailAs(app, player)
    const pending = await requestEmailChangeAs(app, { ...player, email: second.newEmail })
    expect(await undo(first.undoToken)).toMatchObject({ data: { email: player.email } })
    expect(await undo(second.undoToken)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
    expect(await confirm(pending.token)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
    expect(await emailOf(app, player)).toBe(player.email)
  })

  it('keeps undo links to earlier addresses', async () => {
    const player = await steppedUpPlayer()
    const first = await changeEmailAs(app, player)
    const second = await changeEmailAs(app, player)
    expect(await undo(second.undoToken)).toMatchObject({ data: { email: first.newEmail } })
    expect(await undo(first.undoToken)).toMatchObject({ data: { email: player.email } })
  })

  it('shuts out the attacker: reset links, unfinished logins, known devices', async () => {
    const player = await steppedUpPlayer()
    const { undoToken } = await changeEmailAs(app, player)
    const { accountId } = player
    await database.execute(
      sql`insert into one_time_token (token_hash, account_id, purpose, expires_at)
          values (sha256(${player.username}::bytea), ${accountId}, 'password-reset', now() + interval '1 hour')`,
    )
    await database.execute(
      sql`insert into log_in_challenge (challenge_hash, account_id, expires_at)
          values (sha256(${player.username}::bytea), ${accountId}, now() + interval '5 minutes')`,
    )
    const known = await database.query(
      sql`select secret_hash from known_device where account_id = ${accountId}`,
    )
    await undo(undoToken)
    const left = await database.one(
      sql`select (select count(*) from one_time_token where account_id = ${accountId} and purpose = 'password-reset') as links,
            (select count(*) from log_in_challenge where account_id = ${accountId}) as challenges`,
    )
    expect(left).toEqual({ links: 0, challenges: 0 })
    const now = await database.query(
      sql`select secret_hash from known_device where account_id = ${accountId}`,
    )
    expect(now).toHaveLength(1)
    expect(known).not.toContainEqual(now[0])
  })

  it('refuses the link after seven days', async () => {
    const player = await steppedUpPlayer()
    const { undoToken, newEmail } = await changeEmailAs(app, player)
    const age = (interval: string) =>
      database.execute(
        sql`update one_time_token set expires_at = expires_at - ${interval}::interval
            where account_id = ${player.accountId} and purpose = 'email-undo'`,
      )
    await age('7 days')
    expect(await undo(undoToken)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
    expect(await emailOf(app, player)).toBe(newEmail)
    await age('-1 minute')
    expect(await undo(undoToken)).toMatchObject({ status: 200 })
  })

  it('refuses when another account has taken the old address since', async () => {
    const player = await steppedUpPlayer()
    const { undoToken, newEmail } = await changeEmailAs(app, player)
    const rival = await steppedUpPlayer()
    await database.execute(sql`update account set email = ${player.email} where id = ${rival.accountId}`)
    expect(await undo(undoToken)).toMatchObject({ status: 410, key: 'EMAIL_LINK_INVALID' })
    expect(await emailOf(app, player)).toBe(newEmail)
    expect(await hasActiveSession(app, player)).toBe(true)
  })

  it('works once when 50 requests follow the link at the same time', async () => {
    const player = await steppedUpPlayer()
    const { undoToken } = await changeEmailAs(app, player)
    const replies = await Promise.all(Array.from({ length: 50 }, () => undo(undoToken)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('wins over a simultaneous confirmation in either order', async () => {
    for (let round = 0; round < 10; round++) {
      const player = await steppedUpPlayer()
      const { undoToken, newEmail } = await changeEmailAs(app, player)
      const thief = await anotherDevice(app, { ...player, email: newEmail })
      const pending = await requestEmailChangeAs(app, { ...thief, email: newEmail })
      const acts = [() => undo(undoToken), () => confirm(pending.token)]
      const [first, second] = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      const undone = round % 2 ? first : second
      expect(undone).toMatchObject({ status: 200, data: { email: player.email } })
      expect(await emailOf(app, player)).toBe(player.email)
      expect([await hasActiveSession(app, player), await hasActiveSession(app, thief)]).toEqual([
        false,
        false,
      ])
      const left = await database.query(
        sql`select purpose from one_time_token where account_id = ${player.accountId} and used_at is null
              and purpose in ('email-confirmation', 'email-undo', 'password-reset')`,
      )
      expect(left).toEqual([])
    }
  })
})
