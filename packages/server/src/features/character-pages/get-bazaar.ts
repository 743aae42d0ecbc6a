import type { getBazaar as endpoint } from '@olympus/contract/character-pages'
import type { DataOf } from '@olympus/contract/endpoint'
import type { Queries } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { projectBid, projectListing } from './bazaar-rules.ts'
import type { Visit } from './find-character.ts'
import { openSection } from './open-section.ts'

type Bazaar = DataOf<typeof endpoint>

/** Reads what a character sells and bids for. */
export async function getBazaar(queries: Queries, visit: Visit): Promise<Bazaar | Failure<'NOT_FOUND'>> {
  const opened = await openSection(queries, visit, 'bazaar')
  if (opened instanceof Failure) return opened
  const { listings = [], maxListings = null, bids = [] } = opened.body ?? {}
  return { ...opened.age, listings: listings.map(projectListing), maxListings, bids: bids.map(projectBid) }
}
