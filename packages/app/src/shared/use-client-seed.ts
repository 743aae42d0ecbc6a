import type { WheelAccount } from '@olympus/contract/wheel'
import { useState } from 'react'

import { randomClientSeed } from './client-seed.ts'
import { useBrowserValue } from './use-browser-value.ts'

interface Choice {
  readonly nextSeedHash: string | undefined
  readonly clientSeed: string
}

/**
 * The number that the player's browser adds to the draws of the next seed. It stays the same until there is
 * another next seed, so that a repeated request is the same request. Empty until a browser has chosen it.
 */
export function useClientSeed(account: WheelAccount | undefined): string {
  const nextSeedHash = account?.nextSeed.seedHash
  const [choice, setChoice] = useState<Choice | null>(null)
  // The server also renders this, but must not choose it.
  const isBrowser = useBrowserValue(() => true, false)
  if (!isBrowser) return ''
  if (choice && choice.nextSeedHash === nextSeedHash) return choice.clientSeed
  const next = { nextSeedHash, clientSeed: randomClientSeed() }
  setChoice(next)
  return next.clientSeed
}
