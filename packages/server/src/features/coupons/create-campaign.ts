import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { couponCodeHash, exactHash } from './coupon-secrets.ts'

export type CampaignContents =
  | { readonly coins: number }
  | { readonly tickets: number }
  | { readonly itemId: string; readonly quantity: number }

export interface Campaign {
  readonly name: string
  readonly contents: CampaignContents
  /** Null: starts now. */
  readonly startsAt?: Date | null
  readonly endsAt?: Date | null
  /** The limit across all codes of the campaign; null: unlimited. */
  readonly maxClaims?: number | null
  readonly minAccountAgeDays?: number
  /** The only accounts that may claim; null: all. */
  readonly allowedAccountIds?: readonly number[] | null
}

export interface Batch {
  readonly campaignId: number
  readonly name: string
  readonly codes: readonly string[]
  /** The limit per code; null: every account can claim each code once. */
  readonly maxClaimsPerCode: number | null
}

/** Creates a campaign without codes. Resolves with its id. */
export async function createCampaign(transaction: Transaction, campaign: Campaign): Promise<number> {
  const { name, contents, startsAt = null, endsAt = null, maxClaims = null } = campaign
  const { minAccountAgeDays = 0, allowedAccountIds = null } = campaign
  const columns = { coins: null, tickets: null, itemId: null, quantity: null, ...contents }
  const { id } = await transaction.one<{ id: number }>(sql`
    insert into coupon_campaign (
      name, coins, tickets, item_id, quantity, starts_at, ends_at, claims_left, min_account_age_days, has_allow_list
    ) values (
      ${name}, ${columns.coins}, ${columns.tickets}, ${columns.itemId}, ${columns.quantity}, coalesce(${startsAt}::timestamptz, now()), ${endsAt},
      ${maxClaims}, ${minAccountAgeDays}, ${allowedAccountIds !== null}
    ) returning id`)
  if (allowedAccountIds)
    await transaction.execute(sql`
      insert into coupon_allow_list (campaign_id, account_id)
      select ${id}, account_id from unnest(${allowedAccountIds}::bigint[]) as account_id`)
  return id
}

/** Adds codes to a campaign, as hashes. Skips existing codes. Resolves with the number of new ones. */
export async function addBatch(
  queries: Queries,
  secretBox: SecretBox,
  { campaignId, name, codes, maxClaimsPerCode }: Batch,
): Promise<number> {
  const { id } = await queries.one<{ id: number }>(sql`
    insert into coupon_batch (campaign_id, name) values (${campaignId}, ${name})
    on conflict (campaign_id, name) do update set name = excluded.name
    returning id`)
  const hashes = codes.map((code) => couponCodeHash(secretBox, code))
  const olderHashes = codes.map((code) => exactHash(secretBox, code))
  return queries.execute(sql`
    insert into coupon_code (code_hash, batch_id, claims_left)
    select code_hash, ${id}, ${maxClaimsPerCode}
    from unnest(${hashes}::bytea[], ${olderHashes}::bytea[]) as added (code_hash, older_hash)
    where not exists (select from coupon_code where coupon_code.code_hash = older_hash)
    on conflict do nothing`)
}
