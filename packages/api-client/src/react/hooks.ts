import type { DataOf, Endpoint, InputOf } from '@olympus/contract/endpoint'
import { useCallback, useRef, useState } from 'react'
import useSWR, { type SWRConfiguration, type SWRResponse, unstable_serialize, useSWRConfig } from 'swr'

import { useApiContext, useClient } from './api-provider.tsx'
import { ApiError } from '../client/api-error.ts'
import { cacheKey } from './cache-key.ts'
import { fetchOrTake, preloadApi, preloadedData, type ReadEndpoint } from './preload.ts'
import type { Input } from '@olympus/contract/resolve-path'

/** The portal's build leaves out what SWR does with the others. */
type ReadOptions<E extends Endpoint> = Omit<
  SWRConfiguration<DataOf<E>, ApiError>,
  'strictServerPrefetchWarning' | 'suspense'
>

type ReadArguments<E extends Endpoint> =
  {} extends InputOf<E>
    ? [input?: InputOf<E> | null, options?: ReadOptions<E>]
    : [input: InputOf<E> | null, options?: ReadOptions<E>]

/**
 * The interval as a number. SWR asks a function only when a refresh is over, so one that waits for data
 * would never begin.
 */
const refreshOf = <Data>(
  interval: SWRConfiguration<Data>['refreshInterval'],
  shown: () => Data | undefined,
): { readonly refreshInterval?: number } =>
  interval === undefined
    ? {}
    : { refreshInterval: typeof interval === 'function' ? interval(shown()) : interval }

/** Loads data of an endpoint, cached and revalidated by SWR. With `null` as input nothing is requested. */
export function useApi<E extends ReadEndpoint>(
  endpoint: E,
  ...[input, options]: ReadArguments<E>
): SWRResponse<DataOf<E>, ApiError> {
  const { client, locale } = useApiContext()
  const question = input === null ? null : { endpoint, input: (input ?? {}) as Input, locale }
  const known =
    question && ((preloadedData(client, question) ?? client.stored(endpoint)) as DataOf<E> | undefined)
  const key = question && cacheKey(endpoint, question.input, locale)
  const { cache } = useSWRConfig()
  const shown = (): DataOf<E> | undefined => cache.get(unstable_serialize(key))?.data ?? known
  const answer = useSWR<DataOf<E>, ApiError>(
    key,
    question && (() => fetchOrTake(client, question) as Promise<DataOf<E>>),
    { ...(known && { fallbackData: known }), ...options, ...refreshOf(options?.refreshInterval, shown) },
  )
  // SWR renders again for what was read. After a failure, stored data may be shown again.
  void answer.error
  return answer
}

/**
 * Whether data of `useApi` is from an earlier visit, because the server has not answered yet. What changes
 * often, such as a presence, waits for the answer.
 */
export function useIsStored<E extends ReadEndpoint>(endpoint: E, data: DataOf<E> | undefined): boolean {
  const client = useClient()
  return data !== undefined && data === client.stored(endpoint)
}

export type ActionResult<E extends Endpoint> =
  | { readonly data: DataOf<E>; readonly error?: undefined }
  | { readonly data?: undefined; readonly error: ApiError }

type ActionArguments<E extends Endpoint> = {} extends InputOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]

export interface ApiAction<E extends Endpoint> {
  /** Never throws. A second call with the same input returns the pending call. */
  readonly call: (...input: ActionArguments<E>) => Promise<ActionResult<E>>
  readonly isPending: boolean
  /** Error of the last call, until the next call or `reset`. */
  readonly error: ApiError | null
  readonly reset: () => void
}

/** Calls an endpoint that changes something. */
export function useApiAction<E extends Endpoint>(endpoint: E): ApiAction<E> {
  const client = useClient()
  const [pendingCalls, setPendingCalls] = useState(0)
  const [error, setError] = useState<ApiError | null>(null)
  const pendingByInput = useRef(new Map<string, Promise<ActionResult<E>>>())

  const call = useCallback(
    (...[input]: ActionArguments<E>): Promise<ActionResult<E>> => {
      const key = JSON.stringify(input ?? {})
      const running = pendingByInput.current.get(key)
      if (running) return running

      async function runCall(): Promise<ActionResult<E>> {
        setPendingCalls((count) => count + 1)
        setError(null)
        try {
          const data = await client.call<Endpoint>(endpoint, (input ?? {}) as InputOf<Endpoint>)
          return { data: data as DataOf<E> }
        } catch (cause) {
          if (!(cause instanceof ApiError)) throw cause
          setError(cause)
          return { error: cause }
        } finally {
          pendingByInput.current.delete(key)
          setPendingCalls((count) => count - 1)
        }
      }

      const result = runCall()
      pendingByInput.current.set(key, result)
      return result
    },
    [client, endpoint],
  )
  const reset = useCallback(() => setError(null), [])

  return { call, isPending: pendingCalls > 0, error, reset }
}

/** Preloads data of the next page, for links that are hovered or focused. */
export function usePreload() {
  const { client, locale } = useApiContext()
  return useCallback(
    <E extends ReadEndpoint>(endpoint: E, ...[input]: ActionArguments<E>): void => {
      preloadApi<ReadEndpoint>(client, endpoint, (input ?? {}) as InputOf<ReadEndpoint>, locale)
    },
    [client, locale],
  )
}
