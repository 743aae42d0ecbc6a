import sql from 'sql-template-tag'
import { publish } from '../live/publish.ts'
import { isBanned } from '../sessions/account-refusal.ts'
import type { Step } from './lock-selection.ts'

/**
 * Closes the account to the game once the selection is due. A session that is open goes on. A banned player
 * keeps everything, and so does one who has asked to delete the account.
 */
export const beginSelection: Step = async (transaction, { id, accountId, state, deletedIds }) => {
  if (state === 'running') return 'passed'
  const begun = await transaction.execute(sql`
    update character_selection set state = 'running', started_at = now()
    where id = ${id} and due_at <= now()
      and exists (select from account where account.id = account_id and deletion_at is null and not (${isBanned}))`)
  if (begun === 0) return 'waiting'
  // An order that has not seen the selection holds its character until it has queued its delivery.
  await transaction.query(sql`
    select from character where id = any(${[...deletedIds]}::bigint[]) order by id for no key update`)
  await publish(transaction, accountId, { kind: 'characters-changed' })
  return 'advanced'
}
