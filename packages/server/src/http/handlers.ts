import type { DataOf, Endpoint, ErrorOf, RequestOf } from '@olympus/contract/endpoint'
import type { EndpointName, Endpoints } from '@olympus/contract/endpoints'
import type { LocaleCode } from '@olympus/contract/locales'
import type { Transaction } from '../database/database.ts'
import type { Failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { PreparedReply } from './prepared-reply.ts'
import type { RequestHeaders } from './request-headers.ts'
import type { Session } from './session.ts'

/** The sender of a request. */
export interface Client {
  readonly address: string
  readonly userAgent: string
  readonly locale: LocaleCode
  readonly headers: RequestHeaders
}

/** Cookies and headers that a reply carries besides its data. */
export interface ReplyHeaders {
  /** Set-Cookie values. */
  readonly cookies: string[]
  readonly headers: Record<string, string>
}

/** The argument of a handler: the parsed request and its sender. */
export interface Call<E extends Endpoint> extends RequestOf<E> {
  readonly session: E['access'] extends 'guest' ? null : Session
  readonly client: Client
  readonly reply: ReplyHeaders
  readonly log: Log
}

/** Every endpoint can refuse with these (`impliedErrors`). */
type AlwaysPossible = 'BAD_REQUEST' | 'SERVICE_UNAVAILABLE' | 'TOO_MANY_REQUESTS'

/** The result of a handler: the endpoint's data, or a refusal that the endpoint lists. */
export type Outcome<E extends Endpoint> = Promise<DataOf<E> | Failure<AlwaysPossible | ErrorOf<E>>>

type PreparedOutcome<E extends Endpoint> = Promise<PreparedReply<E> | Awaited<Outcome<E>>>

interface WithKey {
  /** The idempotency key of this act, unique per account. */
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
 * Marks a handler that opens its own transactions, because it calls a provider or counts
 * guesses, which must not happen inside one. A repeated call with the same idempotency key
 * resumes where the first one was interrupted.
 */
export const resumable = <E extends Endpoint>(
  resume: ResumableHandler<E>['resume'],
): ResumableHandler<E> => ({
  resume,
})

export type HandlerOf<E extends Endpoint> = E extends { readonly isIdempotent: true }
  ? TransactionalHandler<E> | ResumableHandler<E>
  : (call: Call<E>) => Outcome<E> | PreparedOutcome<E>

/** The handlers of some endpoints, under the endpoints' names. */
export type Handlers<Name extends EndpointName> = { readonly [N in Name]: HandlerOf<Endpoints[N]> }
