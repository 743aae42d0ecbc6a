import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig, type SWRResponse } from 'swr'
import { onTestFinished, vi } from 'vitest'

import type { ApiError } from '../client/api-error.ts'
import type { ClientOptions } from '../client/client-options.ts'
import { createClient } from '../client/client.ts'
import { memoryTokens } from '../client/token-store.ts'
import { ApiProvider } from '../react/api-provider.tsx'
import { fakeApi, type Answer } from './fake-api.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A root that is unmounted after the test. */
export function createTestRoot(): Root {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => {
    act(() => root.unmount())
    vi.unstubAllGlobals()
  })
  return root
}

/** Renders a component that only calls the hook; `result.current` is its last return value. */
export function draw<T>(
  useHook: () => T,
  answers: Record<string, Answer>,
  options: Pick<ClientOptions, 'stored'> = {},
) {
  const api = fakeApi(answers)
  const client = createClient({
    fetch: api.fetch,
    tokens: memoryTokens({ token: 'access' }),
    locale: () => 'en-US',
    onUnauthorized: () => {},
    ...options,
  })
  const result: { current: T | undefined } = { current: undefined }
  const cache = new Map()
  function Probe() {
    result.current = useHook()
    return null
  }
  const config = { provider: () => cache, dedupingInterval: 0, errorRetryInterval: 1 }
  const tree = (locale: string) => (
    <SWRConfig value={config}>
      <ApiProvider client={client} locale={locale}>
        <Probe />
      </ApiProvider>
    </SWRConfig>
  )
  const root = createTestRoot()
  const leave = () => root.unmount()
  const render = (locale = 'en-US') =>
    act(async () => {
      root.render(tree(locale))
      await pause()
    })
  return { api, client, render, leave, hook: () => result.current as T }
}

/** Reads the fields that a page would use: SWR rerenders only for fields that were read. */
export const shown = <T,>({ data, error, isLoading }: SWRResponse<T, ApiError>) => ({
  data,
  error,
  isLoading,
})

export const settle = () => act(pause)

/** Waits for a check while React renders. A failing `vi.waitFor` would leave an `act` unfinished. */
export async function eventually(check: () => void): Promise<void> {
  const endsAtMs = Date.now() + 20_000
  for (;;) {
    await settle()
    try {
      return check()
    } catch (error) {
      if (Date.now() > endsAtMs) throw error
    }
  }
}
