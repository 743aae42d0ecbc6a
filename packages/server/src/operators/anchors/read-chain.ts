import { createHash } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

export interface Chain {
  /** The hashes of all acts, by ID. */
  readonly hashes: ReadonlyMap<number, string>
  /** IDs of acts that do not have the hash of their contents and the act before them. */
  readonly broken: readonly number[]
  readonly head: { readonly id: number; readonly hash: string } | null
}

interface ActRow {
  readonly id: number
  readonly hash: Buffer
  readonly hashed: string
}

const batchSize = 1000

/** Repeats the expression of `operator_act_hash`: who owns the database could replace that function. */
const actsAfter = (queries: Queries, id: number) =>
  queries.query<ActRow>(sql`
    select id, hash,
      jsonb_build_array(id, extract(epoch from happened_at), who, why, command, details)::text as hashed
    from operator_act where id > ${id} order by id limit ${batchSize}`)

/** Reads all acts and computes their hashes. */
export async function readChain(queries: Queries): Promise<Chain> {
  const hashes = new Map<number, string>()
  const broken: number[] = []
  let previous: ActRow | undefined
  for (;;) {
    const acts = await actsAfter(queries, previous?.id ?? 0)
    for (const act of acts) {
      const hash = createHash('sha256')
        .update(previous?.hash ?? '')
        .update(act.hashed)
        .digest()
      if (!hash.equals(act.hash) || act.id !== hashes.size + 1) broken.push(act.id)
      hashes.set(act.id, act.hash.toString('hex'))
      previous = act
    }
    if (acts.length < batchSize) break
  }
  const head = previous ? { id: previous.id, hash: previous.hash.toString('hex') } : null
  return { hashes, broken, head }
}
