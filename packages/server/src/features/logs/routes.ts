import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listDonationLogs } from './list-donation-logs.ts'
import { listShopLogs } from './list-shop-logs.ts'
import { listWalletMovements } from './list-wallet-movements.ts'

type LogsEndpoint = 'listDonationLogs' | 'listShopLogs' | 'listWalletMovements'

export const logsRoutes = (database: Database): Handlers<LogsEndpoint> => ({
  listDonationLogs: ({ session, query }) =>
    listDonationLogs(database, { accountId: session.accountId, ...query }),
  listShopLogs: ({ session, query, client }) =>
    listShopLogs(database, { accountId: session.accountId, locale: client.locale, ...query }),
  listWalletMovements: ({ session, query }) =>
    listWalletMovements(database, { accountId: session.accountId, ...query }),
})
