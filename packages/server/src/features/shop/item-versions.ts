import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

export interface ItemVersion {
  readonly version: number
  readonly validFrom: Date
  /** The columns of the item and its drops at that time. */
  readonly offer: Readonly<Record<string, unknown>>
}

/** Reads all versions of an item, oldest first. */
export const itemVersions = (queries: Queries, itemId: string): Promise<ItemVersion[]> =>
  queries.query<ItemVersion>(sql`
    select version, valid_from, offer from item_version where item_id = ${itemId} order by version`)
