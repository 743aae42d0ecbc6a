import type { ErrorKey } from '@olympus/contract/errors'

/** The part of `BroadcastChannel` that is used. */
export type ChannelPort = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>

/** The error with which the server ended a session. */
export interface Ending {
  readonly key: ErrorKey
  readonly data?: unknown
}

/** Tells the other tabs of this browser that the session ended. Does nothing without BroadcastChannel. */
export interface AuthChannel {
  /** `key` and `data` are of the error that ended the session; `key` is null after a logout. */
  announceSignOut(key: ErrorKey | null, data?: unknown): void
  onSignOut(listener: (key: ErrorKey | null, data?: unknown) => void): void
  /** Asks the other tabs how the server ended the session. Those that know answer. */
  askForEnding(): void
  onEnding(listener: (ending: Ending) => void): void
  /** Answers other tabs; null if this one does not know. */
  answerWith(ending: () => Ending | null): void
  close(): void
}

type Message =
  | { readonly kind: 'signed-out'; readonly key: ErrorKey | null; readonly data?: unknown }
  | { readonly kind: 'how-ended' }
  | ({ readonly kind: 'ended' } & Ending)

const isMessage = <K extends Message['kind']>(data: unknown, kind: K): data is Message & { kind: K } =>
  typeof data === 'object' &&
  data !== null &&
  'kind' in data &&
  data.kind === kind &&
  (kind === 'how-ended' || 'key' in data)

const browserChannel = (): ChannelPort | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('auth')

export function createAuthChannel(port: ChannelPort | null = browserChannel()): AuthChannel {
  const send = (message: Message) => port?.postMessage(message)

  function on<K extends Message['kind']>(kind: K, listener: (message: Message & { kind: K }) => void) {
    port?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isMessage(data, kind)) listener(data)
    })
  }

  return {
    announceSignOut: (key, data) => send({ kind: 'signed-out', key, data }),
    onSignOut: (listener) => on('signed-out', ({ key, data }) => listener(key, data)),
    askForEnding: () => send({ kind: 'how-ended' }),
    onEnding: (listener) => on('ended', ({ key, data }) => listener({ key, data })),
    answerWith: (ending) =>
      on('how-ended', () => {
        const known = ending()
        if (known) send({ kind: 'ended', ...known })
      }),
    close: () => port?.close(),
  }
}
