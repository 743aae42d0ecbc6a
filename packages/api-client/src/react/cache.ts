import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

import { useApiContext } from './api-provider.tsx'
import { isKeyOf } from './cache-key.ts'

// A reply may arrive after the page unmounted. SWR throws when its cache is changed then.

/** Revalidates all cached data of the endpoints, for any input. Resolves when the page shows fresh data. */
export function useRevalidate() {
  const { mutate } = useSWRConfig()
  const { isGone } = useApiContext()
  return useCallback(
    async (...endpoints: Endpoint[]): Promise<void> => {
      if (!isGone()) await mutate((key) => isKeyOf(endpoints, key))
    },
    [isGone, mutate],
  )
}

/**
 * Updates cached data of an endpoint, such as with the reply of an action. Requests only data that is still
 * loading.
 */
export function useUpdateData() {
  const { mutate } = useSWRConfig()
  const { isGone } = useApiContext()
  return useCallback(
    async <E extends Endpoint>(endpoint: E, change: (data: DataOf<E>) => DataOf<E>): Promise<void> => {
      if (isGone()) return
      await mutate<DataOf<E>>(
        (key) => isKeyOf([endpoint], key),
        (data) => data && change(data),
        // SWR ignores the reply to a request that began before the update. Data that is still
        // loading would never arrive.
        { revalidate: (data?: DataOf<E>) => data === undefined },
      )
    },
    [isGone, mutate],
  )
}
