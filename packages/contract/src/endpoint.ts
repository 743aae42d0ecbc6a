import type { ErrorKey } from './errors.ts'
import type { z } from './schema.ts'

/** `guest`: anybody; `player`: a live session; `admin`: a live session of an account with the ADMIN role. */
export type Access = 'guest' | 'player' | 'admin'

/** What every request of the API has, whoever sends it. */
export interface RequestShape {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below `/api`; parameters as `:name`. */
  readonly path: `/${string}`
  readonly summary: string
  readonly params?: z.ZodMiniObject
  readonly query?: z.ZodMiniObject
  readonly body?: z.ZodMiniObject
  readonly data: z.ZodMiniType
}

export interface Endpoint extends RequestShape {
  readonly access: Access
  readonly tag:
    | 'Session'
    | 'Account'
    | 'Security'
    | 'Connections'
    | 'Purchase'
    | 'Shop'
    | 'Coupons'
    | 'Fortune wheel'
    | 'Leaderboards'
    | 'Characters'
    | 'Game data'
    | 'Logs'
    | 'Download'
    | 'Support'
  /** Refusals of this endpoint, in addition to those of its kind (`impliedErrors`). */
  readonly errors: readonly ErrorKey[]
  /**
   * For requests that move value or cannot be undone: requires an `Idempotency-Key` header
   * and answers a repeat with the first response.
   */
  readonly isIdempotent?: true
  /** Requires a step-up of the session in the last ten minutes (`stepUp`, `stepUpWithPasskey`). */
  readonly needsStepUp?: true
}

/** One entry of the contract table. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined
type InputPart<S, Name extends string> = S extends z.ZodMiniType
  ? {} extends z.input<S>
    ? { readonly [K in Name]?: z.input<S> }
    : { readonly [K in Name]: z.input<S> }
  : {}

/** What a handler receives once the request is parsed. */
export interface RequestOf<E extends RequestShape> {
  readonly params: Parsed<E['params']>
  readonly query: Parsed<E['query']>
  readonly body: Parsed<E['body']>
}

/** What a caller passes to an endpoint. */
export type InputOf<E extends RequestShape> = InputPart<E['params'], 'params'> &
  InputPart<E['query'], 'query'> &
  InputPart<E['body'], 'body'>

/** `data` of a successful reply. */
export type DataOf<E extends RequestShape> = z.output<E['data']>

/** Refusals listed by the endpoint itself, without the implied ones. */
export type ErrorOf<E extends Endpoint> = E['errors'][number]

/** Refusals that follow from an endpoint's kind. Entries do not list them again. */
export function impliedErrors({ access, body, isIdempotent, method, needsStepUp }: Endpoint): ErrorKey[] {
  const keys: ErrorKey[] = [
    'BAD_REQUEST',
    'TOO_MANY_REQUESTS',
    'INTERNAL_SERVER_ERROR',
    'SERVICE_UNAVAILABLE',
  ]
  if (access !== 'guest')
    keys.push('UNAUTHORIZED', 'UNAUTHORIZED_SESSION_EXPIRED', 'UNAUTHORIZED_BANNED_ACCOUNT')
  if (access === 'admin') keys.push('FORBIDDEN')
  if (method !== 'GET' && access !== 'guest') keys.push('ACCOUNT_CHANGED')
  if (needsStepUp) keys.push('STEP_UP_REQUIRED')
  if (body) keys.push('PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE')
  if (isIdempotent) keys.push('IDEMPOTENCY_KEY_REQUIRED', 'IDEMPOTENCY_MISMATCH')
  return keys
}
