import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

/** Ends a running or scheduled campaign now. False if it does not exist or has already ended. */
export async function stopCampaign(queries: Queries, campaignId: number): Promise<boolean> {
  const ended = await queries.execute(sql`
    update coupon_campaign set ends_at = now(), starts_at = least(starts_at, now() - interval '1 microsecond')
    where id = ${campaignId} and (ends_at is null or ends_at > now())`)
  return ended === 1
}
