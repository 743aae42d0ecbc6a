import { z } from '../schema.ts'
import { BatchAnswer, GameId, worldBatchOf } from './batch.ts'
import { batchErrors, bridgeEndpoint, bridgePath } from './endpoint.ts'

const maxTickets = 1000

const TicketAward = z.strictObject({
  /** The character that earned the tickets. Its account gets them. */
  gameId: GameId,
  /** The game's own ID of the award. Unique in its world: an award is given once, whatever its batch. */
  awardId: z.string().check(z.regex(/^[\w:.-]{1,64}$/)),
  tickets: z.int().check(z.gte(1), z.lte(maxTickets)),
})
export type TicketAward = z.output<typeof TicketAward>

export const awardTickets = bridgeEndpoint({
  method: 'POST',
  path: `${bridgePath}/tickets`,
  scope: 'tickets',
  summary: 'Gives tickets of the fortune wheel to the accounts of characters, once for each award',
  body: worldBatchOf(TicketAward),
  entry: TicketAward,
  data: BatchAnswer,
  errors: [...batchErrors, 'WORLD_NOT_ALLOWED'],
})
