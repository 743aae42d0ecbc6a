import { serverTimeMs } from '@olympus/api-client/arrivals'

import { useLocale } from '../locale/locale-context.ts'

/**
 * Reads the time to render with, by the server's clock: the player's may be wrong. On a page that the server
 * has rendered, it is the time of that rendering until React has taken the page over.
 */
export function useRenderClock(): () => Date {
  const { renderedAtMs } = useLocale()
  return () => new Date(renderedAtMs ?? serverTimeMs())
}
