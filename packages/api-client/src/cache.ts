import type { DataOf, Endpoint } from '@olympus/contract/endpoint'
import { useCallback } from 'react'
import { useSWRConfig } from 'swr'

import { isKeyOf } from './cache-key.ts'

/** Fetches anew whatever is cached of the given endpoints, whichever its input; resolves when what is on the page is fresh. */
export function useRevalidate() {
  const { mutate } = useSWRConfig()
  return useCallback(
    async (...endpoints: Endpoint[]): Promise<void> => {
      await mutate((key) => isKeyOf(endpoints, key))
    },
    [mutate],
  )
}

/** Changes cached data of an endpoint by what an act has answered, without asking the server. */
export function useUpdateData() {
  const { mutate } = useSWRConfig()
  return useCallback(
    async <E extends Endpoint>(endpoint: E, change: (data: DataOf<E>) => DataOf<E>): Promise<void> => {
      await mutate<DataOf<E>>(
        (key) => isKeyOf([endpoint], key),
        (data) => data && change(data),
        { revalidate: false },
      )
    },
    [mutate],
  )
}
