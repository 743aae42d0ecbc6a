import sql from 'sql-template-tag'
import { expect } from 'vitest'
import type { Database } from '../database/database.ts'
import { mailsTo, type SentMail, type TestPlayer } from './stepped-up-player.ts'
import { fromElsewhere, mailedToken, newUsername } from './test-account.ts'
import type { TestApp, TestReply } from './test-app.ts'

export const newAddress = (): string => `${newUsername()}@new.example.com`

export const askForEmail = (
  app: TestApp,
  { token, email }: TestPlayer,
  newEmail: unknown,
  body: object = {},
): Promise<TestReply> =>
  app.api('/account/email', { token, body: { currentEmail: email, newEmail, ...body } })

export const confirmEmail = (app: TestApp, token: string): Promise<TestReply> =>
  app.api('/email/confirmations', { body: { token }, headers: fromElsewhere() })

export const undoEmail = (app: TestApp, token: string): Promise<TestReply> =>
  app.api('/email/undos', { body: { token }, headers: fromElsewhere() })

export const lastMailTo = async (database: Database, email: string): Promise<SentMail | undefined> =>
  (await mailsTo(database, email)).at(-1)

export async function emailOf(database: Database, { accountId }: TestPlayer): Promise<string> {
  const { email } = await database.one<{ email: string }>(
    sql`select email from account where id = ${accountId}`,
  )
  return email
}

export const isAlive = async (app: TestApp, { token }: { readonly token: string }): Promise<boolean> =>
  (await app.api('/user/v2', { token })).status === 200

/** Asks for another address and resolves with it and the token of its link. */
export async function askedForEmail(
  app: TestApp,
  database: Database,
  player: TestPlayer,
  newEmail: string = newAddress(),
): Promise<{ readonly newEmail: string; readonly token: string }> {
  expect(await askForEmail(app, player, newEmail)).toMatchObject({
    status: 200,
    data: { pendingEmail: newEmail },
  })
  return { newEmail, token: await mailedToken(database, newEmail) }
}

/** Changes the address and resolves with the token of the link that undoes it. */
export async function changedEmail(
  app: TestApp,
  database: Database,
  player: TestPlayer,
): Promise<{ readonly newEmail: string; readonly undoToken: string }> {
  const email = await emailOf(database, player)
  const { newEmail, token } = await askedForEmail(app, database, { ...player, email })
  expect(await confirmEmail(app, token)).toMatchObject({ status: 200, data: { email: newEmail } })
  return { newEmail, undoToken: await mailedToken(database, email) }
}
