import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

import { toastQueue, type ToastQueue } from './toast-queue.ts'
import type { ToastRegionProps } from './toast-region.tsx'

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then((module) => ({ default: module.ToastRegion })),
)

export type ToasterProps = Omit<ToastRegionProps, 'queue' | 'toasts' | 'durationMs'> & {
  durationMs?: number | undefined
  /** For tests and stories. Defaults to the queue of the page. */
  queue?: ToastQueue | undefined
}

/** Render it once, at the root. The code of the region loads with the first toast. */
export function Toaster({ queue = toastQueue, durationMs = 5000, ...props }: ToasterProps) {
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  const [isNeeded, setIsNeeded] = useState(false)
  if (toasts.length > 0 && !isNeeded) setIsNeeded(true)
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastRegion {...props} queue={queue} toasts={toasts} durationMs={durationMs} />
    </Suspense>
  )
}
