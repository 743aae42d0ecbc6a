import type { Scope } from '@olympus/contract/bridge/endpoint'

/** The game server of a request, as its key proves. */
export interface GameServer {
  readonly id: number
  readonly name: string
  readonly keyId: number
  readonly worlds: readonly string[]
  readonly scopes: readonly Scope[]
}
