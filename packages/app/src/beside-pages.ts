import type { PendingMutations } from '@olympus/api-client/pending-mutations'

import { startBuildWatch } from './build-manifest/start-build-watch.ts'
import { isBeingUsed, watchEntries } from './build-manifest/watch-entries.ts'
import { preloadOnIntent } from './preload-on-intent.ts'
import type { Preload } from './preload-route.ts'

interface BesidePagesOptions {
  readonly preload: Preload
  readonly pending: PendingMutations
  readonly reload: () => boolean
}

/** Starts what runs beside all pages. Returns what to call after each navigation. */
export function startBesidePages({ preload, pending, reload }: BesidePagesOptions): () => void {
  preloadOnIntent(document, preload)
  const hasEntries = watchEntries(document)
  const isHeld = () => pending.reasons().length > 0 || isBeingUsed(document) || hasEntries()
  const watch = startBuildWatch({ isHeld, reload })
  return () => watch?.arrive()
}
