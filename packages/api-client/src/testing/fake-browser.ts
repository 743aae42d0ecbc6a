import { createAuthChannel, type AuthChannel, type ChannelPort } from '../session/auth-channel.ts'
import { sampleRoster } from '../mocks/sample-characters.ts'
import { createGameData } from '../session/game-data.ts'
import { createSession } from '../session/session.ts'
import type { SessionOptions } from '../session/session-options.ts'
import { memoryTokens } from '../client/token-store.ts'
import { fakeApi, fakeStorage, succeed, type Answer } from './fake-api.ts'

export const theron = {
  id: 20971,
  accountId: 48213,
  username: 'Theron',
  email: 'theron@example.com',
  balanceCoins: 5,
}
export const roster = sampleRoster
export const pair = { token: 'access', refreshToken: 'refresh' }

/** A channel that reaches no other tab. */
export const silent: AuthChannel = createAuthChannel(null)

interface TabOptions extends Partial<SessionOptions> {
  /** Hears nothing of what other tabs announce until they answer it. */
  readonly isFrozen?: boolean
}

/** A browser whose tabs share storage, cookies and channel. */
export function browser(answers: Record<string, Answer> = {}) {
  const api = fakeApi({
    'GET /user/v2': () => succeed(theron),
    'GET /characters': () => succeed(roster),
    'POST /logout': () => succeed(null),
    'POST /session/keep': () => succeed(null),
    ...answers,
  })
  const storage = fakeStorage()
  const tokens = memoryTokens(pair)
  const listeners: { tab: number; isFrozen: boolean; listener: (event: MessageEvent) => void }[] = []
  let tabs = 0

  function openTab({ isFrozen = false, ...options }: TabOptions = {}) {
    const tab = (tabs += 1)
    const told: unknown[] = []
    const target = new EventTarget()
    const port = {
      postMessage(data: { kind: string }) {
        const others = listeners.filter((other) => other.tab !== tab)
        const awake = others.filter((other) => !other.isFrozen || data.kind !== 'signed-out')
        for (const { listener } of awake) listener(new MessageEvent('message', { data }))
      },
      addEventListener: (_: string, listener: (event: MessageEvent) => void) =>
        listeners.push({ tab, isFrozen, listener }),
      close: () => {},
    } as ChannelPort
    const channel = createAuthChannel(port)
    const session = createSession({
      fetch: api.fetch,
      tokens,
      storage,
      channel,
      target,
      gameData: createGameData(null),
      locale: () => 'en-US',
      clearCache: () => told.push('cache cleared'),
      onSignedOut: (signedOut) => told.push(signedOut),
      onAccountChanged: () => told.push('account changed'),
      ...options,
    })
    return { session, told, target, channel }
  }
  return { api, storage, tokens, openTab }
}

export const signedOut = (cause: string, key: string | null = null, data?: unknown) => [
  'cache cleared',
  { cause, key, data },
]
