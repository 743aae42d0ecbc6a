import type { claimCoupon as endpoint } from '@olympus/contract/coupons'
import type { DataOf, ErrorOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Queries, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { creditEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { postOrFail } from '../ledger/post.ts'
import { selectRepaidCoins } from '../ledger/repaid-coins.ts'
import { publish } from '../live/publish.ts'
import type { Ports } from '../ports.ts'
import { giveTickets } from '../wheel-book/enter-tickets.ts'
import { claimRefusal } from './coupon-rules.ts'
import { couponCodeContext, couponCodeHash, exactHash } from './coupon-secrets.ts'
import { readCoupon } from './coupon-view.ts'

export interface ClaimRequest {
  readonly accountId: number
  /** The idempotency key of the request. A repeated request claims nothing new. */
  readonly requestKey: string
  readonly code: string
  readonly locale: LocaleCode
}

interface CodeStanding {
  readonly codeHash: Buffer
  readonly campaignId: number
  readonly coins: number | null
  readonly tickets: number | null
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

/** The hash of the code, and the one that it may be stored by from before. */
type CodeHashes = readonly [hash: Buffer, olderHash: Buffer]

type ClaimRefusal = Failure<ErrorOf<typeof endpoint>>

/**
 * Reads the campaign of a code as an account sees it. A code of a scheduled campaign counts as unknown. What
 * was claimed by one of the hashes counts as claimed by the other, too.
 */
const readCodeStanding = (queries: Queries, accountId: number, [hash, olderHash]: CodeHashes) =>
  queries.maybeOne<CodeStanding>(sql`
    select coupon_code.code_hash, campaign.id as campaign_id, coins, tickets, item_id, quantity,
      campaign.claims_left is not null as is_capped, coupon_code.claims_left is not null as is_code_capped,
      exists (
        select from coupon where coupon.account_id = account.id and coupon.code_hash in (${hash}, ${olderHash})
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
    where code_hash in (${hash}, ${olderHash}) and starts_at <= now()
    order by code_hash = ${hash} desc
    limit 1`)

/** Takes one claim from each cap. Only at these rows do claims of different accounts wait for each other. */
async function takeClaim(transaction: Transaction, found: CodeStanding): Promise<boolean> {
  if (found.isCodeCapped) {
    const taken = await transaction.execute(
      sql`update coupon_code set claims_left = claims_left - 1 where code_hash = ${found.codeHash} and claims_left > 0`,
    )
    if (taken === 0) return false
  }
  if (!found.isCapped) return true
  const taken = await transaction.execute(sql`
    update coupon_campaign set claims_left = claims_left - 1 where id = ${found.campaignId} and claims_left > 0`)
  return taken === 1
}

async function claimInTransaction(
  transaction: Transaction,
  secretBox: SecretBox,
  { accountId, code, requestKey }: ClaimRequest,
): Promise<number | ClaimRefusal> {
  const hashes: CodeHashes = [couponCodeHash(secretBox, code), exactHash(secretBox, code)]
  // A wrong code takes no lock, so guesses block nobody. A valid code is read again behind the lock, because
  // a claim that held the lock may have changed its standing.
  if (!(await readCodeStanding(transaction, accountId, hashes))) return new Failure('INVALID_CODE')
  const player = await lockPlayer(transaction, accountId)
  // Behind the lock, because the same request may run twice at once.
  const ownCoupon = await transaction.maybeOne<{ id: number }>(
    sql`select id from coupon where account_id = ${accountId} and request_key = ${requestKey}`,
  )
  if (ownCoupon) return ownCoupon.id
  const found = await readCodeStanding(transaction, accountId, hashes)
  if (!found) return new Failure('INVALID_CODE')
  const refusal = claimRefusal(found)
  if (refusal) return new Failure(refusal)
  if (!(await takeClaim(transaction, found))) return new Failure('ALREADY_CLAIMED')
  const { id } = await transaction.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('coupon', 'id')) as id`,
  )
  const { codeHash, coins, tickets, itemId, quantity } = found
  const reference = `coupon:${id}`
  const posted =
    coins === null
      ? null
      : await postOrFail(transaction, {
          kind: 'coupon',
          reference,
          entries: creditEntries(player, 'house:coupons', coins),
        })
  if (tickets !== null)
    await giveTickets(transaction, { accountId, amount: tickets, kind: 'coupon', reference })
  await transaction.execute(sql`
    insert into coupon (
      id, account_id, code_hash, code_box, request_key, coins, tickets, item_id, quantity, ledger_transaction_id, redeemed_at
    ) overriding system value values (
      ${id}, ${accountId}, ${codeHash}, ${secretBox.seal(code, couponCodeContext(accountId))}, ${requestKey}, ${coins},
      ${tickets}, ${itemId}, ${quantity}, ${posted?.transactionId ?? null}, case when ${itemId}::text is null then now() end
    )`)
  await publish(transaction, accountId, { kind: 'coupons-changed' })
  return id
}

/**
 * Claims a coupon code, once per account. Coins and tickets are credited in the same transaction; an item
 * coupon goes to the coupon inventory. A wrong code is always INVALID_CODE, so guessing reveals nothing.
 */
export async function claimCoupon(
  { database, secretBox }: Pick<Ports, 'database' | 'secretBox'>,
  request: ClaimRequest,
): Promise<DataOf<typeof endpoint> | ClaimRefusal> {
  const { accountId, locale } = request
  return database.transaction(
    async (transaction) => {
      const couponId = await claimInTransaction(transaction, secretBox, request)
      if (couponId instanceof Failure) return couponId
      const { repaidCoins } = await transaction.one<{ repaidCoins: number }>(sql`
        select (${selectRepaidCoins(sql`ledger_transaction_id`)}) as repaid_coins from coupon where id = ${couponId}`)
      return {
        coupon: await readCoupon({ queries: transaction, secretBox, locale }, couponId),
        repaidCoins,
        balanceCoins: await balanceOf(transaction, accountId),
      }
    },
    { isRepeatable: true },
  )
}
