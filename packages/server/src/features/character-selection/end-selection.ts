import sql from 'sql-template-tag'
import { publish } from '../live/publish.ts'
import type { Step } from './lock-selection.ts'
import { mailSelectionDone } from './selection-letters.ts'

/** Opens the account to the game again, and tells the player what became coupons. */
export const endSelection: Step = async (transaction, { id, accountId }, publicUrl) => {
  await transaction.execute(
    sql`update character_selection set state = 'done', ended_at = now() where id = ${id}`,
  )
  await mailSelectionDone(transaction, id, publicUrl)
  await publish(transaction, accountId, { kind: 'characters-changed' })
  return 'waiting'
}
