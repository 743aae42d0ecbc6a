import type { Queries } from '../../database/database.ts'
import { publishToAll } from '../live/publish.ts'

/** Notifies pages that show the presence of these accounts. */
export const publishPresence = (queries: Queries, accountIds: readonly number[]): Promise<void> =>
  publishToAll(queries, accountIds, { kind: 'presence-changed' })
