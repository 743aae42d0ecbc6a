import { swapsPath } from './character-paths.ts'
import { characterIdentity } from './characters.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { paged, pageQuery } from './paging.ts'
import { Id, named, Timestamp, z } from './schema.ts'
import { taskFailures } from './task-failures.ts'

export const swapKinds = ['activate', 'deactivate'] as const
export type SwapKind = (typeof swapKinds)[number]

/**
 * - `pending`: waits until the game confirms it. The account cannot enter the game until then.
 * - `applied`: the game has confirmed it.
 * - `lapsed`: no game server claimed it in time. An activation is given back.
 * - `failed`: the game refused it, or an operator gave it up. An activation is given back.
 */
export const swapStates = ['pending', 'applied', 'lapsed', 'failed'] as const

/** An activation or deactivation of a character. */
export const Swap = named(
  'Swap',
  z.object({
    id: Id,
    kind: z.enum(swapKinds),
    character: z.object(characterIdentity),
    /** Of an activation, from 0: the slot that the character gets. */
    slot: z.nullable(z.int()),
    state: z.enum(swapStates),
    /** Null unless the swap failed. */
    failureReason: z.nullable(z.enum(taskFailures)),
    /** The game server that claimed it last. */
    gameServer: z.nullable(z.string()),
    requestedAt: Timestamp,
    /** When it was applied, lapsed or failed. */
    settledAt: z.nullable(Timestamp),
  }),
)
export type Swap = z.output<typeof Swap>

/**
 * - `LAST_ACTIVE`: an account keeps an active character.
 * - `TOO_MANY_DEACTIVATED`: the account has as many deactivated characters as it may.
 * - `LISTINGS_OPEN`: the character offers items or bids in the bazaar.
 */
export const deactivationObstacles = ['LAST_ACTIVE', 'TOO_MANY_DEACTIVATED', 'LISTINGS_OPEN'] as const
export type DeactivationObstacle = (typeof deactivationObstacles)[number]

/** `data` of CAN_NOT_DEACTIVATE. */
export const CanNotDeactivateData = z.object({ reason: z.enum(deactivationObstacles) })
/** `data` of SWAP_NOT_YET. */
export const SwapNotYetData = z.object({ availableAt: Timestamp, serverNow: Timestamp })

const swapOf = {
  params: z.strictObject({ characterId: Id }),
  /** Whether the player has ticked the acknowledgement. */
  body: z.strictObject({ isAcknowledged: z.boolean() }),
}

const swapRefusals = [
  'ACKNOWLEDGEMENT_MISSING',
  'CHARACTER_NOT_FOUND',
  'NEED_TO_BE_OFFLINE',
  'SELECTION_PENDING',
  'SWAP_PENDING',
] as const

export const activateCharacter = endpoint({
  method: 'POST',
  path: '/characters/:characterId/activation',
  access: 'player',
  tag: 'Characters',
  summary: 'Requests that a character is activated, in the first free slot; the game confirms it',
  ...swapOf,
  data: Swap,
  errors: [...swapRefusals, 'CHARACTER_ALREADY_ACTIVE', 'NO_SLOT_AVAILABLE', 'SWAP_NOT_YET'],
  isIdempotent: true,
})

export const deactivateCharacter = endpoint({
  method: 'POST',
  path: '/characters/:characterId/deactivation',
  access: 'player',
  tag: 'Characters',
  summary: 'Requests that a character is deactivated; the game confirms it',
  ...swapOf,
  data: Swap,
  errors: [...swapRefusals, 'CHARACTER_NOT_ACTIVE', 'CAN_NOT_DEACTIVATE'],
  isIdempotent: true,
})

export const listSwaps = endpoint({
  method: 'GET',
  path: swapsPath,
  access: 'player',
  tag: 'Characters',
  summary: 'Activations and deactivations of the account, newest first',
  query: z.strictObject(pageQuery(limits.logPageSizeDefault)),
  data: paged(Swap),
  errors: [],
})
