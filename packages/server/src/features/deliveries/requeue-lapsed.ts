import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** Queues deliveries again whose game server has not answered within its lease. Resolves with their number. */
export const requeueLapsed = (queries: Queries): Promise<number> =>
  queries.execute(sql`
    update delivery set state = 'queued', due_at = now()
    where id in (
      select id from delivery where state = 'claimed' and lease_expires_at <= now()
      order by id limit 500 for update skip locked
    )`)
