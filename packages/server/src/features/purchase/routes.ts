import { termsVersion } from '@olympus/contract/terms-version'
import type { Database } from '../../database/database.ts'
import { type Handlers, resumable } from '../../http/handlers.ts'
import type { Limiter } from '../../limits/limiter.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'
import { currencyOf } from './currency-of.ts'
import { getPurchase } from './get-purchase.ts'
import { listPackages } from './list-packages.ts'
import { startPurchase } from './start-purchase.ts'
import { withdrawPurchase } from './withdraw-purchase.ts'

interface PurchaseRoutesOptions {
  readonly database: Database
  readonly limiter: Limiter
  readonly provider: PaymentProvider
}

type PurchaseEndpoint = 'listPackages' | 'startPurchase' | 'getPurchase' | 'withdrawPurchase'

/** No buyer needs this many attempts; more of them suggest tests of stolen cards. */
const startsLimit = { max: 30, windowSeconds: 10 * 60 }

export const purchaseRoutes = (options: PurchaseRoutesOptions): Handlers<PurchaseEndpoint> => ({
  listPackages: async ({ session, query, client }) => {
    const asking = { accountId: session.accountId, locale: client.locale, asked: query.currency }
    const { currency, currencies } = await currencyOf(options.database, asking)
    return {
      packages: await listPackages(options.database, currency),
      currency,
      currencies: [...currencies],
      methods: [...options.provider.methods],
      isSandbox: options.provider.name === 'sandbox',
      termsVersion,
    }
  },
  startPurchase: resumable(async ({ session, body, client, idempotencyKey }) => {
    const { accountId } = session
    const refusal = await options.limiter.hit({ key: `purchase:${accountId}`, ...startsLimit })
    if (refusal) return refusal
    const { packageId, currency, expectedAmountCents, method, termsVersion, locale } = body
    return startPurchase(options, {
      accountId,
      requestKey: idempotencyKey,
      packageId,
      currency,
      expectedAmountCents,
      method,
      termsVersion,
      locale,
      clientAddress: client.address,
    })
  }),
  getPurchase: ({ session, params, log }) =>
    getPurchase({ ...options, log }, { accountId: session.accountId, ...params }),
  withdrawPurchase: ({ transaction, session, params }) =>
    withdrawPurchase(transaction, { accountId: session.accountId, ...params }),
})
