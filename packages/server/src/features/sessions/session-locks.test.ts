import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '../../database/database.ts'
import { createAccount } from '../../testing/create-account.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { systemRandom } from '../../random.ts'
import { startSession } from '../auth/start-session.ts'
import { recordSecurityEvent } from '../security-events/record-security-event.ts'
import { endSessions } from './end-sessions.ts'

const client = { address: '203.0.113.7', userAgent: 'A browser' }
const forgetSession = () => {}

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  const database = withTestDatabase()

  /** Resolves once another transaction waits for a lock. */
  async function waitUntilLocked(): Promise<void> {
    const { waits } = await database.one<{ waits: boolean }>(
      sql`select exists (select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock') as waits`,
    )
    if (!waits) await waitUntilLocked()
  }

  it('ends one session and all others at the same time without a deadlock', async () => {
    const accountId = await createAccount(database)
    const { claims } = await startSession(database, systemRandom, {
      accountId,
      bindSecret: 'a secret',
      ...client,
    })
    const reason = 'ended_by_player'
    let tries = 0
    const counted = <Value>(act: (transaction: Transaction) => Promise<Value>) =>
      database.transaction((transaction) => {
        tries++
        return act(transaction)
      })
    const locked = Promise.withResolvers<void>()
    const waitedFor = Promise.withResolvers<void>()
    const one = counted(async (transaction) => {
      const { sessionId } = claims
      await endSessions(transaction, { accountId, sessionId, reason, forgetSession })
      locked.resolve()
      await waitedFor.promise
      // Refers to the account, which the other one has locked.
      await recordSecurityEvent(transaction, { accountId, kind: 'session-ended', client, sessionId })
    })
    await locked.promise
    const all = counted((transaction) => endSessions(transaction, { accountId, reason, forgetSession }))
    await waitUntilLocked()
    waitedFor.resolve()
    await one
    expect(await all).toBe(0)
    expect(tries).toBe(2)
  })
})
