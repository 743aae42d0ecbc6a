/** Carries notices between processes. */
export interface NoticeCarrier {
  /** Rejects if the notice may not have been sent. */
  send(channel: string, sender: string): Promise<void>
  readonly listen: CarrierListen
  close(): Promise<void>
}

/**
 * Calls `onNotice` with the sender of each notice, or with null if notices may have been missed. Returns a
 * function that stops it.
 */
export type CarrierListen = (
  channel: string,
  onNotice: (sender: string | null) => void,
) => () => Promise<void>
