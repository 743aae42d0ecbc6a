import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { listCouponLogs } from './list-coupon-logs.ts'
import { listDonationLogs } from './list-donation-logs.ts'
import { listShopLogs } from './list-shop-logs.ts'
import { listWalletMovements } from './list-wallet-movements.ts'

interface LogsContext {
  readonly database: Database
  readonly secretBox: SecretBox
}

type LogsEndpoint = 'listCouponLogs' | 'listDonationLogs' | 'listShopLogs' | 'listWalletMovements'

export const logsRoutes = ({ database, secretBox }: LogsContext): Handlers<LogsEndpoint> => ({
  listCouponLogs: ({ session, query, client }) =>
    listCouponLogs({ queries: database, secretBox, locale: client.locale }, { ...session, ...query }),
  listDonationLogs: ({ session, query }) =>
    listDonationLogs(database, { accountId: session.accountId, ...query }),
  listShopLogs: ({ session, query, client }) =>
    listShopLogs(database, { accountId: session.accountId, locale: client.locale, ...query }),
  listWalletMovements: ({ session, query }) =>
    listWalletMovements(database, { accountId: session.accountId, ...query }),
})
