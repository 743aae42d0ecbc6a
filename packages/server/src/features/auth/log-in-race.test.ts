import { changePassword } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import { enableTwoFactorAs } from '../../testing/protected-account.ts'
import { attemptLogIn, type TestPlayer } from '../../testing/test-account.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, newPlayer } = withTestApp()

const liveSessions = ({ accountId }: TestPlayer) =>
  database.query<{ id: string }>(
    sql`select id from session where account_id = ${accountId} and ended_at is null`,
  )

it('leaves no session of the old password when it changes during logins', async () => {
  const player = await newPlayer()
  const change = app.call(changePassword, {
    as: player,
    body: { currentPassword: player.password, newPassword: 'a quiet harbor in winter' },
  })
  const logIns = await Promise.all(Array.from({ length: 12 }, () => attemptLogIn(app, player)))
  expect(await change).toMatchObject({ status: 200 })
  for (const { key } of logIns)
    expect(['SUCCESS', 'UNKNOWN_CREDENTIALS', 'SERVICE_UNAVAILABLE']).toContain(key)
  expect(await liveSessions(player)).toHaveLength(1)
})

it('leaves no session without a second factor when that is enabled during logins', async () => {
  const player = await newPlayer()
  const [, logIns] = await Promise.all([
    enableTwoFactorAs(app, player),
    Promise.all(Array.from({ length: 12 }, () => attemptLogIn(app, player))),
  ])
  for (const { key } of logIns)
    expect(['SUCCESS', 'UNKNOWN_CREDENTIALS', 'SERVICE_UNAVAILABLE']).toContain(key)
  expect(await liveSessions(player)).toHaveLength(1)
})
