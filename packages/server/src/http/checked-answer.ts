import { isDeepStrictEqual } from 'node:util'
import type { Endpoint } from '@olympus/contract/endpoint'
import { z } from '@olympus/contract/schema'

/**
 * Returns the value if its JSON matches the schema of the endpoint exactly. Throws
 * if a field is missing or extra.
 */
export function checkedAnswer({ method, path, data }: Endpoint, value: unknown): unknown {
  const sent: unknown = JSON.parse(JSON.stringify(value ?? null))
  const read: unknown = z.parse(data, sent)
  if (!isDeepStrictEqual(read, sent))
    throw new Error(`${method} ${path} answers more than its schema: ${JSON.stringify(sent)}`)
  return value
}
