import sql from 'sql-template-tag'
import type { Queries } from '../../database/database.ts'

export interface CampaignRow {
  readonly id: number
  readonly name: string
  readonly coins: number | null
  readonly tickets: number | null
  readonly itemId: string | null
  readonly quantity: number | null
  readonly startsAt: Date
  readonly endsAt: Date | null
  readonly state: 'scheduled' | 'running' | 'ended'
  /** Null: unlimited. */
  readonly claimsLeft: number | null
  readonly batches: number
  readonly codes: number
  readonly claims: number
}

/** Lists all campaigns, newest first. */
export const listCampaigns = (queries: Queries): Promise<CampaignRow[]> =>
  queries.query<CampaignRow>(sql`
    with counted as (
      select campaign_id, count(distinct coupon_batch.id) as batches, count(distinct coupon_code.code_hash) as codes,
        count(coupon.id) as claims
      from coupon_batch
      left join coupon_code on coupon_code.batch_id = coupon_batch.id
      left join coupon on coupon.code_hash = coupon_code.code_hash
      group by campaign_id
    )
    select id, name, coins, tickets, item_id, quantity, starts_at, ends_at, claims_left,
      case when ends_at <= now() then 'ended' when starts_at > now() then 'scheduled' else 'running' end as state,
      coalesce(batches, 0) as batches, coalesce(codes, 0) as codes, coalesce(claims, 0) as claims
    from coupon_campaign left join counted on campaign_id = id order by id desc`)
