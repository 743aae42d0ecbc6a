import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { listSwaps } from '../swaps/list-swaps.ts'
import { requestActivation, requestDeactivation } from './request-swap.ts'

type SwapperEndpoint = 'activateCharacter' | 'deactivateCharacter' | 'listSwaps'

export const characterSwapperRoutes = ({ config, database }: Ports): Handlers<SwapperEndpoint> => ({
  activateCharacter: ({ transaction, session: { accountId }, params, body }) =>
    requestActivation(transaction, config, { accountId, ...params, ...body }),
  deactivateCharacter: ({ transaction, session: { accountId }, params, body }) =>
    requestDeactivation(transaction, config, { accountId, ...params, ...body }),
  listSwaps: ({ session: { accountId }, query }) => listSwaps(database, { accountId, ...query }),
})
