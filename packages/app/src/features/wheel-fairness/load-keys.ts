import { z } from '@olympus/contract/schema'
import { wheelKeysPath } from '@olympus/contract/wheel-fairness'

import { WheelKeys } from './verify/signed-statement.ts'

/** Our public keys. Rejects if they cannot be read. */
export async function loadKeys(): Promise<WheelKeys> {
  const response = await fetch(wheelKeysPath)
  if (!response.ok) throw new Error(`${wheelKeysPath} answered ${response.status}`)
  return z.parse(WheelKeys, await response.json())
}
