import { z } from '@olympus/contract/schema'
import { SpinProof, SpinStatement } from '@olympus/contract/wheel-fairness'

import { readStatement } from './signed-statement.ts'

/** What a visitor asks about: a spin by its ID, a receipt that was kept, or a saved proof. */
export type SpinQuestion =
  | { readonly kind: 'spin'; readonly spinId: number }
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

/** Null if the text is none of them. */
export function readQuestion(text: string): SpinQuestion | null {
  const asked = text.trim()
  const id = /^#?([1-9]\d{0,14})$/.exec(asked)?.[1]
  if (id !== undefined) return { kind: 'spin', spinId: Number(id) }
  if (asked.startsWith('{')) {
    const proof = proofOf(asked)
    return proof && { kind: 'proof', proof }
  }
  const receipt = readStatement(SpinStatement, asked)
  return receipt && { kind: 'receipt', spinId: receipt.statement.spinId, receipt: asked }
}
