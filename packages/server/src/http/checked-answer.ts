import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@olympus/contract/endpoint'
import { z } from '@olympus/contract/schema'

/** The value, if a client reads from its JSON exactly what the endpoint promises: nothing is missing, nothing leaks. */
export function checkedAnswer({ method, path, data }: Endpoint, value: unknown): unknown {
  const sent: unknown = JSON.parse(JSON.stringify(value ?? null))
  const read: unknown = z.parse(data, sent)
  if (!isDeepStrictEqual(read, sent))
    throw new Error(`${method} ${path} answers more than its schema: ${JSON.stringify(sent)}`)
  return value
}
