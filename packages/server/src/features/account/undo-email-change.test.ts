import sql from 'sql-template-tag'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  askedForEmail,
  changedEmail,
  confirmEmail,
  emailOf,
  isAlive,
  lastMailTo,
  undoEmail,
} from '../../testing/email-change.ts'
import { anotherDevice, eventsOf, steppedUpPlayer, type TestPlayer } from '../../testing/stepped-up-player.ts'
import { logInAs } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp

beforeAll(() => {
  app = testApp({ database: test.database })
})

const confirm = (token: string) => confirmEmail(app, token)

const undo = (token: string) => undoEmail(app, token)

const asked = (player: TestPlayer, newEmail?: string) => askedForEmail(app, test.database, player, newEmail)

const changed = (player: TestPlayer) => changedEmail(app, test.database, player)

describe('undoEmailChange', () => {
  it('brings the old address back, logs everybody out and says how to set a password', async () => {
    const player = await steppedUpPlayer(app, test.database)
    const { undoToken } = await changed(player)
    expect(await undo(undoToken)).toMatchObject({ status: 200, data: { email: player.email } })
    expect(await isAlive(app, player)).toBe(false)
    const mail = await lastMailTo(test.database, player.email)
    expect(mail?.subject).toBe('Your email address is valid again')
    expect(mail?.text).toContain('http://localhost:3000/resetpassword')
    expect(await eventsOf(test.database, player.accountId)).toContain('email-change-undone')
    expect(await undo(undoToken)).toMatchObject({ status: 410, key: 'EMAIL_LINK_INVALID' })
    expect(await logInAs(app, player)).toMatchObject({ email: player.email })
  })

  it('goes over later changes, whose links then do nothing', async () => {
    const player = await steppedUpPlayer(app, test.database)
    const first = await changed(player)
    const second = await changed(player)
    const pending = await asked({ ...player, email: second.newEmail })
    expect(await undo(first.undoToken)).toMatchObject({ data: { email: player.email } })
    expect(await undo(second.undoToken)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
    expect(await confirm(pending.token)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
    expect(await emailOf(test.database, player)).toBe(player.email)
  })

  it('leaves the way back to an earlier address open', async () => {
    const player = await steppedUpPlayer(app, test.database)
    const first = await changed(player)
    const second = await changed(player)
    expect(await undo(second.undoToken)).toMatchObject({ data: { email: first.newEmail } })
    expect(await undo(first.undoToken)).toMatchObject({ data: { email: player.email } })
  })

  it('shuts out who changed it: links to a new password, half a log-in, known devices', async () => {
    const player = await steppedUpPlayer(app, test.database)
    const { undoToken } = await changed(player)
    const { accountId } = player
    await test.database.execute(
      sql`insert into one_time_token (token_hash, account_id, purpose, expires_at)
          values (sha256(${player.username}::bytea), ${accountId}, 'password-reset', now() + interval '1 hour')`,
    )
    await test.database.execute(
      sql`insert into log_in_challenge (challenge_hash, account_id, expires_at)
          values (sha256(${player.username}::bytea), ${accountId}, now() + interval '5 minutes')`,
    )
    const known = await test.database.query(
      sql`select secret_hash from known_device where account_id = ${accountId}`,
    )
    await undo(undoToken)
    const left = await test.database.one(
      sql`select (select count(*) from one_time_token where account_id = ${accountId} and purpose = 'password-reset') as links,
            (select count(*) from log_in_challenge where account_id = ${accountId}) as challenges`,
    )
    expect(left).toEqual({ links: 0, challenges: 0 })
    const now = await test.database.query(
      sql`select secret_hash from known_device where account_id = ${accountId}`,
    )
    expect(now).toHaveLength(1)
    expect(known).not.toContainEqual(now[0])
  })

  it('refuses after seven days', async () => {
    const player = await steppedUpPlayer(app, test.database)
    const { undoToken, newEmail } = await changed(player)
    const age = (interval: string) =>
      test.database.execute(
        sql`update one_time_token set expires_at = expires_at - ${interval}::interval
            where account_id = ${player.accountId} and purpose = 'email-undo'`,
      )
    await age('7 days')
    expect(await undo(undoToken)).toMatchObject({ key: 'EMAIL_LINK_INVALID' })
    expect(await emailOf(test.database, player)).toBe(newEmail)
    await age('-1 minute')
    expect(await undo(undoToken)).toMatchObject({ status: 200 })
  })

  it('refuses when another account took the old address meanwhile', async () => {
    const player = await steppedUpPlayer(app, test.database)
    const { undoToken, newEmail } = await changed(player)
    const rival = await steppedUpPlayer(app, test.database)
    await test.database.execute(sql`update account set email = ${player.email} where id = ${rival.accountId}`)
    expect(await undo(undoToken)).toMatchObject({ status: 410, key: 'EMAIL_LINK_INVALID' })
    expect(await emailOf(test.database, player)).toBe(newEmail)
    expect(await isAlive(app, player)).toBe(true)
  })

  it('works once when 50 follow the link at the same time', async () => {
    const player = await steppedUpPlayer(app, test.database)
    const { undoToken } = await changed(player)
    const replies = await Promise.all(Array.from({ length: 50 }, () => undo(undoToken)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('wins over a confirmation at the same time, in whichever order they come', async () => {
    for (let round = 0; round < 10; round++) {
      const player = await steppedUpPlayer(app, test.database)
      const { undoToken, newEmail } = await changed(player)
      const thief = await anotherDevice(app, test.database, { ...player, email: newEmail })
      const pending = await asked({ ...thief, email: newEmail })
      const acts = [() => undo(undoToken), () => confirm(pending.token)]
      const [first, second] = await Promise.all((round % 2 ? acts : acts.toReversed()).map((act) => act()))
      const undone = round % 2 ? first : second
      expect(undone).toMatchObject({ status: 200, data: { email: player.email } })
      expect(await emailOf(test.database, player)).toBe(player.email)
      expect([await isAlive(app, player), await isAlive(app, thief)]).toEqual([false, false])
      const left = await test.database.query(
        sql`select purpose from one_time_token where account_id = ${player.accountId} and used_at is null
              and purpose in ('email-confirmation', 'email-undo', 'password-reset')`,
      )
      expect(left).toEqual([])
    }
  })
})
