import { SeedStatement, type SpinStatement } from '@olympus/contract/wheel-fairness'

import { failed, signatureFaults, type CheckResult, type Evidence } from './checks.ts'
import { checkSignature, readStatement } from './signed-statement.ts'

/** Whether our number and its tables were fixed before the spin. */
export async function checkCommitment(
  { proof: { seedStatement }, keys }: Evidence,
  spin: SpinStatement,
): Promise<CheckResult> {
  const read = readStatement(SeedStatement, seedStatement)
  if (!read) return failed('unreadable', [{ name: 'fingerprintReceipt', value: seedStatement }])
  const { seedHash, tableHashes, time } = read.statement
  const values = [
    { name: 'fingerprint', value: seedHash, expected: spin.seedHash },
    { name: 'fixedAt', value: time },
  ] as const
  const signature = await checkSignature(read, keys)
  if (signature === 'invalid' || signature === 'unknown-key')
    return failed(signatureFaults[signature], values)
  if (seedHash !== spin.seedHash) return failed('other-fingerprint', values)
  if (tableHashes[spin.set] !== spin.tableHash)
    return failed('other-table', [
      { name: 'tableHash', value: tableHashes[spin.set] },
      { name: 'receiptTableHash', value: spin.tableHash, expected: tableHashes[spin.set] },
    ])
  if (Date.parse(time) > Date.parse(spin.time))
    return failed('fixed-too-late', [...values, { name: 'spunAt', value: spin.time }])
  return { state: signature === 'valid' ? 'passed' : 'unchecked', values }
}
