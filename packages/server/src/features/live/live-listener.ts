import type { LiveEvent } from '@olympus/contract/events'

/** An open page. */
export interface LiveListener {
  readonly accountId: number
  readonly sessionId: string
  /** The network of the client. */
  readonly network: string
  send(event: LiveEvent): void
  /** The page resumes here when it reconnects. */
  sendPosition(position: number): void
  /** Ends the page's stream: the session is over, or the server stops. */
  end(): void
  /** Ends the page's stream in favor of another account's. The page comes back later. */
  evict(): void
}

/** Sends an event, and ends the page after the one that ends its session. */
export function sendEvent(listener: LiveListener, event: LiveEvent): void {
  listener.send(event)
  if (event.kind === 'session-ended' && event.sessionId === listener.sessionId) listener.end()
}
