import type { ErrorKey } from '../errors.ts'

/** Refusals of whole requests that only game servers receive. `docs/bridge.md` describes them. */
export const bridgeErrorCatalog = {
  GAME_SERVER_KEY_INVALID: 401,
  SCOPE_MISSING: 403,
  WORLD_NOT_ALLOWED: 403,
  PROTOCOL_VERSION_UNSUPPORTED: 409,
  BOOT_UNKNOWN: 409,
  BOOT_OVER: 409,
  ACCOUNT_NOT_FOUND: 404,
  ACCOUNT_BANNED: 403,
  ACCOUNT_IN_GAME: 409,
  CHARACTER_DELETED: 410,
  /** The portal changes the characters of the account: a swap or a permanent selection. */
  CHARACTERS_CHANGING: 409,
  SESSION_NOT_FOUND: 404,
  SESSION_ENDED: 409,
} as const

export type BridgeErrorKey = keyof typeof bridgeErrorCatalog
export type AnyErrorKey = BridgeErrorKey | ErrorKey

export const bridgeErrorKeys = Object.keys(bridgeErrorCatalog) as BridgeErrorKey[]
