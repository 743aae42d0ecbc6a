import type { Sql } from 'sql-template-tag'
import type { Database } from '../../database/database.ts'
import { type CatalogSnapshot, isOf, type Moment, readSnapshot } from './catalog-snapshot.ts'

/**
 * Keeps the catalog in memory, and reads it again once it has another version or an offer begins or
 * ends.
 */
export function createCurrentCatalog(database: Database) {
  let kept: CatalogSnapshot | undefined
  let reading: Promise<CatalogSnapshot> | undefined

  function read(at: Sql): Promise<CatalogSnapshot> {
    reading = readSnapshot(database, at)
      .then((snapshot) => (kept = snapshot))
      .finally(() => (reading = undefined))
    return reading
  }

  /** The catalog as of this moment or a later one. `at` is the same moment in SQL. */
  return async (moment: Moment, at: Sql): Promise<CatalogSnapshot> => {
    if (kept && isOf(kept, moment)) return kept
    const earlier = await reading?.catch(() => undefined)
    if (earlier && isOf(earlier, moment)) return earlier
    // One that begins from here on sees all that this request saw.
    return reading ?? read(at)
  }
}
