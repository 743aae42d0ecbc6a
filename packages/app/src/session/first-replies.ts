import { firstRepliesId, type FirstReplies } from '@olympus/contract/first-replies'

import type { RenderedState } from '../locale/rendered-state.ts'

/** Reads the replies that the server has sent with the page; null if there are none. */
export function readFirstReplies(): FirstReplies | null {
  const element = document.getElementById(firstRepliesId)
  element?.remove()
  return element && (JSON.parse(element.textContent) as FirstReplies)
}

/** When the page arrived, in epoch milliseconds of this device. Its scripts may run much later. */
export function arrivalMs(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page ? performance.timeOrigin + page.responseStart : Date.now()
}

/** What the server assumed when it rendered the page with these replies. */
export const renderedStateOf = ({ requestedAtMs }: FirstReplies): RenderedState => {
  const { timeZone = 'unknown' } = document.documentElement.dataset
  return { timeZone: timeZone === 'unknown' ? 'UTC' : timeZone, atMs: requestedAtMs }
}
