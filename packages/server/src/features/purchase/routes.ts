import { termsVersion } from '@olympus/contract/terms-version'
import { type Handlers, resumable } from '../../http/handlers.ts'
import type { Ports } from '../ports.ts'
import { createVisitAsker } from './ask-for-visit.ts'
import { currencyOf } from './currency-of.ts'
import { getPurchase } from './get-purchase.ts'
import { listPackages } from './list-packages.ts'
import { startPurchase } from './start-purchase.ts'
import { withdrawPurchase } from './withdraw-purchase.ts'

type PurchaseEndpoint = 'listPackages' | 'startPurchase' | 'getPurchase' | 'withdrawPurchase'

/** No buyer needs this many attempts; more of them suggest tests of stolen cards. */
const startsLimit = { max: 30, windowSeconds: 10 * 60 }

export function purchaseRoutes(ports: Ports): Handlers<PurchaseEndpoint> {
  const askForVisit = createVisitAsker(ports)
  return {
    listPackages: async ({ session, query, client }) => {
      const asking = { accountId: session.accountId, locale: client.locale, asked: query.currency }
      const { currency, currencies } = await currencyOf(ports.database, asking)
      return {
        packages: await listPackages(ports.database, currency),
        currency,
        currencies: [...currencies],
        methods: [...ports.provider.methods],
        isSandbox: ports.provider.name === 'sandbox',
        termsVersion,
      }
    },
    startPurchase: resumable(async ({ session, body, client, idempotencyKey }) => {
      const { accountId } = session
      const refusal = await ports.limiter.hit({ key: `purchase:${accountId}`, ...startsLimit })
      if (refusal) return refusal
      const { packageId, currency, expectedAmountCents, method, termsVersion, locale } = body
      return startPurchase(ports, {
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
    getPurchase: ({ session, params }) =>
      getPurchase({ ...ports, askForVisit }, { accountId: session.accountId, ...params }),
    withdrawPurchase: ({ transaction, session, params }) =>
      withdrawPurchase(transaction, { accountId: session.accountId, ...params }),
  }
}
