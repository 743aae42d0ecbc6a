import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Context } from 'hono'

/** Headers by name in lower case; null where there is none. */
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
 * The request's headers as Node parsed them. A web `Headers` costs as much to make as the rest of a small request, so it is
 * left for requests that come without a connection, as in tests.
 */
export function headersOf({ env, req }: Context): RequestHeaders {
  const incoming = (env as { incoming?: IncomingMessage } | undefined)?.incoming
  return incoming ? new NodeHeaders(incoming.headers) : req.raw.headers
}
