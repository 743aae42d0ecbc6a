import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { enableTwoFactorAs } from '../../testing/protected-account.ts'
import { fromElsewhere, newPlayer, type TestSession } from '../../testing/test-account.ts'
import { testApp, type TestApp } from '../../testing/test-app.ts'
import { withTestDatabase } from '../../testing/test-database.ts'

const test = withTestDatabase()
let app: TestApp

beforeAll(() => {
  app = testApp({ database: test.database })
})

const logIn = ({ email, password }: TestSession) =>
  app.api('/login', { body: { email, password }, headers: fromElsewhere() })

const liveSessions = ({ username }: TestSession) =>
  test.database.query<{ id: string }>(
    sql`select session.id from session join account on account.id = session.account_id
        where account.username = ${username} and ended_at is null`,
  )

it('leaves no session of the old password when it is changed while log-ins are under way', async () => {
  const player = await newPlayer(app, test.database)
  const change = app.api('/account/password', {
    method: 'PUT',
    body: { currentPassword: player.password, newPassword: 'a quiet harbor in winter' },
    token: player.token,
  })
  const logIns = await Promise.all(Array.from({ length: 12 }, () => logIn(player)))
  expect(await change).toMatchObject({ status: 200 })
  for (const { key } of logIns)
    expect(['SUCCESS', 'UNKNOWN_CREDENTIALS', 'SERVICE_UNAVAILABLE']).toContain(key)
  expect(await liveSessions(player)).toHaveLength(1)
})

it('leaves no session without a second factor when that is turned on while log-ins are under way', async () => {
  const player = await newPlayer(app, test.database)
  const [, logIns] = await Promise.all([
    enableTwoFactorAs(app, player),
    Promise.all(Array.from({ length: 12 }, () => logIn(player))),
  ])
  for (const { key } of logIns)
    expect(['SUCCESS', 'UNKNOWN_CREDENTIALS', 'SERVICE_UNAVAILABLE']).toContain(key)
  expect(await liveSessions(player)).toHaveLength(1)
})
