import { changeEmail, confirmEmail, getUser } from '@olympus/contract/account'
import sql from 'sql-template-tag'
import { mailedToken } from './sent-mails.ts'
import { newUsername, type TestPlayer } from './test-account.ts'
import type { TestApp } from './test-app.ts'

export const newAddress = (): string => `${newUsername()}@new.example.com`

export async function emailOf({ database }: TestApp, { accountId }: TestPlayer): Promise<string> {
  const { email } = await database.one<{ email: string }>(
    sql`select email from account where id = ${accountId}`,
  )
  return email
}

export const hasActiveSession = async (app: TestApp, player: { readonly token: string }): Promise<boolean> =>
  (await app.call(getUser, { as: player })).status === 200

/** Requests a new address. Returns the address and the token of its link. */
export async function requestEmailChangeAs(
  app: TestApp,
  player: TestPlayer,
  newEmail: string = newAddress(),
): Promise<{ readonly newEmail: string; readonly token: string }> {
  await app.callOrFail(changeEmail, { as: player, body: { currentEmail: player.email, newEmail } })
  return { newEmail, token: await mailedToken(app.database, newEmail) }
}

/** Changes the address. Returns it and the token of the undo link. */
export async function changeEmailAs(
  app: TestApp,
  player: TestPlayer,
): Promise<{ readonly newEmail: string; readonly undoToken: string }> {
  const email = await emailOf(app, player)
  const { newEmail, token } = await requestEmailChangeAs(app, { ...player, email })
  await app.callOrFail(confirmEmail, { body: { token } })
  return { newEmail, undoToken: await mailedToken(app.database, email) }
}
