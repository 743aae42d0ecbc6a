import { startLimits } from '@olympus/contract/start-limits'
import { useEffect } from 'react'

import { preloadPages } from '../route-table.ts'

type Idle = Pick<typeof globalThis, 'requestIdleCallback' | 'cancelIdleCallback'>

/** The Network Information API, which not every browser has. */
interface Line {
  readonly effectiveType?: string
  /** Mbit/s */
  readonly downlink?: number
  readonly saveData?: boolean
}

const minDownlink = 2

/** Whether a line has room for code that may not be needed. An unknown line has. */
export const hasRoom = ({ effectiveType = '4g', downlink = minDownlink, saveData = false }: Line): boolean =>
  effectiveType === '4g' && downlink >= minDownlink && !saveData

/** Preloads the code of the navigation's pages once the current page is idle, unless the line is slow. */
export function useIdlePreload(): void {
  useEffect(() => {
    const { connection = {} } = navigator as { readonly connection?: Line }
    if (!hasRoom(connection)) return undefined
    // Safari has no idle callback. There, pages load when their link is touched.
    const { requestIdleCallback, cancelIdleCallback } = globalThis as Partial<Idle>
    const handle = requestIdleCallback?.(preloadPages, { timeout: startLimits.idlePreloadTimeoutMs })
    return () => {
      if (handle !== undefined) cancelIdleCallback?.(handle)
    }
  }, [])
}
