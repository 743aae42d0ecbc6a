import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react'
import { SWRConfig, type SWRConfigValue } from 'swr'

import { ApiError } from '../client/api-error.ts'
import type { Client } from '../client/client.ts'

interface Api {
  readonly client: Client
  /** BCP 47. */
  readonly locale: string
}

interface ApiContextValue extends Api {
  /** Whether the page is gone, and with it the cache that an outer SWRConfig provided. */
  readonly isGone: () => boolean
}

const ApiContext = createContext<ApiContextValue | null>(null)

const defaults: SWRConfigValue = {
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && error.isTransient,
}

// A cache of its own belongs to whoever provides it: passing `provider` on would start another one here.
const withDefaults = ({ provider: _, ...outer }: SWRConfigValue = {}): SWRConfigValue => ({
  ...defaults,
  ...outer,
})

/** Gives the hooks their client and language. What an outer SWRConfig says comes before the defaults set here. */
export function ApiProvider({ client, locale, children }: Api & { readonly children: ReactNode }) {
  const hasLeft = useRef(false)
  const isGone = useCallback(() => hasLeft.current, [])
  const api = useMemo(() => ({ client, locale, isGone }), [client, locale, isGone])

  useLayoutEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
    }
  }, [])

  return (
    <ApiContext value={api}>
      <SWRConfig value={withDefaults}>{children}</SWRConfig>
    </ApiContext>
  )
}

export function useApiContext(): ApiContextValue {
  const api = useContext(ApiContext)
  if (!api) throw new Error('ApiProvider is missing')
  return api
}

export const useClient = (): Client => useApiContext().client
