import { CheckpointStatement } from '@olympus/contract/wheel-fairness'
import sql from 'sql-template-tag'
import type { Database, Queries } from '../../database/database.ts'
import { appendLeaves, hashOfRange, leafHash, type Node, type NodePlace, subtreesOf } from './merkle-tree.ts'
import type { ReadStatement } from './statement-reader.ts'

const leavesAtOnce = 2000

interface Leaf {
  readonly position: number
  readonly statement: string
}

interface StoredCheckpoint {
  readonly size: number
  readonly rootHash: Buffer
  readonly statement: string
}

/** Computed subtrees. */
class Tree {
  readonly #nodes = new Map<string, Buffer>()

  readonly hashOf = (place: NodePlace): Buffer => {
    const hash = this.#nodes.get(`${place.level}:${place.position}`)
    if (!hash) throw new Error(`No subtree ${place.level}:${place.position} was computed`)
    return hash
  }

  add(nodes: readonly Node[]): void {
    for (const { level, position, hash } of nodes) this.#nodes.set(`${level}:${position}`, hash)
  }

  /** Forgets all but what a tree of this size consists of. */
  keep(size: number): void {
    const kept = subtreesOf({ start: 0, end: size }).map((place) => ({ ...place, hash: this.hashOf(place) }))
    this.#nodes.clear()
    this.add(kept)
  }

  rootOf(size: number): Buffer {
    return hashOfRange({ start: 0, end: size }, this.hashOf)
  }
}

const readLeaves = (queries: Queries, from: number, end: number) =>
  queries.query<Leaf>(sql`
    select position, statement from wheel_leaf where position >= ${from} and position < ${end} order by position`)

/** Computed subtrees that are not stored like this. */
async function nodeProblems(queries: Queries, nodes: readonly Node[]): Promise<string[]> {
  const wrong = await queries.query<NodePlace>(sql`
    select level, position
    from unnest(
      ${nodes.map(({ level }) => level)}::int[], ${nodes.map(({ position }) => position)}::bigint[],
      ${nodes.map(({ hash }) => hash)}::bytea[]
    ) as computed (level, position, node_hash)
    left join wheel_log_node as stored using (level, position)
    where stored.node_hash is distinct from computed.node_hash`)
  return wrong.map(({ level, position }) => `LOG subtree ${level}:${position} is not the hash of its entries`)
}

function checkpointProblems(checkpoint: StoredCheckpoint, root: Buffer, read: ReadStatement): string[] {
  const { size, rootHash, statement } = checkpoint
  if (!rootHash.equals(root)) return [`LOG checkpoint ${size} has another root than its entries`]
  const { data } = CheckpointStatement.safeParse(read(statement))
  return data?.size === size && data.rootHash === rootHash.toString('hex')
    ? []
    : [`LOG checkpoint ${size} is not signed`]
}

const readCheckpoints = (queries: Queries, after: number, through: number) =>
  queries.query<StoredCheckpoint>(sql`
    select size, root_hash, statement from wheel_checkpoint
    where size > ${after} and size <= ${through} order by size`)

export interface LogReport {
  readonly entries: number
  readonly problems: readonly string[]
}

/** Computes the tree of the log again from its entries, with every checkpoint and signature. */
export async function verifyLog(database: Database, read: ReadStatement): Promise<LogReport> {
  const { size } = await database.one<{ size: number }>(
    sql`select coalesce(max(size), 0) as size from wheel_checkpoint`,
  )
  const tree = new Tree()
  const problems: string[] = []
  for (const checkpoint of await readCheckpoints(database, -1, 0))
    problems.push(...checkpointProblems(checkpoint, tree.rootOf(0), read))
  for (let from = 0; from < size; from += leavesAtOnce) {
    const end = Math.min(from + leavesAtOnce, size)
    const leaves = await readLeaves(database, from, end)
    const gap = leaves.findIndex(({ position }, index) => position !== from + index)
    if (gap >= 0 || leaves.length < end - from)
      return { entries: size, problems: [...problems, `LOG an entry after ${from - 1} is missing`] }
    for (const { position, statement } of leaves)
      if (read(statement) === null) problems.push(`LOG entry ${position} is not signed`)
    const nodes = appendLeaves(
      from,
      leaves.map(({ statement }) => leafHash(statement)),
      tree.hashOf,
    )
    tree.add(nodes)
    problems.push(...(await nodeProblems(database, nodes)))
    for (const checkpoint of await readCheckpoints(database, from, end))
      problems.push(...checkpointProblems(checkpoint, tree.rootOf(checkpoint.size), read))
    tree.keep(end)
  }
  return { entries: size, problems }
}
