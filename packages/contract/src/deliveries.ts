import { Id, named, Timestamp, z } from './schema.ts'

/**
 * `queued`: waits for a game server; `claimed`: a game server has taken it and not answered yet; `delayed`: game servers tried it
 * too often, and an operator looks after it; `confirmed`: handed out in the game; `failed`: given up, and what was paid is refunded.
 */
export const deliveryStates = ['queued', 'claimed', 'delayed', 'confirmed', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Something granted to a character, on its way into the game. */
export const Delivery = named(
  'Delivery',
  z.object({
    id: Id,
    state: z.enum(deliveryStates),
    /** Why it failed, in the words of the game server; null otherwise. */
    failureReason: z.nullable(z.string()),
    isRefunded: z.boolean(),
    queuedAt: Timestamp,
    claimedAt: z.nullable(Timestamp),
    /** When it was confirmed or failed. */
    settledAt: z.nullable(Timestamp),
  }),
)
export type Delivery = z.output<typeof Delivery>
