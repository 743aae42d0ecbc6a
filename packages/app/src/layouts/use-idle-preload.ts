import { startLimits } from '@olympus/contract/start-limits'
import { useEffect } from 'react'

import { preloadPages } from '../route-table.ts'

type Idle = Pick<typeof globalThis, 'requestIdleCallback' | 'cancelIdleCallback'>

/** Loads the code of the pages one click away, once the page that was asked for is done. */
export function useIdlePreload(): void {
  useEffect(() => {
    // Safari has no idle callback: there a page loads when its link is touched.
    const { requestIdleCallback, cancelIdleCallback } = globalThis as Partial<Idle>
    const handle = requestIdleCallback?.(preloadPages, { timeout: startLimits.idlePreloadTimeoutMs })
    return () => {
      if (handle !== undefined) cancelIdleCallback?.(handle)
    }
  }, [])
}
