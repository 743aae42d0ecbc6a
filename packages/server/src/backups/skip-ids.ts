import sql from 'sql-template-tag'
import type { Queries } from '../database/database.ts'

/** More than a portal gives out between two backups. */
const skipped = 1_000_000

/**
 * Skips the IDs that rows after the restored point may have had. Others still know them: game servers take a
 * delivery with a known ID for a repeat, and Stripe answers a known purchase ID with the old checkout.
 * Acts of operators keep theirs, which must have no gap. Returns the number of sequences.
 */
export async function skipIds(queries: Queries): Promise<number> {
  const sequences = await queries.query(sql`
    select setval(format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value) + ${skipped}::bigint)
    from pg_sequences
    where schemaname = current_schema() and sequencename not like 'operator\\_act\\_%'
      and coalesce(last_value, start_value) + ${skipped}::bigint < max_value`)
  return sequences.length
}
