import { z } from '@olympus/contract/schema'
import type { KeyRing } from '../../secrets/key-ring.ts'

/** The head of the chain of acts at some moment. */
export interface Anchor {
  readonly id: number
  /** In hexadecimal digits. */
  readonly hash: string
  readonly at: string
}

const Line = z.strictObject({
  id: z.int(),
  hash: z.string(),
  at: z.string(),
  keyId: z.string(),
  mac: z.string(),
})

const signedText = ({ id, hash, at }: Anchor) => JSON.stringify(['operator act', id, hash, at])

/** Only holders of SECRET_KEY can make this line. */
export const lineOf = (anchor: Anchor, ring: KeyRing): string =>
  JSON.stringify({ ...anchor, ...ring.sign(signedText(anchor)) })

/**
 * `damaged`: not a whole line. `unknown-key`: SECRET_KEY lacks the key that signed it. `forged`: it has the
 * key, which did not sign this.
 */
export type UnusableLine = 'damaged' | 'forged' | 'unknown-key'

function contentOf(line: string) {
  try {
    const parsed = Line.safeParse(JSON.parse(line))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

export function anchorIn(line: string, ring: KeyRing): Anchor | UnusableLine {
  const content = contentOf(line)
  if (!content) return 'damaged'
  const { keyId, mac, ...anchor } = content
  const isSigned = ring.isSigned(signedText(anchor), { keyId, mac })
  if (isSigned === null) return 'unknown-key'
  return isSigned ? anchor : 'forged'
}
