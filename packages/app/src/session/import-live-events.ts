import type { ImportLiveEvents } from '@olympus/api-client/events-options'
import { startLimits } from '@olympus/contract/start-limits'

/** Resolves when the browser is idle. Safari has no idle callback, so it waits for the timeout. */
const idle = () =>
  new Promise<void>((resolve) => {
    const { requestIdleCallback } = globalThis as Partial<Pick<typeof globalThis, 'requestIdleCallback'>>
    const done = () => resolve()
    if (requestIdleCallback) requestIdleCallback(done, { timeout: startLimits.idlePreloadTimeoutMs })
    else setTimeout(done, startLimits.idlePreloadTimeoutMs)
  })

/** Loads the code of live events once the requested page is done. */
export const importLiveEvents: ImportLiveEvents = async () => {
  await idle()
  return import('@olympus/api-client/events')
}
