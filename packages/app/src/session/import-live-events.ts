import type { ImportLiveEvents } from '@olympus/api-client/events-options'
import { startLimits } from '@olympus/contract/start-limits'

/** Safari has no idle callback. */
const idle = () =>
  new Promise<void>((resolve) => {
    const { requestIdleCallback } = globalThis as Partial<Pick<typeof globalThis, 'requestIdleCallback'>>
    const done = () => resolve()
    if (requestIdleCallback) requestIdleCallback(done, { timeout: startLimits.idlePreloadTimeoutMs })
    else setTimeout(done, startLimits.idlePreloadTimeoutMs)
  })

/** The code of live events, once the page that the player asked for is done. */
export const importLiveEvents: ImportLiveEvents = async () => {
  await idle()
  return import('@olympus/api-client/events')
}
