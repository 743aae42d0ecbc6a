import { CharacterItem } from './character-item.ts'
import { named, Timestamp, z } from './schema.ts'

const Count = z.int().check(z.nonnegative())

/** What a character offers in the bazaar of the game. */
export const BazaarListing = named(
  'BazaarListing',
  z.object({
    /** The game's ID. */
    id: z.string(),
    item: CharacterItem,
    /** Pieces that were listed. */
    amount: Count,
    soldAmount: Count,
    pricePerItem: Count,
    /** For the sale of all pieces. A part of the pieces costs its share, rounded down. */
    saleFee: Count,
    /** Sold only as a whole. */
    isPackage: z.boolean(),
    expiresAt: Timestamp,
  }),
)
export type BazaarListing = z.output<typeof BazaarListing>

/** What a character bids for in the game. */
export const BazaarBid = named(
  'BazaarBid',
  z.object({
    /** The game's ID. */
    id: z.string(),
    item: CharacterItem,
    amount: Count,
    price: Count,
    /** Of all bidders. */
    highestPrice: Count,
    endsAt: Timestamp,
    isWon: z.boolean(),
  }),
)
export type BazaarBid = z.output<typeof BazaarBid>
