import { useLocale } from '../locale/locale-context.ts'

/**
 * Reads the time to render with. In a page that the server has rendered, it is the server's until React has
 * taken the page over.
 */
export function useRenderClock(): () => Date {
  const { renderedAtMs } = useLocale()
  return () => (renderedAtMs === null ? new Date() : new Date(renderedAtMs))
}
