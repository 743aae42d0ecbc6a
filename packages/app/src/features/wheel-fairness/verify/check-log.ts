import {
  CheckpointStatement,
  type Checkpoint,
  type SpinProof,
  type SpinStatement,
} from '@olympus/contract/wheel-fairness'
import { leafHash, rootOfInclusion } from '@olympus/contract/wheel-log'

import { failed, signatureFaults, type CheckResult, type Evidence } from './checks.ts'
import { checkSignature, readStatement, type WheelKeys } from './signed-statement.ts'

/** Entries stand in the log within a minute. A signed state that is this much newer must hold them. */
const longestWaitMs = 10 * 60_000

const valuesOf = ({ rootHash, signedAt }: Checkpoint) =>
  [
    { name: 'root', value: rootHash },
    { name: 'signedAt', value: signedAt },
  ] as const

/** Whether we signed this state of the log. */
export async function checkCheckpoint(checkpoint: Checkpoint, keys: WheelKeys): Promise<CheckResult> {
  const values = valuesOf(checkpoint)
  const read = readStatement(CheckpointStatement, checkpoint.statement)
  if (!read) return failed('unreadable', values)
  const signature = await checkSignature(read, keys)
  if (signature === 'invalid' || signature === 'unknown-key')
    return failed(signatureFaults[signature], values)
  const { size, rootHash, time } = read.statement
  const isSame =
    size === checkpoint.size &&
    rootHash === checkpoint.rootHash &&
    Date.parse(time) === Date.parse(checkpoint.signedAt)
  if (!isSame) return failed('other-state', values)
  return { state: signature === 'valid' ? 'passed' : 'unchecked', values }
}

type Position = NonNullable<SpinProof['receiptPosition']>

const rootFrom = async (statement: string, { index, hashes }: Position, size: number) =>
  rootOfInclusion(await leafHash(statement), { index, size, hashes })

/** Whether receipt and fingerprint stand in the signed log, the fingerprint first. */
export async function checkLog(
  { receipt, proof, keys }: Evidence,
  spin: SpinStatement,
): Promise<CheckResult> {
  const { checkpoint, receiptPosition, seedPosition, seedStatement } = proof
  const state = await checkCheckpoint(checkpoint, keys)
  if (state.state === 'failed') return state
  if (!receiptPosition || !seedPosition) {
    const aheadMs = Date.parse(checkpoint.signedAt) - Date.parse(spin.time)
    return aheadMs > longestWaitMs ? failed('not-in-log', state.values) : { state: 'later', values: [] }
  }
  for (const [statement, position] of [
    [receipt, receiptPosition],
    [seedStatement, seedPosition],
  ] as const) {
    const root = await rootFrom(statement, position, checkpoint.size)
    if (root !== checkpoint.rootHash)
      return failed('not-in-log', [
        { name: 'root', value: checkpoint.rootHash },
        { name: 'computedRoot', value: root ?? '–', expected: checkpoint.rootHash },
      ])
  }
  if (seedPosition.index > receiptPosition.index) return failed('fixed-too-late', state.values)
  return state
}
