import type { FirstReplies } from '@olympus/api-client/first-replies'

/** Reads the replies that the server has sent with the page of a player; null if there are none. */
export function readFirstReplies(): FirstReplies | null {
  const element = document.getElementById('first-replies')
  element?.remove()
  return element && (JSON.parse(element.textContent) as FirstReplies)
}
