import type { SeedStatement, SpinStatement } from '@olympus/contract/wheel-fairness'
import type { z } from '@olympus/contract/schema'
import { drawNumber, fromHex, seedHashOf } from '@olympus/contract/wheel-draw'

import { failed, type CheckResult, type Evidence } from './checks.ts'

/** The draw serves no greater sum. */
const maxWeightTotal = 2 ** 31

const isSeed = (serverSeed: string): boolean => /^[0-9a-f]{64}$/.test(serverSeed)

/** Whether the number that we have revealed has the fingerprint of the receipt. */
export async function checkSeed(
  serverSeed: string,
  { tableHashes }: z.output<typeof SeedStatement>,
  { seedHash }: SpinStatement,
): Promise<CheckResult> {
  const published = [
    { name: 'ourNumber', value: serverSeed },
    { name: 'fingerprint', value: seedHash },
  ] as const
  if (!isSeed(serverSeed)) return failed('other-fingerprint', published)
  const computed = await seedHashOf(fromHex(serverSeed), tableHashes)
  const values = [...published, { name: 'computedFingerprint', value: computed, expected: seedHash }] as const
  return computed === seedHash ? { state: 'passed', values } : failed('other-fingerprint', values)
}

/** Whether both numbers together give the draw of the receipt. */
export async function checkDraw(
  serverSeed: string,
  { proof: { table } }: Evidence,
  { clientSeed, nonce, set, draw }: SpinStatement,
): Promise<CheckResult> {
  const { weightTotal } = table.sets[set]
  if (weightTotal > maxWeightTotal) return failed('other-table')
  const computed = await drawNumber({ serverSeed: fromHex(serverSeed), clientSeed, nonce, set, weightTotal })
  const values = [
    { name: 'yourNumber', value: clientSeed },
    { name: 'nonce', value: String(nonce) },
    { name: 'formula', value: `${clientSeed}:${nonce}:${set}` },
    { name: 'draw', value: String(computed) },
  ] as const
  if (computed === draw) return { state: 'passed', values }
  return failed('other-draw', [
    ...values,
    { name: 'receiptDraw', value: String(draw), expected: String(computed) },
  ])
}
