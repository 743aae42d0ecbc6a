import type { Endpoint } from '@olympus/contract/endpoint'
import { headers as headerNames } from '@olympus/contract/envelope'
import { Failure } from '../failure.ts'
import { isCrossSite } from './cross-site.ts'
import { isJson } from './request-body.ts'
import type { Client } from './handlers.ts'
import type { Authenticate, Identify, Session } from './session.ts'

const bearer = /^Bearer \S+$/i
const expectedAccountHeader = headerNames.expectedAccount.toLowerCase()

/** The sender of a request, before the database is asked about the session. */
export interface Identity {
  readonly accountId: number
  readonly accessToken: string
}

interface IdentifyOptions {
  readonly publicUrl: string
  readonly identify: Identify
}

/**
 * Decides from its headers alone whether a request is accepted, and whose it is. Null is a guest. Costs no
 * query.
 */
export async function identifySender(
  { access, method }: Endpoint,
  { headers }: Client,
  { publicUrl, identify }: IdentifyOptions,
): Promise<Identity | null | Failure> {
  if (method !== 'GET') {
    if (isCrossSite(headers, publicUrl)) return new Failure('FORBIDDEN')
    if (!isJson(headers)) return new Failure('UNSUPPORTED_MEDIA_TYPE')
  }
  if (access === 'guest') return null
  const authorization = headers.get('authorization')
  if (!authorization || !bearer.test(authorization)) return new Failure('UNAUTHORIZED')
  const accessToken = authorization.slice('Bearer '.length)
  const accountId = await identify(accessToken)
  return accountId === null ? new Failure('UNAUTHORIZED') : { accountId, accessToken }
}

interface AuthorizeOptions {
  readonly client: Client
  readonly authenticate: Authenticate
}

/** Finds the session of a request and decides whether it may use the endpoint. Null is a guest. */
export async function authorizeRequest(
  { access, method, needsStepUp }: Endpoint,
  identity: Identity | null,
  { client, authenticate }: AuthorizeOptions,
): Promise<Session | null | Failure> {
  if (!identity) return null
  const session = await authenticate(identity.accessToken, { isFresh: needsStepUp === true, client })
  if (session instanceof Failure) return session
  if (access === 'admin' && session.role !== 'ADMIN') return new Failure('FORBIDDEN')
  const expected = method === 'GET' ? null : client.headers.get(expectedAccountHeader)
  const isExpected = expected === null || expected === String(session.accountId)
  if (!isExpected) return new Failure('ACCOUNT_CHANGED')
  return needsStepUp && !session.isSteppedUp ? new Failure('STEP_UP_REQUIRED') : session
}
