import type { BazaarBid, BazaarListing } from '@olympus/contract/character-bazaar'

/** What a listing can be, from the start of its sale to its end. */
export const listingStates = ['onSale', 'partlySold', 'sold', 'expired'] as const
export type ListingState = (typeof listingStates)[number]

export type BidState = 'ahead' | 'outbid' | 'won' | 'ended'

export const listingState = (
  { amount, soldAmount, expiresAt }: Pick<BazaarListing, 'amount' | 'expiresAt' | 'soldAmount'>,
  nowMs: number,
): ListingState => {
  if (soldAmount >= amount) return 'sold'
  if (Date.parse(expiresAt) <= nowMs) return 'expired'
  return soldAmount > 0 ? 'partlySold' : 'onSale'
}

/** Nothing more is sold: what is left, and the proceeds, wait for the character. */
export const hasEnded = (state: ListingState): boolean => state === 'sold' || state === 'expired'

/** The winner is known only when the game says so. */
export const bidState = (
  { isWon, endsAt, price, highestPrice }: Pick<BazaarBid, 'endsAt' | 'highestPrice' | 'isWon' | 'price'>,
  nowMs: number,
): BidState => {
  if (isWon) return 'won'
  if (Date.parse(endsAt) <= nowMs) return 'ended'
  return price >= highestPrice ? 'ahead' : 'outbid'
}

/** Money of the game. Products of prices and amounts can exceed what a number holds exactly. */
export interface Takings {
  /** What buyers paid. */
  readonly gross: bigint
  readonly fee: bigint
  /** `gross` without `fee`. */
  readonly proceeds: bigint
}

type Priced = Pick<BazaarListing, 'amount' | 'pricePerItem' | 'saleFee' | 'soldAmount'>

const soldOf = ({ amount, soldAmount }: Priced) => BigInt(Math.min(soldAmount, amount))

/** What a listing has brought so far. Its fee is the share of the sold pieces, rounded down. */
export function takingsOf(listing: Priced): Takings {
  const { amount, pricePerItem, saleFee } = listing
  const sold = soldOf(listing)
  const gross = BigInt(pricePerItem) * sold
  const fee = amount === 0 ? 0n : (BigInt(saleFee) * sold) / BigInt(amount)
  return { gross, fee, proceeds: gross - fee }
}

/** What a listing hands over to another character. */
interface Remains {
  readonly state: ListingState
  /** Not sold. */
  readonly pieces: number
  /** The proceeds. */
  readonly gold: bigint
}

export const remainsOf = (listing: BazaarListing, nowMs: number): Remains => ({
  state: listingState(listing, nowMs),
  pieces: Math.max(0, listing.amount - listing.soldAmount),
  gold: takingsOf(listing).proceeds,
})

export interface Totals extends Takings {
  /** Proceeds of listings that have ended. */
  readonly toCollect: bigint
  readonly piecesSold: bigint
  /** What the rest would bring at its price, before fees. */
  readonly stillOnSale: bigint
}

const nothing: Totals = {
  gross: 0n,
  fee: 0n,
  proceeds: 0n,
  toCollect: 0n,
  piecesSold: 0n,
  stillOnSale: 0n,
}

/** Sums of the listings' own figures, so that the columns of a table add up to them. */
export const totalsOf = (listings: readonly (Priced & { readonly state: ListingState })[]): Totals =>
  listings.reduce((totals, listing) => {
    const { gross, fee, proceeds } = takingsOf(listing)
    const sold = soldOf(listing)
    const isOver = hasEnded(listing.state)
    const rest = BigInt(listing.amount) - sold
    return {
      gross: totals.gross + gross,
      fee: totals.fee + fee,
      proceeds: totals.proceeds + proceeds,
      toCollect: totals.toCollect + (isOver ? proceeds : 0n),
      piecesSold: totals.piecesSold + sold,
      stillOnSale: totals.stillOnSale + (isOver ? 0n : BigInt(listing.pricePerItem) * rest),
    }
  }, nothing)
