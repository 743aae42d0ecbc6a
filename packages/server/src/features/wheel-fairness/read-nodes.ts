import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import { type HashOf, hashOfRange, type NodePlace, type Range, subtreesOf } from './merkle-tree.ts'

const keyOf = ({ level, position }: NodePlace) => `${level}:${position}`

/** Reads the stored subtrees that some ranges of the log consist of. */
export async function readNodes(queries: Queries, ranges: readonly Range[]): Promise<HashOf> {
  const places = ranges.flatMap(subtreesOf)
  const rows = await queries.query<NodePlace & { readonly nodeHash: Buffer }>(sql`
    select level, position, node_hash
    from unnest(${places.map(({ level }) => level)}::int[], ${places.map(({ position }) => position)}::bigint[])
      as wanted (level, position)
    join wheel_log_node using (level, position)`)
  const hashes = new Map(rows.map((row) => [keyOf(row), row.nodeHash]))
  return (place) => {
    const hash = hashes.get(keyOf(place))
    if (!hash) throw new Error(`The log has no node ${keyOf(place)}`)
    return hash
  }
}

/** The hashes of some ranges of the log, in hexadecimal, in their order. */
export async function readHashes(queries: Queries, ranges: readonly Range[]): Promise<string[]> {
  const hashOf = await readNodes(queries, ranges)
  return ranges.map((range) => hashOfRange(range, hashOf).toString('hex'))
}
