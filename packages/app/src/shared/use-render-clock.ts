import { useLocale } from '../locale/locale-context.ts'

/**
 * Reads the time to render with. In a page that the server has rendered, it is the server's until React has
 * taken the page over.
 */
export function useRenderClock(): () => Date {
  const { renderedAtMs } = useLocale()
  return () => new Date(renderedAtMs ?? Date.now())
}
