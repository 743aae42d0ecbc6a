import type { BridgeHandlers } from '../../http/bridge/bridge-handlers.ts'
import { greetPortal, type GreetingPorts } from './greet-portal.ts'
import { listCodes } from './list-codes.ts'

export const gameServersBridgeRoutes = (
  ports: GreetingPorts,
): BridgeHandlers<'greetPortal' | 'listCodes'> => ({
  greetPortal: ({ gameServer, body }) => greetPortal(ports, gameServer, body),
  listCodes: async () => listCodes(),
})
