import { Id, named, Timestamp, z } from './schema.ts'
import { taskFailures } from './task-failures.ts'

/**
 * - `queued`: waits for a game server.
 * - `claimed`: a game server has fetched it and not answered yet.
 * - `delayed`: too many attempts failed; an operator handles it.
 * - `confirmed`: handed out in the game.
 * - `failed`: given up; the payment is refunded.
 */
export const deliveryStates = ['queued', 'claimed', 'delayed', 'confirmed', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Items granted to a character, to be handed out in the game. */
export const Delivery = named(
  'Delivery',
  z.object({
    id: Id,
    state: z.enum(deliveryStates),
    /** Null unless the delivery failed. */
    failureReason: z.nullable(z.enum(taskFailures)),
    /** Why the last attempt failed, while the delivery waits for another one. Null otherwise. */
    retryReason: z.nullable(z.enum(taskFailures)),
    isRefunded: z.boolean(),
    queuedAt: Timestamp,
    claimedAt: z.nullable(Timestamp),
    /** When it was confirmed or failed. */
    settledAt: z.nullable(Timestamp),
  }),
)
export type Delivery = z.output<typeof Delivery>
