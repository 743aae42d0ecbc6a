import type { Checkpoint, CheckpointStatement } from '@olympus/contract/wheel-fairness'
import { wheelAlgorithm } from '@olympus/contract/wheel-draw'
import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import type { Ports } from '../ports.ts'

interface CheckpointRow {
  readonly size: number
  readonly rootHash: Buffer
  readonly spins: number
  readonly statement: string
  readonly signedAt: Date
}

const checkpointOf = ({ rootHash, signedAt, ...row }: CheckpointRow): Checkpoint => ({
  ...row,
  rootHash: rootHash.toString('hex'),
  signedAt: signedAt.toISOString(),
})

/** The latest checkpoint; undefined before the first one. */
export async function latestCheckpoint(queries: Queries): Promise<Checkpoint | undefined> {
  const row = await queries.maybeOne<CheckpointRow>(sql`
    select size, root_hash, spins, statement, signed_at from wheel_checkpoint order by size desc limit 1`)
  return row && checkpointOf(row)
}

interface LogState {
  /** Entries with a position. */
  readonly size: number
  readonly rootHash: Buffer
  /** Spins among them. */
  readonly spins: number
}

const signState = (
  { wheelSigner }: Pick<Ports, 'wheelSigner'>,
  state: Omit<z.output<typeof CheckpointStatement>, 'algorithm' | 'kind'>,
): Promise<string> => {
  const statement: z.output<typeof CheckpointStatement> = {
    algorithm: wheelAlgorithm,
    kind: 'checkpoint',
    ...state,
  }
  return wheelSigner.sign(statement)
}

/** Signs the state of the log and stores it. The transaction has locked the log. */
export async function addCheckpoint(
  transaction: Transaction,
  ports: Pick<Ports, 'wheelSigner'>,
  { size, rootHash, spins }: LogState,
): Promise<void> {
  // Not the start of the transaction, which may have waited for one that has signed a later time.
  const { now } = await transaction.one<{ now: Date }>(
    sql`select date_trunc('milliseconds', clock_timestamp()) as now`,
  )
  const statement = await signState(ports, {
    size,
    rootHash: rootHash.toString('hex'),
    time: now.toISOString(),
  })
  await transaction.execute(sql`
    insert into wheel_checkpoint (size, root_hash, spins, statement, signed_at)
    values (${size}, ${rootHash}, ${spins}, ${statement}, ${now})`)
}

/** Signs a state of the log as of a later time. Stores nothing: that state is stored already. */
export async function signedAgain(
  ports: Pick<Ports, 'wheelSigner'>,
  checkpoint: Checkpoint,
  at: Date,
): Promise<Checkpoint> {
  const { size, rootHash } = checkpoint
  const signedAt = at.toISOString()
  return { ...checkpoint, signedAt, statement: await signState(ports, { size, rootHash, time: signedAt }) }
}
