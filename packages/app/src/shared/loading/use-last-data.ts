import { useState } from 'react'

import type { ApiAnswer } from './loaded.tsx'

interface LastingAnswer<Data> extends ApiAnswer<Data> {
  /** The data is from the previous request; the new one is loading. */
  readonly isBusy: boolean
  /** The last loaded data, even after a failure. */
  readonly last: Data | undefined
}

/**
 * Keeps showing the previous data while the next page or filter loads. Drops it on failure, because it would
 * look like the new result. Empty data is dropped, too: it describes the old filters.
 */
export function useLastData<Data>(
  answer: ApiAnswer<Data>,
  isEmpty?: (data: Data) => boolean,
): LastingAnswer<Data> {
  const { data, error, mutate } = answer
  const [last, setLast] = useState(data)
  if (data !== undefined && data !== last) setLast(data)

  const isBusy = data === undefined && error === undefined && last !== undefined && !isEmpty?.(last)
  return { data: isBusy ? last : data, error, mutate, isBusy, last }
}
