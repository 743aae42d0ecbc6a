import { Id, named, Timestamp, z } from './schema.ts'

/**
 * - `queued`: waits for a game server.
 * - `claimed`: a game server has fetched it and not answered yet.
 * - `delayed`: too many attempts failed; an operator handles it.
 * - `confirmed`: handed out in the game.
 * - `failed`: given up; the payment is refunded.
 */
export const deliveryStates = ['queued', 'claimed', 'delayed', 'confirmed', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/**
 * Why an attempt to hand out a delivery failed. `GIVEN_UP`: no game server could, and an operator
 * refunded it. `OTHER`: a reason without a code.
 */
export const deliveryFailures = [
  'ALREADY_OWNED',
  'BAG_FULL',
  'CHARACTER_NOT_FOUND',
  'CLASS_MISMATCH',
  'COMPANION_LIST_FULL',
  'GIVEN_UP',
  'ITEM_NOT_FOUND',
  'LEVEL_TOO_LOW',
  'OTHER',
] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]

/** Items granted to a character, to be handed out in the game. */
export const Delivery = named(
  'Delivery',
  z.object({
    id: Id,
    state: z.enum(deliveryStates),
    /** Null unless the delivery failed. */
    failureReason: z.nullable(z.enum(deliveryFailures)),
    isRefunded: z.boolean(),
    queuedAt: Timestamp,
    claimedAt: z.nullable(Timestamp),
    /** When it was confirmed or failed. */
    settledAt: z.nullable(Timestamp),
  }),
)
export type Delivery = z.output<typeof Delivery>
