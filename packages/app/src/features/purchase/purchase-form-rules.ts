import type { DataOf, InputOf } from '@olympus/contract/endpoint'
import type { listPackages, Package, PurchaseMethod } from '@olympus/contract/purchase'
import { encodeQuery } from '@olympus/contract/query-string'

export type Offer = DataOf<typeof listPackages>

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

/** The selection is kept in the URL, so that it survives the trip to the provider and back. */
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

/** OC that the buyer of a package receives, with the bonus. */
export const totalCoins = ({ coins, bonusCoins }: Pick<Package, 'coins' | 'bonusCoins'>): number =>
  coins + bonusCoins

/** The purchase ID in the URL, or null. */
export function readPurchaseId(search: URLSearchParams): number | null {
  const text = search.get('purchase') ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** The request for the offer, with the currency from the URL if it looks like one. */
export function offerInput(search: URLSearchParams): InputOf<typeof listPackages> {
  const currency = search.get('currency') ?? ''
  return /^[A-Z]{3}$/.test(currency) ? { query: { currency } } : {}
}

/** The query string for a selection. */
export const selectionSearch = ({
  packageId,
  currency,
  method,
}: {
  readonly packageId: string
  readonly currency: string
  readonly method: PurchaseMethod
}): string => `?${encodeQuery({ package: packageId, currency, method })}`

/** Upper bounds of the coin pictures, from a single coin to a hoard. */
const stackBounds = [999, 1999, 4999, 9999, 19_999] as const

/** The number of the coin picture for an amount: 1 to 6. */
export function stackSize(coins: number): 1 | 2 | 3 | 4 | 5 | 6 {
  const index = stackBounds.findIndex((bound) => coins <= bound)
  return (index === -1 ? 6 : index + 1) as 1 | 2 | 3 | 4 | 5 | 6
}

const byAmount = (a: Package, b: Package): number => a.amountCents - b.amountCents

/** The featured or all amounts, smallest first. The chosen amount is never hidden. */
export const shownPackages = (
  packages: readonly Package[],
  { isAll, chosen }: { isAll: boolean; chosen: Package | null },
): Package[] =>
  packages.filter((offer) => isAll || offer.isFeatured || offer.id === chosen?.id).toSorted(byAmount)
