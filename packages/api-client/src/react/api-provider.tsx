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
  /** Whether the page unmounted, and with it the cache of an outer SWRConfig. */
  readonly isGone: () => boolean
}

const ApiContext = createContext<ApiContextValue | null>(null)

const defaults: SWRConfigValue = {
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => error instanceof ApiError && error.isTransient,
}

// Drops `provider`: passing it on would create a second cache here.
const withDefaults = ({ provider: _, ...outer }: SWRConfigValue = {}): SWRConfigValue => ({
  ...defaults,
  ...outer,
})

/** Provides client and language to the hooks. Settings of an outer SWRConfig override the defaults. */
export function ApiProvider({ client, locale, children }: Api & { readonly children: ReactNode }) {
  const isUnmounted = useRef(false)
  const isGone = useCallback(() => isUnmounted.current, [])
  const api = useMemo(() => ({ client, locale, isGone }), [client, locale, isGone])

  useLayoutEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
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
