import { useState } from 'react'

import type { ApiAnswer } from './loaded.tsx'

interface LastingAnswer<Data> extends ApiAnswer<Data> {
  /** The data is what was shown before; what is asked now is on its way. */
  readonly isBusy: boolean
  /** What was last there, whatever has happened since. */
  readonly last: Data | undefined
}

/**
 * An answer that goes on showing what it had while the next page or filter is on its way. Once that has failed the old data is
 * gone: it would pass for what was asked. So would one that `isEmpty`: it says of the old filters that they leave nothing.
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
