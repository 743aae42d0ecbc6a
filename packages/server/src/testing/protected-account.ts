import { enableTwoFactor, startTwoFactor } from '@olympus/contract/two-factor'
import { stepUp } from '@olympus/contract/step-up'
import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import { codeFor } from './authenticator-app.ts'
import type { TestPlayer, TestTokens } from './test-account.ts'
import type { TestApp } from './test-app.ts'

/** Steps up the session of a player with the password and updates the tokens of the player. */
export async function stepUpAs(app: TestApp, player: TestPlayer): Promise<void> {
  const { password } = player
  storeTokens(player, await app.callOrFail(stepUp, { as: player, body: { password } }))
}

/** Stores new tokens like a client. */
export function storeTokens(player: TestPlayer, { token, refreshToken }: TestTokens): void {
  Object.assign(player, { token, refreshToken })
}

export interface TestSecondFactor {
  readonly secretKey: string
  readonly backupCodes: readonly string[]
}

/** Enables two-factor authentication for a player like the portal. */
export async function enableTwoFactorAs(app: TestApp, player: TestPlayer): Promise<TestSecondFactor> {
  await stepUpAs(app, player)
  const { secretKey } = await app.callOrFail(startTwoFactor, { as: player })
  const enabled = await app.callOrFail(enableTwoFactor, { as: player, body: { code: codeFor(secretKey) } })
  storeTokens(player, enabled)
  return { secretKey, backupCodes: enabled.backupCodes }
}

/**
 * Allows the current code of an account again, for tests that need several codes per step.
 */
export const forgetSpentCodes = (database: Database, { accountId }: TestPlayer): Promise<number> =>
  database.execute(sql`update two_factor set last_step = 0 where account_id = ${accountId}`)

/** Makes each check of an authenticator app code throw. Returns a function that repairs it. */
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
