import type { Endpoint } from '@olympus/contract/endpoint'
import { headers as headerNames } from '@olympus/contract/envelope'
import { Failure } from '../failure.ts'
import { isCrossSite } from './cross-site.ts'
import { isJson } from './request-body.ts'
import type { Client } from './handlers.ts'
import type { Authenticate, Session } from './session.ts'

const bearer = /^Bearer \S+$/i
const expectedAccountHeader = headerNames.expectedAccount.toLowerCase()

export interface AuthorizeOptions {
  readonly publicUrl: string
  readonly authenticate: Authenticate
}

async function sessionOf(
  { access, method, needsStepUp }: Endpoint,
  client: Client,
  authenticate: Authenticate,
): Promise<Session | Failure> {
  const { headers } = client
  const authorization = headers.get('authorization')
  const token = authorization && bearer.test(authorization) && authorization.slice('Bearer '.length)
  if (!token) return new Failure('UNAUTHORIZED')
  const session = await authenticate(token, { isFresh: needsStepUp === true, client })
  if (session instanceof Failure) return session
  if (access === 'admin' && session.role !== 'ADMIN') return new Failure('FORBIDDEN')
  const expected = method === 'GET' ? null : headers.get(expectedAccountHeader)
  const isExpected = expected === null || expected === String(session.accountId)
  if (!isExpected) return new Failure('ACCOUNT_CHANGED')
  return needsStepUp && !session.isSteppedUp ? new Failure('STEP_UP_REQUIRED') : session
}

/** Decides from its headers whether a request is accepted, and for which session. Null is a guest. */
export async function authorizeRequest(
  endpoint: Endpoint,
  client: Client,
  { publicUrl, authenticate }: AuthorizeOptions,
): Promise<Session | null | Failure> {
  const { headers } = client
  if (endpoint.method !== 'GET') {
    if (isCrossSite(headers, publicUrl)) return new Failure('FORBIDDEN')
    if (!isJson(headers)) return new Failure('UNSUPPORTED_MEDIA_TYPE')
  }
  return endpoint.access === 'guest' ? null : sessionOf(endpoint, client, authenticate)
}
