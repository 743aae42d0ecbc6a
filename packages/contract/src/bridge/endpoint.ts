import type { RequestShape } from '../endpoint.ts'
import type { z } from '../schema.ts'
import type { AnyErrorKey } from './errors.ts'

/** What a game server may do. A key has the scopes of its game server. */
export const scopes = ['characters', 'presence', 'scores', 'statistics', 'tasks', 'tickets'] as const
export type Scope = (typeof scopes)[number]

/** An endpoint for game servers. Its caller is authenticated by a key instead of a session. */
export interface BridgeEndpoint extends RequestShape {
  readonly access: 'game-server'
  readonly tag: 'Game servers'
  /** Null: every key may call it. */
  readonly scope: Scope | null
  readonly errors: readonly AnyErrorKey[]
  /** Present for batches: the schema of one entry. A bad entry is refused alone. */
  readonly entry?: z.ZodMiniType
}

/** One entry of the contract table for game servers. */
export const bridgeEndpoint = <const E extends Omit<BridgeEndpoint, 'access' | 'tag'>>(
  definition: E,
): E & Pick<BridgeEndpoint, 'access' | 'tag'> => ({
  ...definition,
  access: 'game-server',
  tag: 'Game servers',
})

/** The base path of the bridge, below `/api`. Its number is the version of the protocol. */
export const bridgePath = '/bridge/v1'
export const protocolVersion = 1

/** Refusals of a whole batch. */
export const batchErrors = ['BOOT_UNKNOWN', 'BOOT_OVER', 'IDEMPOTENCY_MISMATCH'] as const

/** Refusals that every endpoint for game servers has. */
export function bridgeErrorsOf({ body, errors, scope }: BridgeEndpoint): AnyErrorKey[] {
  return [
    ...errors,
    'BAD_REQUEST',
    'GAME_SERVER_KEY_INVALID',
    'FORBIDDEN',
    'TOO_MANY_REQUESTS',
    'INTERNAL_SERVER_ERROR',
    'SERVICE_UNAVAILABLE',
    ...(scope === null ? [] : (['SCOPE_MISSING'] as const)),
    ...(body ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
  ]
}
