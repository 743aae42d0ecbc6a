import type { sections } from '@olympus/contract/bridge/sections'
import type { BazaarBid, BazaarListing } from '@olympus/contract/character-bazaar'
import type { z } from '@olympus/contract/schema'
import { projectItem } from './item-rules.ts'

type Reported = z.output<(typeof sections)['bazaar']>

/** A listing as pages show it: only the fields that they know. */
export const projectListing = ({
  listingId,
  item,
  amount,
  soldAmount,
  pricePerItem,
  saleFee,
  isPackage,
  expiresAt,
}: Reported['listings'][number]): BazaarListing => ({
  id: listingId,
  item: projectItem(item),
  amount,
  soldAmount,
  pricePerItem,
  saleFee,
  isPackage,
  expiresAt,
})

/** A bid as pages show it. */
export const projectBid = ({
  bidId,
  item,
  amount,
  price,
  highestPrice,
  endsAt,
  isWon,
}: NonNullable<Reported['bids']>[number]): BazaarBid => ({
  id: bidId,
  item: projectItem(item),
  amount,
  price,
  highestPrice,
  endsAt,
  isWon,
})
