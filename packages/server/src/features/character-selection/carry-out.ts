import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Log } from '../../log.ts'
import type { Ports } from '../ports.ts'
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
async function advance(transaction: Transaction, id: number, publicUrl: string): Promise<boolean> {
  const selection = await lockSelection(transaction, id)
  if (!selection) return false
  for (const step of steps) {
    const result = await step(transaction, selection, publicUrl)
    if (result !== 'passed') return result === 'advanced'
  }
  return false
}

interface CarryOutPorts extends Pick<Ports, 'database' | 'publicUrl'> {
  readonly log: Pick<Log, 'error'>
}

async function carryOut({ database, publicUrl }: CarryOutPorts, id: number): Promise<void> {
  const next = (transaction: Transaction) => advance(transaction, id, publicUrl)
  while (await database.transaction(next, { isRepeatable: true }));
}

/**
 * Carries out permanent selections that are due, as far as the game allows now. Several processes may do so
 * at once: each step locks the selection, and skips one that is locked.
 */
export async function carryOutSelections(ports: CarryOutPorts): Promise<void> {
  const due = await ports.database.query<{ id: number }>(sql`
    select id from character_selection
    where state in ('pending', 'running') and (state = 'running' or due_at <= now()) order by due_at, id`)
  for (const { id: selectionId } of due) {
    try {
      await carryOut(ports, selectionId)
    } catch (error) {
      // One failure must not block the other selections.
      ports.log.error({ err: error, selectionId }, 'selection not carried out')
    }
  }
}
