import { startBuildWatch } from './build-manifest/start-build-watch.ts'
import { preloadOnIntent } from './preload-on-intent.ts'
import type { Preload } from './preload-route.ts'
import type { PortalSession } from './session/portal-session.ts'

interface AfterMountOptions {
  readonly preload: Preload
  readonly session: Pick<PortalSession, 'loadedClient'>
  readonly reload: () => boolean
}

/** Starts everything that the first page does not wait for. */
export function afterMount({ preload, session, reload }: AfterMountOptions): void {
  preloadOnIntent(document, preload)
  startBuildWatch({ whenIdle: async () => session.loadedClient()?.pending.whenIdle(), reload })
}
