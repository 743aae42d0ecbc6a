import type { BatchAnswer } from '@olympus/contract/bridge/batch'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { ServedBatch } from './served-batch.ts'

/** More of one batch are only counted. */
const maxRecorded = 50

/** Names what an entry is about, never what it says of it. */
function subjectOf(entry: unknown): Record<string, unknown> {
  if (typeof entry !== 'object' || entry === null) return {}
  const fields = Object.entries(entry).filter(
    ([name, value]) =>
      ['accountId', 'awardId', 'gameId', 'id'].includes(name) && JSON.stringify(value).length <= 100,
  )
  return Object.fromEntries(fields)
}

/** Keeps refused entries for operators. */
export async function recordRefusals(
  queries: Queries,
  { name, gameServer, body }: ServedBatch,
  { answers }: BatchAnswer,
): Promise<void> {
  const refused = answers.filter(({ result }) => result === 'refused').slice(0, maxRecorded)
  if (refused.length === 0) return
  const rows = refused.map(({ index, reason = 'BAD_ENTRY', issues }) => ({
    index,
    reason,
    details: { ...subjectOf(body.entries[index]), ...(issues && { issues }) },
  }))
  await queries.execute(sql`
    insert into bridge_refusal (game_server_id, batch_id, endpoint, entry_index, reason, details)
    select ${gameServer.id}, ${body.batchId}, ${name}, (row ->> 'index')::int, row ->> 'reason', row -> 'details'
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row`)
}
