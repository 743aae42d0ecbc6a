import sql from 'sql-template-tag'
import { expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { codeFor } from './authenticator-app.ts'
import type { TestSession, TestTokens } from './test-account.ts'
import type { TestApp } from './test-app.ts'

/** Steps the session of a player up with the password; it goes on with the new tokens. */
export async function stepUpAs(app: TestApp, session: TestSession): Promise<void> {
  const { token, password } = session
  const reply = await app.api('/session/step-up', { body: { password }, token })
  expect(reply).toMatchObject({ status: 200 })
  takeTokens(session, reply.data)
}

/** What a client does with new tokens. */
export function takeTokens(session: TestSession, data: unknown): void {
  const { token, refreshToken } = data as TestTokens
  Object.assign(session, { token, refreshToken })
}

export interface TestSecondFactor {
  readonly secretKey: string
  readonly backupCodes: readonly string[]
}

/** Turns two-factor authentication on for a player, as the portal does. */
export async function enableTwoFactorAs(app: TestApp, session: TestSession): Promise<TestSecondFactor> {
  await stepUpAs(app, session)
  const { token } = session
  const started = await app.api('/two-factor/enrolments', { method: 'POST', token })
  const { secretKey } = started.data as { secretKey: string }
  const enabled = await app.api('/two-factor', { body: { code: codeFor(secretKey) }, token })
  expect(enabled).toMatchObject({ status: 200 })
  takeTokens(session, enabled.data)
  const { backupCodes } = enabled.data as { backupCodes: string[] }
  return { secretKey, backupCodes }
}

/** Lets the current code of an account be taken again, where a test needs more codes than there are steps. */
export const forgetSpentCodes = (database: Database, { username }: TestSession): Promise<number> =>
  database.execute(
    sql`update two_factor set last_step = 0
        where account_id = (select id from account where username = ${username})`,
  )

/** Makes the check of every code of an app throw, until the function that it answers is called. */
export async function breakSecondFactor(
  database: Database,
  { username }: TestSession,
): Promise<() => Promise<unknown>> {
  const { accountId, secretBox } = await database.one<{ accountId: number; secretBox: Buffer }>(
    sql`select account_id, secret_box from two_factor
        where account_id = (select id from account where username = ${username})`,
  )
  const keep = (box: Buffer) =>
    database.execute(sql`update two_factor set secret_box = ${box} where account_id = ${accountId}`)
  await keep(Buffer.alloc(secretBox.length))
  return () => keep(secretBox)
}
