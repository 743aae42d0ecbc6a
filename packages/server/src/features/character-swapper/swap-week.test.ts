import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { nextActivationAt } from '../swaps/next-activation.ts'
import { requestActivation } from './request-swap.ts'

const database = withTestDatabase()
const config = { maxActiveSlots: 5, deactivatesWithListings: false }

/** An account whose last activation was requested then, and a character that it may activate next. */
async function activatedAt(transaction: Transaction, requestedAt: ReturnType<typeof sql>) {
  const accountId = await createAccount(transaction)
  const first = await createCharacter(transaction, accountId)
  const characterId = await createCharacter(transaction, accountId, { isActive: false })
  await transaction.execute(sql`
    with added as (
      insert into task (kind, world, account_id, character_id) values ('activate', 'main', ${accountId}, ${first})
      returning id
    )
    insert into character_swap (account_id, character_id, kind, slot, task_id, state, requested_at, settled_at)
    select ${accountId}, ${first}, 'activate', 0, id, 'applied', ${requestedAt}, now() from added`)
  return { accountId, characterId, isAcknowledged: true }
}

/** The clock of the database stands still within a transaction. */
const activateAfter = (interval: string) =>
  database.transaction(async (transaction) => {
    const request = await activatedAt(
      transaction,
      sql`date_trunc('milliseconds', now()) - ${interval}::interval`,
    )
    // A refusal rolls back.
    return { outcome: await requestActivation(transaction, config, request) }
  })

it('allows the next activation 168 hours after the last one was requested', async () => {
  expect((await activateAfter('168 hours')).outcome).toMatchObject({ state: 'pending', slot: 1 })
})

it('refuses it one millisecond earlier, and says when it is possible', async () => {
  const { outcome } = await activateAfter('168 hours -1 milliseconds')
  if (!(outcome instanceof Failure)) throw new Error('It was not refused')
  expect(outcome.key).toBe('SWAP_NOT_YET')
  const { availableAt, serverNow } = outcome.details.data as { availableAt: string; serverNow: string }
  expect(Date.parse(availableAt) - Date.parse(serverNow)).toBe(1)
})

it('still refuses it after the clock of the database was set back', async () => {
  const { outcome } = await activateAfter('-3 days')
  if (!(outcome instanceof Failure)) throw new Error('It was not refused')
  const { availableAt, serverNow } = outcome.details.data as { availableAt: string; serverNow: string }
  expect(Date.parse(availableAt) - Date.parse(serverNow)).toBe(10 * 24 * 60 * 60 * 1000)
})

it('counts 168 hours over a change to summer time too', async () => {
  const requestedAt = '2026-03-26T11:00:00.000Z'
  const availableAt = await database.transaction(async (transaction) => {
    await transaction.script(`set local timezone = 'Europe/Berlin'`)
    const { accountId } = await activatedAt(transaction, sql`${requestedAt}::timestamptz`)
    const row = await transaction.one<{ at: Date }>(sql`select ${nextActivationAt(sql`${accountId}`)} as at`)
    return row.at.toISOString()
  })
  expect(availableAt).toBe('2026-04-02T11:00:00.000Z')
})
