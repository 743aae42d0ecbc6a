import { useDeferredValue } from 'react'

import type { ApiAnswer } from './loaded.tsx'

/** Renders data that comes later in slices, so that the page can be used while a long part appears. */
export function useDeferredAnswer<Data>({ data, error, mutate }: ApiAnswer<Data>): ApiAnswer<Data> {
  return { data: useDeferredValue(data), error: useDeferredValue(error), mutate }
}
