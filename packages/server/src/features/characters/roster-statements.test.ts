import sql from 'sql-template-tag'
import { expect, it } from 'vitest'
import type { Queries } from '../../database/database.ts'
import { createAccount } from '../../testing/create-account.ts'
import { withTestDatabase } from '../../testing/test-database.ts'
import { listSwaps } from '../swaps/list-swaps.ts'
import { listCharacters } from './list-characters.ts'
import { findOpenSelection } from './open-selection.ts'
import { readRosterState } from './read-roster-state.ts'

const database = withTestDatabase()

it('finds the roster and its swaps by indexes', async () => {
  const accountId = await createAccount(database)
  const plans = await database.transaction(async (transaction) => {
    await transaction.script('set local enable_seqscan = off')
    const found: string[] = []
    const explained = async (statement: Parameters<Queries['query']>[0]) => {
      found.push(JSON.stringify(await transaction.query(sql`explain ${statement}`)))
    }
    const queries: Queries = {
      ...transaction,
      async query(statement) {
        await explained(statement)
        return transaction.query(statement)
      },
      async one(statement) {
        await explained(statement)
        return transaction.one(statement)
      },
      async maybeOne(statement) {
        await explained(statement)
        return transaction.maybeOne(statement)
      },
    }
    await listCharacters(queries, accountId)
    await findOpenSelection(queries, accountId)
    await readRosterState(queries, accountId)
    await listSwaps(queries, { accountId, page: 1, pageSize: 20 })
    return found
  })
  expect(plans).toHaveLength(5)
  expect(plans.filter((plan) => plan.includes('Seq Scan'))).toEqual([])
})
