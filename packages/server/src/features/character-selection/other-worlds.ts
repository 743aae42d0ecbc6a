import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'
import type { PlannedItem, SelectionPlan } from './plan-selection.ts'

interface Choice {
  readonly deletedIds: readonly number[]
  readonly heirId: number
}

/** The deleted characters in other worlds than the heir's. No game moves their listings and bids there. */
export async function findElsewhere(
  queries: Queries,
  { deletedIds, heirId }: Choice,
): Promise<ReadonlySet<number>> {
  const rows = await queries.query<{ id: number }>(sql`
    select id from character
    where id = any(${[...deletedIds]}::bigint[]) and world <> (select world from character where id = ${heirId})`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * What becomes coupons: all items, and of the characters elsewhere also what they have not sold in the
 * bazaar, and what they have won there and not collected.
 */
export function couponItems(
  { items, listings, bids }: SelectionPlan,
  elsewhere: ReadonlySet<number>,
): PlannedItem[] {
  const unsold = listings.map(({ characterId, listing: { item, amount, soldAmount } }) => ({
    characterId,
    item: { ...item, amount: amount - soldAmount },
  }))
  const won = bids
    .filter(({ bid }) => bid.isWon)
    .map(({ characterId, bid: { item, amount } }) => ({ characterId, item: { ...item, amount } }))
  const theirs = [...unsold, ...won].filter(
    ({ characterId, item }) => elsewhere.has(characterId) && item.amount > 0,
  )
  return [...items, ...theirs]
}
