import type { DataOf, Endpoint, ErrorOf, RequestOf } from '@olympus/contract/endpoint'
import type { EndpointName, Endpoints } from '@olympus/contract/endpoints'
import type { LocaleCode } from '@olympus/contract/locales'
import type { Transaction } from '../database/database.ts'
import type { Failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { RequestHeaders } from './request-headers.ts'
import type { Session } from './session.ts'

/** The client side of a request. */
export interface Client {
  readonly address: string
  readonly userAgent: string
  readonly locale: LocaleCode
  readonly headers: RequestHeaders
}

/** Beyond its data, what a reply carries to the browser. */
export interface ReplyHeaders {
  /** Set-Cookie values. */
  readonly cookies: string[]
  readonly headers: Record<string, string>
}

/** What a handler is called with: the parsed request and who sent it. */
export interface Call<E extends Endpoint> extends RequestOf<E> {
  readonly session: E['access'] extends 'guest' ? null : Session
  readonly client: Client
  readonly reply: ReplyHeaders
  readonly log: Log
}

/** Every endpoint can refuse with these (`impliedErrors`). */
type AlwaysPossible = 'BAD_REQUEST' | 'SERVICE_UNAVAILABLE' | 'TOO_MANY_REQUESTS'

/** What a handler answers: the endpoint's data, or a refusal that the endpoint lists. */
export type Outcome<E extends Endpoint> = Promise<DataOf<E> | Failure<AlwaysPossible | ErrorOf<E>>>

interface WithKey {
  /** Of this act, unique per account. */
  readonly idempotencyKey: string
}

interface WithTransaction extends WithKey {
  /** The act and the reply to its repeats are committed together. A returned Failure rolls the act back. */
  readonly transaction: Transaction
}

type TransactionalHandler<E extends Endpoint> = (call: Call<E> & WithTransaction) => Outcome<E>

export interface ResumableHandler<E extends Endpoint> {
  readonly resume: (call: Call<E> & WithKey) => Outcome<E>
}

/**
 * Marks the handler of an act that calls a provider, which must not happen inside a transaction. It makes its own transactions and,
 * called again with the same idempotency key, goes on where the first call was cut off.
 */
export const resumable = <E extends Endpoint>(
  resume: ResumableHandler<E>['resume'],
): ResumableHandler<E> => ({
  resume,
})

export type HandlerOf<E extends Endpoint> = E extends { readonly isIdempotent: true }
  ? TransactionalHandler<E> | ResumableHandler<E>
  : (call: Call<E>) => Outcome<E>

/** The handlers of some endpoints, under the endpoints' names. */
export type Handlers<Name extends EndpointName> = { readonly [N in Name]: HandlerOf<Endpoints[N]> }
