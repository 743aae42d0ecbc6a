import type { ErrorKey } from '@olympus/contract/errors'

/** The part of `BroadcastChannel` that is used. */
export type ChannelPort = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** The error with which the server ended a session. */
export interface Ending {
  readonly key: ErrorKey
  readonly data?: unknown
}

/** What tabs of a browser tell each other. */
export type TabMessage =
  /** `key` and `data` are of the error that ended the session; `key` is null after a logout. */
  | { readonly kind: 'signed-out'; readonly key: ErrorKey | null; readonly data?: unknown }
  /** Asks how the server ended the session. */
  | { readonly kind: 'how-ended' }
  /** Answers that. */
  | ({ readonly kind: 'ended' } & Ending)

type MessageOf<K extends TabMessage['kind']> = Extract<TabMessage, { readonly kind: K }>

/** Reaches the other tabs of this browser. Does nothing without BroadcastChannel. */
export interface AuthChannel {
  send(message: TabMessage): void
  on<K extends TabMessage['kind']>(kind: K, listener: (message: MessageOf<K>) => void): void
  close(): void
}

const browserChannel = (): ChannelPort | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('auth')

const isOfKind = <K extends TabMessage['kind']>(data: unknown, kind: K): data is MessageOf<K> =>
  (data as TabMessage | null)?.kind === kind

export const createAuthChannel = (port: ChannelPort | null = browserChannel()): AuthChannel => ({
  send: (message) => port?.postMessage(message),
  on: (kind, listener) =>
    port?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isOfKind(data, kind)) listener(data)
    }),
  close: () => port?.close(),
})
