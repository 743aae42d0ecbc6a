import { startLimits } from '@olympus/contract/start-limits'
import { useEffect } from 'react'

import { preloadPages } from '../route-table.ts'

type Idle = Pick<typeof globalThis, 'requestIdleCallback' | 'cancelIdleCallback'>

/** Preloads the code of the navigation's pages once the current page is idle. */
export function useIdlePreload(): void {
  useEffect(() => {
    // Safari has no idle callback. There, pages load when their link is touched.
    const { requestIdleCallback, cancelIdleCallback } = globalThis as Partial<Idle>
    const handle = requestIdleCallback?.(preloadPages, { timeout: startLimits.idlePreloadTimeoutMs })
    return () => {
      if (handle !== undefined) cancelIdleCallback?.(handle)
    }
  }, [])
}
