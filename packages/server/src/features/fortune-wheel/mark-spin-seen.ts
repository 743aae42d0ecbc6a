import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'

interface Request {
  readonly accountId: number
  readonly spinId: number
}

/** Remembers that the player has seen a spin and all before it. */
export async function markSpinSeen(
  queries: Queries,
  { accountId, spinId }: Request,
): Promise<null | Failure<'NOT_FOUND'>> {
  const seen = await queries.execute(sql`
    update wheel_account set seen_spins = greatest(seen_spins, spin_no)
    from wheel_spin as spin
    where spin.id = ${spinId} and spin.account_id = ${accountId} and wheel_account.account_id = ${accountId}`)
  return seen === 1 ? null : new Failure('NOT_FOUND')
}
