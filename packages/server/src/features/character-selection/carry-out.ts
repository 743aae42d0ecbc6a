import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import { awaitOffline } from './await-offline.ts'
import { beginSelection } from './begin-selection.ts'
import { endSelection } from './end-selection.ts'
import { checkCharacters, fixItems } from './fix-items.ts'
import { lockSelection, type Step } from './lock-selection.ts'
import { moveListings } from './move-listings.ts'
import { removeCharacters } from './remove-characters.ts'
import { requestReports } from './request-reports.ts'
import { settleDeliveries } from './settle-deliveries.ts'

/** Each finds what it has already done in the database, so a selection can be resumed anywhere. */
const steps: readonly Step[] = [
  beginSelection,
  checkCharacters,
  awaitOffline,
  settleDeliveries,
  requestReports,
  fixItems,
  moveListings,
  removeCharacters,
  endSelection,
]

/** Does what is due next. Resolves with whether there may be more to do at once. */
async function advance(transaction: Transaction, id: number): Promise<boolean> {
  const selection = await lockSelection(transaction, id)
  if (!selection) return false
  for (const step of steps) {
    const result = await step(transaction, selection)
    if (result !== 'passed') return result === 'advanced'
  }
  return false
}

async function carryOut(database: Database, id: number): Promise<void> {
  while (await database.transaction((transaction) => advance(transaction, id), { isRepeatable: true }));
}

/**
 * Carries out permanent selections that are due, as far as the game allows now. Several processes may do so
 * at once: each step locks the selection, and skips one that is locked.
 */
export async function carryOutSelections({
  database,
  log,
}: {
  readonly database: Database
  readonly log: Pick<Log, 'error'>
}): Promise<void> {
  const due = await database.query<{ id: number }>(sql`
    select id from character_selection
    where state in ('pending', 'running') and (state = 'running' or due_at <= now()) order by due_at, id`)
  for (const { id: selectionId } of due) {
    try {
      await carryOut(database, selectionId)
    } catch (error) {
      // One failure must not block the other selections.
      log.error({ err: error, selectionId }, 'selection not carried out')
    }
  }
}
