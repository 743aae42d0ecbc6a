import type { listSwaps as endpoint } from '@olympus/contract/character-swapper'
import type { DataOf } from '@olympus/contract/endpoint'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { readSwaps } from './swap-view.ts'

interface SwapPage {
  readonly accountId: number
  readonly page: number
  readonly pageSize: number
}

/** The activations and deactivations of an account, newest first. */
export async function listSwaps(
  queries: Queries,
  { accountId, page, pageSize }: SwapPage,
): Promise<DataOf<typeof endpoint>> {
  const { total } = await queries.one<{ total: number }>(
    sql`select count(*) as total from character_swap where account_id = ${accountId}`,
  )
  const entries = await readSwaps(
    queries,
    sql`where account_id = ${accountId} order by requested_at desc, id desc
        limit ${pageSize} offset ${(page - 1) * pageSize}`,
  )
  return { entries, totalEntries: total, page, pageSize }
}
