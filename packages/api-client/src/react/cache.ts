import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

import { useApiContext } from './api-provider.tsx'
import { isKeyOf } from './cache-key.ts'

// An answer may come after the page is gone, and SWR throws when a cache is changed that went with it.

/** Fetches anew whatever is cached of the given endpoints, whichever its input; resolves when what is on the page is fresh. */
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

/** Changes cached data of an endpoint by what an act has answered, without asking the server. */
export function useUpdateData() {
  const { mutate } = useSWRConfig()
  const { isGone } = useApiContext()
  return useCallback(
    async <E extends Endpoint>(endpoint: E, change: (data: DataOf<E>) => DataOf<E>): Promise<void> => {
      if (isGone()) return
      await mutate<DataOf<E>>(
        (key) => isKeyOf([endpoint], key),
        (data) => data && change(data),
        { revalidate: false },
      )
    },
    [isGone, mutate],
  )
}
