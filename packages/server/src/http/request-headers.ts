import type { IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** Headers by name in lower case; null where there is none. */
export interface RequestHeaders {
  get(name: string): string | null
}

/**
 * The request's headers as Node parsed them. A web `Headers` costs as much to make as the rest of a small request, so it is
 * left for requests that come without a connection, as in tests.
 */
export function headersOf({ env, req }: Context): RequestHeaders {
  const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming
  if (!incoming) return req.raw.headers
  const { headers } = incoming
  return {
    get(name) {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    },
  }
}
