import sql from 'sql-template-tag'
import type { Database } from '../database/database.ts'
import { logInAs, newPlayer, type TestAccount, type TestSession } from './test-account.ts'
import type { TestApp } from './test-app.ts'

export interface TestPlayer extends TestSession {
  readonly accountId: number
}

async function steppedUp(database: Database, session: TestSession): Promise<TestPlayer> {
  const { id: accountId } = await database.one<{ id: number }>(
    sql`select id from account where lower(email) = lower(${session.email})`,
  )
  await database.execute(
    sql`update session set stepped_up_until = now() + interval '10 minutes'
        where account_id = ${accountId} and ended_at is null`,
  )
  return { ...session, accountId }
}

/** A player who is logged in and has just proven who is there. */
export const steppedUpPlayer = async (app: TestApp, database: Database): Promise<TestPlayer> =>
  steppedUp(database, await newPlayer(app, database))

/** Another device of a player, stepped up too. */
export const anotherDevice = async (
  app: TestApp,
  database: Database,
  account: TestAccount,
): Promise<TestPlayer> => steppedUp(database, await logInAs(app, account))

export interface SentMail {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What was mailed to an address, oldest first. */
export const mailsTo = (database: Database, email: string): Promise<SentMail[]> =>
  database.query<SentMail>(
    sql`select subject, text, html from mail_outbox where lower(recipient) = lower(${email}) order by id`,
  )

/** The kinds of security events of an account, oldest first. */
export async function eventsOf(database: Database, accountId: number): Promise<string[]> {
  const events = await database.query<{ kind: string }>(
    sql`select kind from security_event where account_id = ${accountId} order by id`,
  )
  return events.map(({ kind }) => kind)
}
