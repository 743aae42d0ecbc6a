import type { BridgeHandlers } from '../../http/bridge/bridge-handlers.ts'
import { awardTickets } from './award-tickets.ts'

export const wheelBookBridgeRoutes: BridgeHandlers<'awardTickets'> = {
  awardTickets: { together: awardTickets },
}
