import type { InputOf } from '@olympus/contract/endpoint'
import type { startPurchase } from '@olympus/contract/purchase'
import { termsVersion } from '@olympus/contract/terms-version'

type PurchaseRequest = InputOf<typeof startPurchase>['body']

const euroCents = { 'oc-500': 499, 'oc-5000': 4999 }

/** What the purchase page sends for a package of the catalogue: paid by card in EUR, with all that has to be agreed to. */
export const purchaseRequest = (packageId: keyof typeof euroCents): PurchaseRequest => ({
  packageId,
  currency: 'EUR',
  expectedAmountCents: euroCents[packageId],
  method: 'card',
  hasAcceptedTerms: true,
  hasConsentedToImmediateSupply: true,
  hasConsentedToLossOfCancellation: true,
  termsVersion,
  locale: 'en',
})
