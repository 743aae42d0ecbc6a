import { limits } from '@olympus/contract/limits'
import type { ExchangeOffer } from '@olympus/contract/wheel'

interface Exchange {
  readonly priceTokens: number
  readonly tokens: number
  /** What the player has entered. */
  readonly quantity: number
}

/** What an exchange costs and leaves. Tokens and the contract limit the quantity, which is at least 1. */
export function exchangeCost({ priceTokens, tokens, quantity }: Exchange) {
  const affordable = Math.floor(tokens / priceTokens)
  const maxQuantity = Math.max(1, Math.min(affordable, limits.exchangeMaxQuantity))
  const shownQuantity = Math.min(Math.max(Math.trunc(quantity), 1), maxQuantity)
  const totalTokens = shownQuantity * priceTokens
  return {
    affordable,
    maxQuantity,
    quantity: shownQuantity,
    totalTokens,
    tokensLeft: tokens - totalTokens,
    missingTokens: Math.max(0, priceTokens - tokens),
  }
}

/** The offers with the new price of one. */
export const repriced = (
  offers: readonly ExchangeOffer[],
  offerId: string,
  priceTokens: number,
): ExchangeOffer[] => offers.map((offer) => (offer.id === offerId ? { ...offer, priceTokens } : offer))
