import type { claimCoupon as endpoint } from '@olympus/contract/coupons'
import type { DataOf, ErrorOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Database, Queries, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { creditEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { postOrFail } from '../ledger/post.ts'
import { publish } from '../live/publish.ts'
import { claimRefusal } from './coupon-rules.ts'
import { couponCodeContext, couponCodeHash } from './coupon-secrets.ts'
import { readCoupon } from './coupon-view.ts'

export interface ClaimRequest {
  readonly accountId: number
  /** The idempotency key of the request: the same request claims once, whatever cut it off. */
  readonly requestKey: string
  readonly code: string
  readonly locale: LocaleCode
}

interface Ports {
  readonly database: Database
  readonly secretBox: SecretBox
}

interface Found {
  readonly campaignId: number
  readonly coins: number | null
  readonly itemId: string | null
  readonly quantity: number | null
  readonly isCapped: boolean
  readonly isCodeCapped: boolean
  readonly isClaimed: boolean
  readonly hasEnded: boolean
  readonly isUsedUp: boolean
  readonly isListed: boolean
  readonly isOldEnough: boolean
}

type Refusal = Failure<ErrorOf<typeof endpoint>>

/** What stands behind a code, for an account. A campaign that has not begun tells nothing of its codes. */
const find = (queries: Queries, accountId: number, codeHash: Buffer) =>
  queries.maybeOne<Found>(sql`
    select campaign.id as campaign_id, coins, item_id, quantity,
      campaign.claims_left is not null as is_capped, coupon_code.claims_left is not null as is_code_capped,
      exists (
        select from coupon where coupon.account_id = account.id and coupon.code_hash = coupon_code.code_hash
      ) as is_claimed,
      coalesce(ends_at <= now(), false) as has_ended,
      coalesce(campaign.claims_left = 0, false) or coalesce(coupon_code.claims_left = 0, false) as is_used_up,
      not has_allow_list or exists (
        select from coupon_allow_list where campaign_id = campaign.id and account_id = account.id
      ) as is_listed,
      account.created_at <= now() - make_interval(days => min_account_age_days) as is_old_enough
    from coupon_code
    join coupon_batch on coupon_batch.id = batch_id
    join coupon_campaign as campaign on campaign.id = coupon_batch.campaign_id
    join account on account.id = ${accountId}
    where code_hash = ${codeHash} and starts_at <= now()`)

/** Takes one claim from each cap. The row of a cap is the only one that accounts wait for one another at. */
async function takeClaim(transaction: Transaction, found: Found, codeHash: Buffer): Promise<boolean> {
  if (found.isCodeCapped) {
    const taken = await transaction.execute(
      sql`update coupon_code set claims_left = claims_left - 1 where code_hash = ${codeHash} and claims_left > 0`,
    )
    if (taken === 0) return false
  }
  if (!found.isCapped) return true
  const taken = await transaction.execute(sql`
    update coupon_campaign set claims_left = claims_left - 1 where id = ${found.campaignId} and claims_left > 0`)
  return taken === 1
}

async function claim(
  transaction: Transaction,
  secretBox: SecretBox,
  { accountId, code, requestKey }: ClaimRequest,
): Promise<number | Refusal> {
  const codeHash = couponCodeHash(secretBox, code)
  if (!(await find(transaction, accountId, codeHash))) return new Failure('INVALID_CODE')
  const standing = await lockPlayer(transaction, accountId)
  // Behind the lock: the same request may be under way twice.
  const known = await transaction.maybeOne<{ id: number }>(
    sql`select id from coupon where account_id = ${accountId} and request_key = ${requestKey}`,
  )
  if (known) return known.id
  const found = await find(transaction, accountId, codeHash)
  if (!found) return new Failure('INVALID_CODE')
  const refusal = claimRefusal(found)
  if (refusal) return new Failure(refusal)
  if (!(await takeClaim(transaction, found, codeHash))) return new Failure('ALREADY_CLAIMED')
  const { id } = await transaction.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('coupon', 'id')) as id`,
  )
  const { coins, itemId, quantity } = found
  const posted =
    coins === null
      ? null
      : await postOrFail(transaction, {
          kind: 'coupon',
          reference: `coupon:${id}`,
          entries: creditEntries(standing, 'house:coupons', coins),
        })
  await transaction.execute(sql`
    insert into coupon (
      id, account_id, code_hash, code_box, request_key, coins, item_id, quantity, ledger_transaction_id, redeemed_at
    ) overriding system value values (
      ${id}, ${accountId}, ${codeHash}, ${secretBox.seal(code, couponCodeContext(accountId))}, ${requestKey}, ${coins},
      ${itemId}, ${quantity}, ${posted?.transactionId ?? null}, case when ${coins}::bigint is not null then now() end
    )`)
  await publish(transaction, accountId, { kind: 'coupons-changed' })
  return id
}

/**
 * Claims a code once for an account: coins are credited in the same transaction, an item goes to the coupon inventory. Whoever does
 * not have a code learns nothing but INVALID_CODE.
 */
export async function claimCoupon(
  { database, secretBox }: Ports,
  request: ClaimRequest,
): Promise<DataOf<typeof endpoint> | Refusal> {
  const { accountId, locale } = request
  return database.transaction(
    async (transaction) => {
      const couponId = await claim(transaction, secretBox, request)
      if (couponId instanceof Failure) return couponId
      return {
        coupon: await readCoupon({ queries: transaction, secretBox, locale }, couponId),
        balanceCoins: await balanceOf(transaction, accountId),
      }
    },
    { isRepeatable: true },
  )
}
