import { eventsOf } from './events-of.ts'
import { mailsTo, type SentMail } from './sent-mails.ts'
import { newPlayer, steppedUpPlayer, type TestPlayer } from './test-account.ts'
import { type TestApp, testApp, type TestAppOptions } from './test-app.ts'
import type { TestDatabase } from './owned-database.ts'
import { withTestDatabase } from './test-database.ts'

interface TestSetup {
  readonly app: TestApp
  readonly database: TestDatabase
  newPlayer(this: void): Promise<TestPlayer>
  steppedUpPlayer(this: void): Promise<TestPlayer>
  mailsTo(this: void, email: string): Promise<SentMail[]>
  eventsOf(this: void, accountId: number): Promise<string[]>
}

/** Creates one app with a new database for the tests of the calling file, and common helpers. */
export function withTestApp(options: Omit<TestAppOptions, 'database'> = {}): TestSetup {
  const database = withTestDatabase()
  const app = testApp({ ...options, database })
  return {
    app,
    database,
    newPlayer: () => newPlayer(app),
    steppedUpPlayer: () => steppedUpPlayer(app),
    mailsTo: (email) => mailsTo(database, email),
    eventsOf: (accountId) => eventsOf(database, accountId),
  }
}
