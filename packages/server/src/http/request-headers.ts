import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** Headers by lower-case name; null if missing. */
export interface RequestHeaders {
  get(name: string): string | null
}

class NodeHeaders implements RequestHeaders {
  readonly #headers: IncomingHttpHeaders

  constructor(headers: IncomingHttpHeaders) {
    this.#headers = headers
  }

  get(name: string): string | null {
    const value = this.#headers[name]
    return typeof value === 'string' ? value : null
  }
}

/**
 * The request's headers as Node parsed them. Creating a web `Headers` costs as much as the rest of a small
 * request, so only requests without a connection, as in tests, use it.
 */
export function headersOf({ env, req }: Context): RequestHeaders {
  const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming
  return incoming ? new NodeHeaders(incoming.headers) : req.raw.headers
}
