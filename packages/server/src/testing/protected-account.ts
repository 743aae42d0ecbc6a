import { enableTwoFactor, startTwoFactor } from '@olympus/contract/two-factor'
import { stepUp } from '@olympus/contract/step-up'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import { codeFor } from './authenticator-app.ts'
import type { TestPlayer, TestTokens } from './test-account.ts'
import type { TestApp } from './test-app.ts'

/** Steps the session of a player up with the password; the player goes on with the new tokens. */
export async function stepUpAs(app: TestApp, player: TestPlayer): Promise<void> {
  const { password } = player
  takeTokens(player, await app.callOrFail(stepUp, { as: player, body: { password } }))
}

/** What a client does with new tokens. */
export function takeTokens(player: TestPlayer, { token, refreshToken }: TestTokens): void {
  Object.assign(player, { token, refreshToken })
}

export interface TestSecondFactor {
  readonly secretKey: string
  readonly backupCodes: readonly string[]
}

/** Turns two-factor authentication on for a player, as the portal does. */
export async function enableTwoFactorAs(app: TestApp, player: TestPlayer): Promise<TestSecondFactor> {
  await stepUpAs(app, player)
  const { secretKey } = await app.callOrFail(startTwoFactor, { as: player })
  const enabled = await app.callOrFail(enableTwoFactor, { as: player, body: { code: codeFor(secretKey) } })
  takeTokens(player, enabled)
  return { secretKey, backupCodes: enabled.backupCodes }
}

/**
 * Lets the current code of an account be taken again, where a test needs more codes than there are steps.
 */
export const forgetSpentCodes = (database: Database, { accountId }: TestPlayer): Promise<number> =>
  database.execute(sql`update two_factor set last_step = 0 where account_id = ${accountId}`)

/** Makes the check of every code of an app throw, until the function that it answers is called. */
export async function breakSecondFactor(
  database: Database,
  { accountId }: TestPlayer,
): Promise<() => Promise<unknown>> {
  const { secretBox } = await database.one<{ secretBox: Buffer }>(
    sql`select secret_box from two_factor where account_id = ${accountId}`,
  )
  const keep = (box: Buffer) =>
    database.execute(sql`update two_factor set secret_box = ${box} where account_id = ${accountId}`)
  await keep(Buffer.alloc(secretBox.length))
  return () => keep(secretBox)
}
