import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { SWRConfig, type SWRConfigValue } from 'swr'

import { ApiError } from './api-error.ts'
import type { Client } from './client.ts'

interface Api {
  readonly client: Client
  /** BCP 47. */
  readonly locale: string
}

const ApiContext = createContext<Api | null>(null)

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
  const api = useMemo(() => ({ client, locale }), [client, locale])
  return (
    <ApiContext value={api}>
      <SWRConfig value={withDefaults}>{children}</SWRConfig>
    </ApiContext>
  )
}

export function useApiContext(): Api {
  const api = useContext(ApiContext)
  if (!api) throw new Error('ApiProvider is missing')
  return api
}

export const useClient = (): Client => useApiContext().client
