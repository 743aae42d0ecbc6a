import type { ErrorKey } from '@olympus/contract/errors'

/** The part of `BroadcastChannel` that is used. */
export type ChannelPort = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** Tells the other tabs of this browser that the session ended. Does nothing without BroadcastChannel. */
export interface AuthChannel {
  /** `key` and `data` are of the error that ended the session; `key` is null after a logout. */
  announceSignOut(key: ErrorKey | null, data?: unknown): void
  onSignOut(listener: (key: ErrorKey | null, data?: unknown) => void): void
  close(): void
}

interface SignOutMessage {
  readonly kind: 'signed-out'
  readonly key: ErrorKey | null
  readonly data?: unknown
}

const isSignOut = (data: unknown): data is SignOutMessage =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'signed-out' && 'key' in data

const browserChannel = (): ChannelPort | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('auth')

export const createAuthChannel = (port: ChannelPort | null = browserChannel()): AuthChannel => ({
  announceSignOut: (key, data) =>
    port?.postMessage({ kind: 'signed-out', key, data } satisfies SignOutMessage),
  onSignOut(listener) {
    port?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isSignOut(data)) listener(data.key, data.data)
    })
  },
  close: () => port?.close(),
})
