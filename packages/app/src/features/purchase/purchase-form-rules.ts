import type { Package, PurchaseMethod } from '@olympus/contract/purchase'

export const consents = [
  'hasAcceptedTerms',
  'hasConsentedToImmediateSupply',
  'hasConsentedToLossOfCancellation',
] as const
export type Consent = (typeof consents)[number]

export type PurchaseConsents = Readonly<Record<Consent, boolean>>

export const noConsents: PurchaseConsents = {
  hasAcceptedTerms: false,
  hasConsentedToImmediateSupply: false,
  hasConsentedToLossOfCancellation: false,
}

export type PurchaseField = 'amount' | Consent

/** What is still to be given before a purchase can start, in the order of the page. */
export function missingFields(chosen: Package | null, given: PurchaseConsents): PurchaseField[] {
  const missing = consents.filter((consent) => !given[consent])
  return chosen ? missing : ['amount', ...missing]
}

/** The choice lives in the address, so that it survives the way to the provider and back. */
export function readSelection(
  search: URLSearchParams,
  offer: { packages: readonly Package[]; methods: readonly PurchaseMethod[] },
): { chosen: Package | null; method: PurchaseMethod | null } {
  const packageId = search.get('package')
  const method = search.get('method')
  return {
    chosen: offer.packages.find(({ id }) => id === packageId) ?? null,
    method: offer.methods.find((offered) => offered === method) ?? offer.methods[0] ?? null,
  }
}

/** OC that the buyer of a package receives. */
export const totalCoins = ({ coins, bonusCoins }: Pick<Package, 'coins' | 'bonusCoins'>): number =>
  coins + bonusCoins
