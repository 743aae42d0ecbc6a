import { SpinStatement } from '@olympus/contract/wheel-fairness'

import { failed, signatureFaults, type CheckResult, type Evidence } from './checks.ts'
import { checkSignature, readStatement } from './signed-statement.ts'

/** Whether we signed the receipt, and for this spin. */
export async function checkReceipt({ receipt, proof, keys }: Evidence): Promise<CheckResult> {
  const values = [{ name: 'receipt', value: receipt } as const]
  const read = readStatement(SpinStatement, receipt)
  if (!read) return failed('unreadable', values)
  const signature = await checkSignature(read, keys)
  if (signature === 'invalid' || signature === 'unknown-key')
    return failed(signatureFaults[signature], values)
  if (read.statement.spinId !== proof.spinId) return failed('other-spin', values)
  return { state: signature === 'valid' ? 'passed' : 'unchecked', values }
}
