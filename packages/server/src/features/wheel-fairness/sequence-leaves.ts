import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import type { Ports } from '../ports.ts'
import { addCheckpoint, latestCheckpoint } from './checkpoint.ts'
import { countSpins } from './count-spins.ts'
import { lockLog } from './log-lock.ts'
import { appendLeaves, hashOfRange, leafHash, type Node, type NodePlace } from './merkle-tree.ts'
import { readNodes } from './read-nodes.ts'

type SequencerPorts = Pick<Ports, 'database' | 'wheelSigner'>

/** So many leaves get their positions in one transaction. */
const leavesAtOnce = 2000

interface Leaf {
  readonly id: number
  readonly kind: 'seed' | 'void' | 'spin'
  readonly statement: string
}

/**
 * Leaves that are not committed yet may have smaller IDs: they come later. A spin only shows once its seed
 * does, so a seed is always before its spins.
 */
const waitingLeaves = (transaction: Transaction) =>
  transaction.query<Leaf>(sql`
    select id, kind, statement from wheel_leaf where position is null order by id limit ${leavesAtOnce}`)

async function place(transaction: Transaction, size: number, leaves: readonly Leaf[]): Promise<void> {
  const ids = leaves.map(({ id }) => id)
  await transaction.execute(sql`
    update wheel_leaf set position = ${size}::bigint + ordinal - 1
    from unnest(${ids}::bigint[]) with ordinality as placed (id, ordinal) where wheel_leaf.id = placed.id`)
}

async function addNodes(transaction: Transaction, nodes: readonly Node[]): Promise<void> {
  const columns = {
    levels: nodes.map(({ level }) => level),
    positions: nodes.map(({ position }) => position),
    hashes: nodes.map(({ hash }) => hash),
  }
  await transaction.execute(sql`
    insert into wheel_log_node (level, position, node_hash)
    select * from unnest(${columns.levels}::int[], ${columns.positions}::bigint[], ${columns.hashes}::bytea[])`)
}

const keyOf = ({ level, position }: NodePlace) => `${level}:${position}`

/** Adds leaves to a tree. Resolves with its new root. */
async function grow(transaction: Transaction, size: number, leaves: readonly Leaf[]): Promise<Buffer> {
  const before = await readNodes(transaction, [{ start: 0, end: size }])
  const hashes = leaves.map(({ statement }) => leafHash(statement))
  const nodes = appendLeaves(size, hashes, before)
  await addNodes(transaction, nodes)
  const added = new Map(nodes.map((node) => [keyOf(node), node.hash]))
  return hashOfRange(
    { start: 0, end: size + leaves.length },
    (node) => added.get(keyOf(node)) ?? before(node),
  )
}

/** Resolves with whether more leaves may be waiting. */
async function sequenceBatch(transaction: Transaction, ports: SequencerPorts): Promise<boolean> {
  await lockLog(transaction)
  const checkpoint = await latestCheckpoint(transaction)
  const leaves = await waitingLeaves(transaction)
  if (checkpoint && leaves.length === 0) return false
  const { size, spins } = checkpoint ?? { size: 0, spins: 0 }
  const rootHash = await grow(transaction, size, leaves)
  if (leaves.length > 0) await place(transaction, size, leaves)
  const ofSpins = leaves.filter(({ kind }) => kind === 'spin').map(({ id }) => id)
  if (ofSpins.length > 0) await countSpins(transaction, ofSpins)
  await addCheckpoint(transaction, ports, {
    size: size + leaves.length,
    rootHash,
    spins: spins + ofSpins.length,
  })
  return leaves.length === leavesAtOnce
}

/**
 * Gives waiting leaves their positions in the public log, counts the spins among them and signs the new
 * state. Also signs the empty log. Each batch is one transaction. Processes wait for one another.
 */
export async function sequenceLeaves(ports: SequencerPorts): Promise<void> {
  const sequence = () =>
    ports.database.transaction((transaction) => sequenceBatch(transaction, ports), { isRepeatable: true })
  while (await sequence());
}
