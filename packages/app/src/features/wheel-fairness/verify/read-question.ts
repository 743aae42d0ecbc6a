import { z } from '@olympus/contract/schema'
import { SpinProof, SpinStatement } from '@olympus/contract/wheel-fairness'

import { readStatement } from './signed-statement.ts'

/** What a visitor asks about: a receipt that was kept, or a saved proof. */
type SpinQuestion =
  | { readonly kind: 'receipt'; readonly spinId: number; readonly receipt: string }
  | { readonly kind: 'proof'; readonly proof: SpinProof }

function proofOf(text: string): SpinProof | null {
  try {
    const read = z.safeParse(SpinProof, JSON.parse(text))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Null if the text is neither. */
export function readQuestion(text: string): SpinQuestion | null {
  const asked = text.trim()
  if (asked.startsWith('{')) {
    const proof = proofOf(asked)
    return proof && { kind: 'proof', proof }
  }
  const receipt = readStatement(SpinStatement, asked)
  return receipt && { kind: 'receipt', spinId: receipt.statement.spinId, receipt: asked }
}
