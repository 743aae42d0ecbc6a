import type { InputOf } from '@olympus/contract/endpoint'
import type { startPurchase } from '@olympus/contract/purchase'
import { termsVersion } from '@olympus/contract/terms-version'

type PurchaseRequest = InputOf<typeof startPurchase>['body']

const euroCents = { 'oc-500': 499, 'oc-5000': 4999 }

/** The request of the purchase page for a package: by card, in EUR, with all consents. */
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
