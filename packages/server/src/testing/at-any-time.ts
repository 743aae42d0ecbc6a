import type { WheelAccount } from '@olympus/contract/wheel'
import { expect } from 'vitest'

/** An account as it is at any time: only the clock of the server goes on. */
export const atAnyTime = (account: WheelAccount): WheelAccount => ({
  ...account,
  limit: { ...account.limit, serverNow: expect.any(String) as string },
})
