import type { Handlers } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { listCouponLogs } from './list-coupon-logs.ts'
import { listDonationLogs } from './list-donation-logs.ts'
import { listShopLogs } from './list-shop-logs.ts'
import { listWalletMovements } from './list-wallet-movements.ts'
import { listWheelLogs } from './list-wheel-logs.ts'

type LogsEndpoint =
  | 'listCouponLogs'
  | 'listDonationLogs'
  | 'listShopLogs'
  | 'listWalletMovements'
  | 'listWheelLogs'

export const logsRoutes = ({ database, secretBox }: Ports): Handlers<LogsEndpoint> => ({
  listCouponLogs: ({ session, query, client }) =>
    listCouponLogs({ queries: database, secretBox, locale: client.locale }, { ...session, ...query }),
  listDonationLogs: ({ session, query }) =>
    listDonationLogs(database, { accountId: session.accountId, ...query }),
  listShopLogs: ({ session, query, client }) =>
    listShopLogs(database, { accountId: session.accountId, locale: client.locale, ...query }),
  listWalletMovements: ({ session, query }) =>
    listWalletMovements(database, { accountId: session.accountId, ...query }),
  listWheelLogs: ({ session, query, client }) =>
    listWheelLogs(database, { accountId: session.accountId, locale: client.locale, ...query }),
})
