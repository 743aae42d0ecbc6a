import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { listDonationLogs } from './list-donation-logs.ts'
import { listShopLogs } from './list-shop-logs.ts'

export const logsRoutes = (database: Database): Handlers<'listDonationLogs' | 'listShopLogs'> => ({
  listDonationLogs: ({ session, query }) =>
    listDonationLogs(database, { accountId: session.accountId, ...query }),
  listShopLogs: ({ session, query, client }) =>
    listShopLogs(database, { accountId: session.accountId, locale: client.locale, ...query }),
})
