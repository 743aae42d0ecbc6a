import { type LocaleCode, negotiateLocale } from '@olympus/contract/locales'
import type { Context } from 'hono'
import { clientAddress } from './client-address.ts'
import type { Client } from './handlers.ts'
import { headersOf, type RequestHeaders } from './request-headers.ts'

interface NodeBindings {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string } }
}

/** The peer of the connection. Requests without a connection, as in tests, count as local. */
const peerOf = ({ env }: Context): string =>
  (env as NodeBindings | undefined)?.incoming?.socket.remoteAddress ?? '127.0.0.1'

/** The language that the sender prefers. */
export function localeOf(headers: RequestHeaders): LocaleCode {
  const tags = (headers.get('accept-language') ?? '').split(',')
  return negotiateLocale(tags.map((tag) => tag.split(';')[0]?.trim() ?? ''))
}

/** A class with getters, because most requests read none of these values. */
class RequestClient implements Client {
  readonly headers: RequestHeaders
  readonly #context: Context
  readonly #trustedProxies: number

  constructor(context: Context, trustedProxies: number) {
    this.headers = headersOf(context)
    this.#context = context
    this.#trustedProxies = trustedProxies
  }

  get userAgent(): string {
    return this.headers.get('user-agent') ?? ''
  }

  get address(): string {
    return clientAddress(peerOf(this.#context), this.headers.get('x-forwarded-for'), this.#trustedProxies)
  }

  get locale(): LocaleCode {
    return localeOf(this.headers)
  }
}

/** Sender information taken from the request. */
export const clientOf = (context: Context, trustedProxies: number): Client =>
  new RequestClient(context, trustedProxies)
