import { changePassword } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { enableTwoFactorAs } from '../../testing/protected-account.ts'
import { attemptLogIn, type TestPlayer } from '../../testing/test-account.ts'
import { testApp, type TestReply } from '../../testing/test-app.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()

const liveSessions = ({ accountId }: TestPlayer) =>
  database.query<{ id: string }>(
    sql`select id from session where account_id = ${accountId} and ended_at is null`,
  )

/** A login that waits between the check of the password and its session until `act` is done. */
async function logInDuring(player: TestPlayer, act: () => Promise<unknown>): Promise<TestReply> {
  const { promise: checked, resolve: isChecked } = Promise.withResolvers<void>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const held = testApp({
    database: {
      ...database,
      // The first transaction of a login opens its session.
      async transaction(run, options) {
        isChecked()
        await released
        return database.transaction(run, options)
      },
    },
  })
  const logIn = attemptLogIn(held, player)
  await checked
  await act()
  release()
  return logIn
}

it('leaves no session of the old password when it changes during logins', async () => {
  const player = await newPlayer()
  const body = { currentPassword: player.password, newPassword: 'a quiet harbor in winter' }
  const reply = await logInDuring(player, () => app.callOrFail(changePassword, { as: player, body }))
  expect(reply).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
  expect(await liveSessions(player)).toHaveLength(1)
})

it('leaves no session without a second factor when that is enabled during logins', async () => {
  const player = await newPlayer()
  const reply = await logInDuring(player, () => enableTwoFactorAs(app, player))
  expect(reply).toMatchObject({ key: 'UNKNOWN_CREDENTIALS' })
  expect(await liveSessions(player)).toHaveLength(1)
})

it('opens a session when nothing changes', async () => {
  const player = await newPlayer()
  expect(await logInDuring(player, async () => {})).toMatchObject({ key: 'SUCCESS' })
  expect(await liveSessions(player)).toHaveLength(2)
})
