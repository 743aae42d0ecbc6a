import { negotiateLocale } from '@olympus/contract/locales'
import type { Context } from 'hono'
import { clientAddress } from './client-address.ts'
import type { Client } from './handlers.ts'
import { headersOf } from './request-headers.ts'

interface NodeBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string } }
}

/** The peer of the connection; requests that tests make without one count as local. */
const peerOf = ({ env }: Context): string =>
  (env as NodeBindings | undefined)?.incoming?.socket.remoteAddress ?? '127.0.0.1'

/** What a request tells of who sent it. */
export function clientOf(context: Context, trustedProxies: number): Client {
  const headers = headersOf(context)
    return {
    headers,
    get userAgent() {
      return headers.get('user-agent') ?? ''
    },
    get address() {
      return clientAddress(peerOf(context), headers.get('x-forwarded-for'), trustedProxies)
    },
    get locale() {
      const tags = (headers.get('accept-language') ?? '').split(',')
      return negotiateLocale(tags.map((tag) => tag.split(';')[0]?.trim() ?? ''))
    },
  }
}
