import { cancelAccountDeletion, deleteAccount, getUser } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { hasActiveSession } from '../../testing/email-change.ts'
import { type TestPlayer, logInAs } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer, steppedUpPlayer, mailsTo, eventsOf } = withTestApp()

const ask = (player: TestPlayer, body: object = {}) =>
  app.callUnchecked(deleteAccount, { as: player, body: { username: player.username, ...body } })

const cancel = (player: TestPlayer) => app.call(cancelAccountDeletion, { as: player })

const deletionAt = async (player: TestPlayer) => (await app.callOrFail(getUser, { as: player })).deletionAt

const subjects = async ({ email }: TestPlayer) => (await mailsTo(email)).map(({ subject }) => subject)

describe('deleteAccount', () => {
  it('schedules the deletion in 14 days, ends all other sessions and mails how to cancel it', async () => {
    const player = await steppedUpPlayer()
    const other = await logInAs(app, player)
    const { username } = player
    const { deletionAt: at } = await app.callOrFail(deleteAccount, { as: player, body: { username } })
    const { days } = await database.one<{ days: number }>(
      sql`select round(extract(epoch from deletion_at - now()) / 86400)::int as days
          from account where id = ${player.accountId}`,
    )
    expect(days).toBe(14)
    expect(await deletionAt(player)).toBe(at)
    expect([await hasActiveSession(app, player), await hasActiveSession(app, other)]).toEqual([true, false])
    const mail = (await mailsTo(player.email)).at(-1)
    expect(mail?.subject).toBe('Your account will be deleted')
    expect(mail?.text).toContain('http://localhost:3000/settings/account')
    expect(mail?.text).toContain(
      new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
    )
    expect(await eventsOf(player.accountId)).toContain('deletion-requested')
  })

  it('answers a repeated request with the same date and sends no second mail, even at the same time', async () => {
    const player = await steppedUpPlayer()
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(player)))
    expect(replies.map(({ status }) => status)).toEqual(Array<number>(20).fill(200))
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    const mails = await subjects(player)
    expect(mails.filter((subject) => subject === 'Your account will be deleted')).toHaveLength(1)
  })

  it('compares the username case-insensitively and accepts nothing else', async () => {
    const player = await steppedUpPlayer()
    const { username } = player
    for (const typed of ['', 'DELETE', `${username} `, `${username}x`, username.slice(1), player.email])
      expect(await ask(player, { username: typed })).toMatchObject({
        status: 422,
        key: 'CONFIRMATION_MISMATCH',
      })
    expect(await deletionAt(player)).toBeNull()
    expect(await ask(player, { username: username.toUpperCase() })).toMatchObject({ status: 200 })
  })

  it('accepts the username in another Unicode form', async () => {
    const player = await steppedUpPlayer()
    const username = `Ménélas_${player.accountId}`
    await database.execute(
      sql`update account set username = ${username.normalize('NFC')} where id = ${player.accountId}`,
    )
    expect(await ask(player, { username: username.normalize('NFD') })).toMatchObject({ status: 200 })
  })

  it('requires a stepped-up session', async () => {
    const player = await newPlayer()
    expect(await ask(player)).toMatchObject({ status: 403, key: 'STEP_UP_REQUIRED' })
  })

  it('accepts neither another account nor a date', async () => {
    const player = await steppedUpPlayer()
    const victim = await steppedUpPlayer()
    for (const change of [
      { accountId: victim.accountId },
      { deletionAt: '2026-01-01T00:00:00Z' },
      JSON.parse('{"__proto__":{"isAdmin":true},"x":1}') as object,
    ])
      expect(await ask(player, change)).toMatchObject({ status: 400, key: 'BAD_REQUEST' })
    expect(await ask(player, { username: victim.username })).toMatchObject({ key: 'CONFIRMATION_MISMATCH' })
    expect([await deletionAt(player), await deletionAt(victim)]).toEqual([null, null])
  })
})

describe('cancelAccountDeletion', () => {
  it('cancels the deletion, even from a later session, and mails a notice once', async () => {
    const player = await steppedUpPlayer()
    await ask(player)
    const later = await logInAs(app, player)
    expect(await cancel(later)).toMatchObject({ status: 200, data: null })
    expect(await cancel(later)).toMatchObject({ status: 200, data: null })
    expect(await deletionAt(player)).toBeNull()
    expect(
      (await subjects(player)).filter((subject) => subject === 'Your account will not be deleted'),
    ).toHaveLength(1)
    expect(await eventsOf(player.accountId)).toContain('deletion-cancelled')
  })

  it('does not cancel the deletion of another account', async () => {
    const player = await steppedUpPlayer()
    const stranger = await steppedUpPlayer()
    await ask(player)
    await cancel(stranger)
    expect(await deletionAt(player)).not.toBeNull()
    expect(await subjects(stranger)).not.toContain('Your account will not be deleted')
  })

  it('schedules 14 new days after a new request', async () => {
    const player = await steppedUpPlayer()
    await ask(player)
    await database.execute(
      sql`update account set deletion_at = deletion_at - interval '13 days' where id = ${player.accountId}`,
    )
    const before = await deletionAt(player)
    await cancel(player)
    await ask(player)
    expect(Date.parse((await deletionAt(player)) ?? '') - Date.parse(before ?? '')).toBeGreaterThan(
      12 * 86_400_000,
    )
  })
})
