import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

import { toastQueue, type ToastQueue } from './toast-queue.ts'
import type { ToastRegionProps } from './toast-region.tsx'

export type ToasterProps = Omit<ToastRegionProps, 'queue' | 'toasts' | 'durationMs'> & {
  durationMs?: number | undefined
  /** For tests and stories. Defaults to the queue of the page. */
  queue?: ToastQueue | undefined
}

/**
 * Render it once, at the root. The code of the region loads with the first toast. If it cannot be loaded, as
 * without a network, the page stays, and the next toast tries again.
 */
export function Toaster({ queue = toastQueue, durationMs = 5000, ...props }: ToasterProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  const [Region, setRegion] = useState<ComponentType<ToastRegionProps> | null>(null)
  useEffect(() => {
    if (toasts.length === 0 || Region) return
    import('./toast-region.tsx').then(
      ({ ToastRegion }) => setRegion(() => ToastRegion),
      () => undefined,
    )
  }, [toasts, Region])
  return Region && <Region {...props} queue={queue} toasts={toasts} durationMs={durationMs} />
}
