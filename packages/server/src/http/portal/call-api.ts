import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { Hono } from 'hono'
import type { CallApi } from './player-pages.ts'
import { headersOf } from '../request-headers.ts'

/** Headers of the page's request that tell who sends it. No cookies: the API reads none of them. */
const passedOn = ['user-agent', 'x-forwarded-for'] as const

/** Lets a page read the API as its browser would, with all checks and limits, but without the network. */
export function callApiOf(app: Hono, publicUrl: string): CallApi {
  return async (context, path, given) => {
    const sent = headersOf(context)
    const headers: IncomingHttpHeaders = {}
    for (const name of passedOn) {
      const value = sent.get(name)
      if (value !== null) headers[name] = value
    }
    for (const [name, value] of Object.entries(given)) headers[name.toLowerCase()] = value
    const incoming = (context.env as { readonly incoming?: IncomingMessage } | undefined)?.incoming
    const request = new Request(new URL(path, publicUrl), { headers: headers as Record<string, string> })
    return app.fetch(request, incoming && { incoming: { headers, socket: incoming.socket } })
  }
}
