import { getUser } from '@olympus/contract/account'
import { requestPasswordReset, resetPassword } from '@olympus/contract/recovery'
import { getSecurity } from '@olympus/contract/two-factor'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { act, actsOf, operate } from '../testing/operator-terminal.ts'
import { createAccount } from '../testing/create-account.ts'
import { giveCoins } from '../testing/game-data.ts'
import { enableTwoFactorAs } from '../testing/protected-account.ts'
import { mailedToken } from '../testing/sent-mails.ts'
import { attemptLogIn, fromElsewhere, logInAs, type TestPlayer } from '../testing/test-account.ts'
import { withTestApp } from '../testing/with-test-app.ts'
import { futureMomentOf } from './moment-rules.ts'

const { app, database, newPlayer, mailsTo, eventsOf } = withTestApp()

const run = (...argv: string[]) => act(database, ['accounts', ...argv])
const subjectOf = ({ accountId, username }: TestPlayer) => `Account ${accountId} (${username})`

const actsOn = async (accountId: number) =>
  (await actsOf(database)).filter(({ details }) => 'accountId' in details && details.accountId === accountId)

const sessionsOf = (accountId: number) =>
  database.query<{ endReason: string | null }>(
    sql`select end_reason from session where account_id = ${accountId} order by created_at, id`,
  )

it('finds an account by its ID, username and email address, in any case', async () => {
  const player = await newPlayer()
  const names = [String(player.accountId), player.username.toUpperCase(), player.email.toUpperCase()]
  for (const name of names)
    expect(await run('unban', name)).toMatchObject({
      code: 1,
      complaints: [`${subjectOf(player)} is not banned`],
    })
})

it('refuses unknown, ambiguous and deleted accounts, and acts on none', async () => {
  const [named, numbered, deleted] = [await newPlayer(), await newPlayer(), await createAccount(database)]
  await database.execute(
    sql`update account set username = ${String(named.accountId)} where id = ${numbered.accountId}`,
  )
  await database.execute(sql`update account set deleted_at = now() where id = ${deleted}`)
  const refusals = {
    nobody: 'There is no account nobody',
    '999999999999999': 'There is no account 999999999999999',
    [named.accountId]: expect.stringContaining('names two accounts') as string,
    [deleted]: `Account ${deleted} is deleted`,
  }
  for (const [name, complaint] of Object.entries(refusals))
    for (const argv of [
      ['ban', name, '--reason', 'Botting'],
      ['unban', name],
      ['end-sessions', name],
      ['reset-two-factor', name],
      ['set-role', name, 'ADMIN'],
      ['show', name],
    ])
      expect(
        await (argv[0] === 'show' ? operate(database, ['accounts', ...argv]) : run(...argv)),
      ).toMatchObject({ code: 1, complaints: [complaint] })
  for (const id of [named.accountId, numbered.accountId, deleted]) expect(await actsOn(id)).toEqual([])
})

it('bans until a date, with the reason that the player reads, once', async () => {
  const player = await newPlayer()
  const ban = () => run('ban', player.username, '--until', '2099-05-01', '--reason', ' Botting ')
  expect(await ban()).toMatchObject({
    code: 0,
    lines: [`${subjectOf(player)} is banned until 2099-05-01T00:00:00.000Z; 1 session ended`],
  })
  expect(await ban()).toMatchObject({ code: 0, lines: [expect.stringContaining('already banned')] })
  expect(await attemptLogIn(app, player)).toMatchObject({
    key: 'UNAUTHORIZED_BANNED_ACCOUNT',
    data: { reason: 'Botting', until: '2099-05-01T00:00:00.000Z' },
  })
  expect(await sessionsOf(player.accountId)).toEqual([{ endReason: 'banned' }])
  const { accountId } = player
  expect(await actsOn(accountId)).toMatchObject([
    {
      who: 'iris',
      why: 'ticket 7',
      command: 'accounts ban',
      details: { accountId, until: '2099-05-01T00:00:00.000Z', reason: 'Botting', sessions: 1 },
    },
  ])
  expect(await run('ban', player.email, '--reason', 'Botting')).toMatchObject({
    lines: [`${subjectOf(player)} is banned forever; 0 sessions ended`],
  })
  expect(await run('unban', player.email)).toMatchObject({ code: 0 })
  expect(await actsOn(accountId)).toHaveLength(3)
  expect((await mailsTo(player.email)).at(-1)?.subject).toBe('Your Olympus account is no longer banned')
  await logInAs(app, player)
})

it.each([
  [['accounts', 'ban', 'x'], '--reason is missing'],
  [['accounts', 'ban', 'x', '--reason', ' '], '--reason is missing'],
  [['accounts', 'ban', 'x', '--reason', 'a\nb'], '--reason: expected one line'],
  [['accounts', 'ban', 'x', '--reason', 'y', '--until', ''], '--until is missing'],
  [['accounts', 'unban', 'x', '--reason', 'y'], 'accounts unban has no --reason'],
  [
    ['accounts', 'ban'],
    'Expected: operator accounts ban <account> --reason <text for the player> [--until <date>]',
  ],
])('refuses %j as invalid usage', async (argv, complaint) => {
  expect(await act(database, argv)).toMatchObject({
    code: 2,
    complaints: [expect.stringContaining(complaint)],
  })
})

it('takes only real times in the future as the end of a ban', async () => {
  const now = new Date('2026-05-01T12:00:00Z')
  expect(futureMomentOf('2026-05-02', now)).toEqual(new Date('2026-05-02T00:00:00Z'))
  expect(futureMomentOf('2026-05-01T12:01Z', now)).toEqual(new Date('2026-05-01T12:01:00Z'))
  const wrong = [
    '2026-05-01',
    '2026-05-01T12:00Z',
    '2026-02-31',
    '2026-13-01',
    '1/6/2026',
    'tomorrow',
    '2026-06-01T12:00',
  ]
  for (const text of wrong) expect(futureMomentOf(text, now)).toBe('invalid')
  expect(await run('ban', 'nobody', '--reason', 'x', '--until', '2020-01-01')).toMatchObject({
    code: 2,
    complaints: [expect.stringContaining('--until 2020-01-01: expected a time in the future')],
  })
})

it('ends all sessions and shows it to the player', async () => {
  const player = await newPlayer()
  await logInAs(app, player)
  expect(await run('end-sessions', player.username)).toMatchObject({
    lines: [`${subjectOf(player)}: 2 sessions ended`],
  })
  expect(await app.call(getUser, { as: player })).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
  expect(await sessionsOf(player.accountId)).toEqual([
    { endReason: 'ended_by_operator' },
    { endReason: 'ended_by_operator' },
  ])
  expect(await eventsOf(player.accountId)).toContain('session-ended')
  expect(await run('end-sessions', player.username)).toMatchObject({ code: 0 })
  expect(await actsOn(player.accountId)).toMatchObject([
    { command: 'accounts end-sessions', details: { sessions: 2 } },
    { details: { sessions: 0 } },
  ])
})

it('resets a second factor: the mailbox has to set a new password before anybody logs in', async () => {
  const player = await newPlayer()
  await enableTwoFactorAs(app, player)
  expect(await run('reset-two-factor', player.username)).toMatchObject({
    code: 0,
    lines: [`${subjectOf(player)} has no second factor any more; 1 session ended`, expect.any(String)],
  })
  expect(await attemptLogIn(app, player)).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
  expect(await app.call(getUser, { as: player })).toMatchObject({ status: 401 })
  expect(await eventsOf(player.accountId)).toContain('two-factor-disabled')
  const { email } = player
  const [mail] = await database.query<{ subject: string; text: string; isUrgent: boolean }>(
    sql`select subject, text, is_urgent from mail_outbox where recipient = ${email} order by id desc limit 1`,
  )
  expect(mail).toMatchObject({
    subject: 'Two-factor authentication was reset: set a new password',
    isUrgent: true,
  })
  expect(mail?.text).toContain('http://localhost:3000/resetpassword')
  expect(
    await database.query(sql`
      select account_id from two_factor where account_id = ${player.accountId}
      union all select account_id from backup_code where account_id = ${player.accountId}`),
  ).toEqual([])

  await app.callOrFail(requestPasswordReset, { body: { email, locale: 'en' }, headers: fromElsewhere() })
  const password = 'a lantern over the harbour'
  const token = await mailedToken(database, email)
  await app.callOrFail(resetPassword, { body: { token, password }, headers: fromElsewhere() })
  const again = await logInAs(app, { ...player, password })
  expect(await app.callOrFail(getSecurity, { as: again })).toMatchObject({ twoFactor: null })

  expect(await run('reset-two-factor', player.username)).toMatchObject({
    code: 1,
    complaints: [`${subjectOf(player)} has no second factor`],
  })
  expect(await actsOn(player.accountId)).toMatchObject([
    { command: 'accounts reset-two-factor', details: { sessions: 1 } },
  ])
  await logInAs(app, { ...player, password })
})

it('sets a role, and a session with the old one ends', async () => {
  const player = await newPlayer()
  const { accountId } = player
  expect(await run('set-role', player.username, 'ADMIN')).toMatchObject({
    lines: [`${subjectOf(player)} is ADMIN now; 1 session ended`],
  })
  expect(await run('set-role', player.username, 'ADMIN')).toMatchObject({
    code: 1,
    complaints: [`${subjectOf(player)} is ADMIN already`],
  })
  expect(await run('set-role', player.username, 'GOD')).toMatchObject({
    code: 2,
    complaints: ['GOD is no role: expected PLAYER or ADMIN'],
  })
  expect(await sessionsOf(accountId)).toEqual([{ endReason: 'role_changed' }])
  expect(await database.one(sql`select role from account where id = ${accountId}`)).toEqual({ role: 'ADMIN' })
  expect(await actsOn(accountId)).toMatchObject([{ details: { accountId, role: 'ADMIN', sessions: 1 } }])
})

it('shows what an operator needs to decide, and no secrets', async () => {
  const player = await newPlayer()
  const { accountId, username } = player
  const { secretKey, backupCodes } = await enableTwoFactorAs(app, player)
  await giveCoins(database, accountId, 700)
  await run('ban', username, '--until', '2099-05-01', '--reason', 'Botting')
  const { code, lines } = await operate(database, ['accounts', 'show', username])
  expect(code).toBe(0)
  const text = lines.join('\n')
  for (const part of [
    `Account ${accountId} (${username}), PLAYER`,
    `Email: ${player.email}, changed: never`,
    /Ban: since \S+, until 2099-05-01T00:00:00.000Z: Botting/,
    /Log-in: password, second factor since \S+, 0 passkeys/,
    'Sessions: 0',
    'Balance: 700 OC, owes 0 OC',
    /Act \d+ {2}\S+ {2}iris {2}accounts ban {2}ticket 7/,
  ])
    expect(text).toMatch(part)
  const { passwordHash } = await database.one<{ passwordHash: string }>(
    sql`select password_hash from account where id = ${accountId}`,
  )
  for (const secret of [passwordHash, secretKey, ...backupCodes]) expect(text).not.toContain(secret)
  await run('unban', username)
  expect((await operate(database, ['accounts', 'show', username])).lines).toContain('Ban: no')
})
