import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { buyItem as endpoint } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { queueDelivery } from '../deliveries/queue-delivery.ts'
import { spendEntries } from '../ledger/ledger-rules.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { post } from '../ledger/post.ts'
import { shopOrder } from '../orders/shop-order.ts'
import { databaseTime } from './offers.ts'
import { buyRefusal } from './shop-rules.ts'

interface BuyRequest {
  readonly accountId: number
  readonly locale: LocaleCode
  readonly itemId: string
  readonly quantity: number
  readonly characterId: number
  readonly expectedUnitPriceCoins: number
  readonly at?: Sql
}

interface OfferRow {
  readonly isAvailable: boolean
  readonly priceCoins: number
  readonly maxQuantity: number
  readonly isOnSale: boolean
  readonly isTemporary: boolean
}

type Refusal = Failure<
  | 'NOT_FOUND'
  | 'ITEM_NOT_AVAILABLE'
  | 'PRICE_CHANGED'
  | 'INSUFFICIENT_FUNDS'
  | 'ACCOUNT_IN_DEBT'
  | 'CHARACTER_NOT_FOUND'
  | 'CHARACTER_NOT_ACTIVE'
  | 'BAD_REQUEST'
>

// Shared locks: what was checked cannot change before the order is committed.
async function offerOf(transaction: Transaction, { itemId, ...wish }: BuyRequest, at: Sql) {
  const offer = await transaction.maybeOne<OfferRow>(sql`
    select item_is_available(item, ${at}) as is_available, item_price(item, ${at}) as price_coins, max_quantity,
      item_is_on_sale(item, ${at}) as is_on_sale, available_until is not null as is_temporary
    from item where id = ${itemId} for share`)
  if (!offer) return new Failure('NOT_FOUND')
  const refusal = buyRefusal(offer, wish)
  if (refusal === 'PRICE_CHANGED') return new Failure(refusal, { data: { unitPriceCoins: offer.priceCoins } })
  if (refusal === 'BAD_REQUEST') {
    const message = `At most ${offer.maxQuantity} pieces go into one order`
    return new Failure(refusal, { data: { issues: [{ path: 'body.quantity', message }] } })
  }
  return refusal ? new Failure(refusal) : offer
}

async function characterRefusal(transaction: Transaction, { accountId, characterId }: BuyRequest) {
  const character = await transaction.maybeOne<{ isActive: boolean }>(
    sql`select is_active from character where id = ${characterId} and account_id = ${accountId} for share`,
  )
  if (!character) return new Failure('CHARACTER_NOT_FOUND')
  return character.isActive ? null : new Failure('CHARACTER_NOT_ACTIVE')
}

/**
 * Buys an item for a character: debit, order and delivery are written together or not at all. Price and availability are
 * judged here, by the database's time. Spending is blocked while the account owes coins.
 */
export async function buyItem(
  transaction: Transaction,
  request: BuyRequest,
): Promise<DataOf<typeof endpoint> | Refusal> {
  const { accountId, characterId, itemId, quantity, locale, at = databaseTime } = request
  const { debtCoins } = await lockPlayer(transaction, accountId)
  const offer = await offerOf(transaction, request, at)
  if (offer instanceof Failure) return offer
  const refusal = await characterRefusal(transaction, request)
  if (refusal) return refusal
  if (debtCoins > 0) return new Failure('ACCOUNT_IN_DEBT', { data: { debtCoins } })
  const totalCoins = offer.priceCoins * quantity
  const { id: orderId } = await transaction.one<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('shop_order', 'id')) as id`,
  )
  const posted = await post(transaction, {
    kind: 'shop-order',
    reference: `order:${orderId}`,
    entries: spendEntries(accountId, 'house:shop', totalCoins),
  })
  if (posted instanceof Failure) return posted
  const grant = { accountId, characterId, itemId, quantity, paidCoins: totalCoins }
  const deliveryId = await queueDelivery(transaction, grant)
  await transaction.execute(sql`
    insert into shop_order (
      id, account_id, character_id, item_id, quantity, unit_price_coins, is_on_sale, is_temporary,
      ledger_transaction_id, delivery_id
    ) values (
      ${orderId}, ${accountId}, ${characterId}, ${itemId}, ${quantity}, ${offer.priceCoins}, ${offer.isOnSale},
      ${offer.isTemporary}, ${posted.transactionId}, ${deliveryId}
    )`)
  return {
    order: await shopOrder(transaction, { orderId, locale }),
    balanceCoins: posted.balances.get(`player:${accountId}`) ?? 0,
  }
}
