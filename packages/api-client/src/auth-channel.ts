/** The part of `BroadcastChannel` that is used. */
export type ChannelPort = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** Tells the other tabs of this browser that the session is over. Silent where there is no BroadcastChannel. */
export interface AuthChannel {
  announceSignOut(): void
  onSignOut(listener: () => void): void
  close(): void
}

const signedOut = 'signed-out'

const browserChannel = (): ChannelPort | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('auth')

export const createAuthChannel = (port: ChannelPort | null = browserChannel()): AuthChannel => ({
  announceSignOut: () => port?.postMessage(signedOut),
  onSignOut(listener) {
    port?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === signedOut) listener()
    })
  },
  close: () => port?.close(),
})
