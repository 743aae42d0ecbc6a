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

/** What these characters offer in the bazaar and have not sold. It becomes coupons too. */
export const unsoldItems = (
  { listings }: Pick<SelectionPlan, 'listings'>,
  characterIds: ReadonlySet<number>,
): PlannedItem[] =>
  listings.flatMap(({ characterId, listing: { item, amount, soldAmount } }) =>
    characterIds.has(characterId) && amount > soldAmount
      ? [{ characterId, item: { ...item, amount: amount - soldAmount } }]
      : [],
  )
