import type { Coupon, redeemCoupon as endpoint } from '@olympus/contract/coupons'
import type { ErrorOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import type { SecretBox } from '../../secrets/secret-box.ts'
import { doomedRefusal } from '../characters/open-selection.ts'
import { type GrantedItem, queueDelivery } from '../tasks/queue-delivery.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { publish } from '../live/publish.ts'
import { readCoupon } from './coupon-view.ts'

interface RedeemRequest {
  readonly accountId: number
  readonly couponId: number
  readonly characterId: number
  readonly locale: LocaleCode
}

interface RedeemableCoupon {
  readonly contents: GrantedItem
  /** The failed delivery that returned the coupon to the inventory. */
  readonly failedDeliveryId: number | null
}

type RedeemRefusal = Failure<ErrorOf<typeof endpoint>>

async function lockRedeemableCoupon(
  transaction: Transaction,
  { accountId, couponId }: RedeemRequest,
): Promise<RedeemableCoupon | Failure<'ALREADY_REDEEMED' | 'NOT_FOUND'>> {
  const coupon = await transaction.maybeOne<GrantedItem & { deliveryId: number | null }>(
    sql`select item_id, game_item, quantity, delivery_id from coupon
        where id = ${couponId} and account_id = ${accountId} and coins is null and tickets is null for update`,
  )
  if (!coupon) return new Failure('NOT_FOUND')
  const { deliveryId, ...contents } = coupon
  if (deliveryId === null) return { contents, failedDeliveryId: null }
  // Locked, because an operator could resend the delivery while the coupon is redeemed again.
  const failed = await transaction.maybeOne(
    sql`select from task where id = ${deliveryId} and state = 'failed' for update`,
  )
  return failed ? { contents, failedDeliveryId: deliveryId } : new Failure('ALREADY_REDEEMED')
}

/**
 * Redeems an item coupon for a character, and queues the delivery in the same transaction. A coupon can be
 * redeemed again only if its delivery failed.
 */
export async function redeemCoupon(
  transaction: Transaction,
  secretBox: SecretBox,
  request: RedeemRequest,
): Promise<Coupon | RedeemRefusal> {
  const { accountId, couponId, characterId, locale } = request
  await lockPlayer(transaction, accountId)
  const coupon = await lockRedeemableCoupon(transaction, request)
  if (coupon instanceof Failure) return coupon
  const character = await transaction.maybeOne<{ isActive: boolean }>(
    sql`select is_active from character
        where id = ${characterId} and account_id = ${accountId} and deleted_at is null for share`,
  )
  if (!character) return new Failure('CHARACTER_NOT_FOUND')
  if (!character.isActive) return new Failure('CHARACTER_NOT_ACTIVE')
  const doomed = await doomedRefusal(transaction, characterId)
  if (doomed) return doomed
  const { contents, failedDeliveryId } = coupon
  const deliveryId = await queueDelivery(transaction, { accountId, characterId, ...contents, paidCoins: 0 })
  if (failedDeliveryId !== null)
    await transaction.execute(
      sql`update task set replaced_by_id = ${deliveryId} where id = ${failedDeliveryId}`,
    )
  await transaction.execute(sql`
    update coupon set redeemed_at = now(), character_id = ${characterId}, delivery_id = ${deliveryId}
    where id = ${couponId}`)
  await publish(transaction, accountId, { kind: 'coupons-changed' })
  return readCoupon({ queries: transaction, secretBox, locale }, couponId)
}
