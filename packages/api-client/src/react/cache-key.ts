import type { Endpoint } from '@olympus/contract/endpoint'

import type { Input } from '@olympus/contract/resolve-path'

/** What tells an endpoint from all others. */
export type EndpointName = Pick<Endpoint, 'method' | 'path'>

/** Identifies an endpoint without loading the table of all endpoints. */
export const endpointKey = ({ method, path }: EndpointName): string => `${method} ${path}`

/** Key of cached data: endpoint, input and language. */
export const cacheKey = (endpoint: EndpointName, input: Input, locale: string) =>
  [endpointKey(endpoint), input, locale] as const

/** Whether a cache key belongs to one of the endpoints. */
export const isKeyOf = (endpoints: readonly EndpointName[], key: unknown): boolean =>
  Array.isArray(key) && endpoints.some((endpoint) => endpointKey(endpoint) === key[0])
