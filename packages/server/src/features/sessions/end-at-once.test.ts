import sql, { type Sql } from 'sql-template-tag'
import { expect, it } from 'vitest'
import { systemClock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { noEndings } from '../../testing/test-app.ts'
import { testSecretBox } from '../../testing/test-secret-box.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { createAccessTokens } from './access-token.ts'
import { createAuthenticator } from '../auth/authenticate.ts'
import { createSigningKeys } from './signing-keys.ts'
import { endSessions } from './end-sessions.ts'

const { app, database, newPlayer } = withTestApp()

it('applies even to a process that has read the session but not yet answered', async () => {
  const player = await newPlayer()
  const { accountId } = player
  const { sessionId } = await database.one<{ sessionId: string }>(
    sql`select id as session_id from session where account_id = ${accountId}`,
  )
  const hasRead = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  const slow: Database = {
    ...database,
    async maybeOne<Row extends object>(statement: Sql) {
      const row = await database.maybeOne<Row>(statement)
      hasRead.resolve()
      await mayAnswer.promise
      return row
    },
  }
  const keys = createSigningKeys({
    database,
    secretBox: testSecretBox,
    clock: systemClock,
    newId: () => crypto.randomUUID(),
  })
  const accessTokens = createAccessTokens({ keys, issuer: app.config.publicUrl, clock: systemClock })
  const { authenticate, forgetSession } = createAuthenticator({
    database: slow,
    accessTokens,
    clock: systemClock,
    endings: noEndings,
  })

  const underWay = authenticate(player.token)
  await hasRead.promise
  await database.transaction((transaction) =>
    endSessions(transaction, { accountId, sessionId, reason: 'ended_by_player', forgetSession }),
  )
  mayAnswer.resolve()
  expect(await underWay).toMatchObject({ sessionId })
  const next = await authenticate(player.token)
  expect(next).toBeInstanceOf(Failure)
  expect(next).toMatchObject({ key: 'UNAUTHORIZED_SESSION_EXPIRED' })
})
