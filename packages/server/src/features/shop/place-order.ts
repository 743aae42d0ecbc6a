import type { ErrorOf } from '@olympus/contract/endpoint'
import type { ErrorKey } from '@olympus/contract/errors'
import type { buyItem } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { queueDelivery } from '../tasks/queue-delivery.ts'
import { type PlayerWallet, spendEntries } from '../ledger/ledger-rules.ts'
import { post } from '../ledger/post.ts'
import { databaseTime } from './offers.ts'
import { purchaseLimitRefusal } from './purchase-limits.ts'
import { buyRefusal } from './shop-rules.ts'

/** The item to buy and the agreed price. */
export interface OrderRequest {
  readonly itemId: string
  readonly quantity: number
  readonly expectedUnitPriceCoins: number
}

interface OfferRow {
  readonly isAvailable: boolean
  readonly priceCoins: number
  readonly maxQuantity: number
  readonly isOnSale: boolean
  readonly isTemporary: boolean
  readonly version: number | null
}

interface NewOrder<Receiver, Key extends ErrorKey> {
  readonly wallet: PlayerWallet
  readonly request: OrderRequest
  /** The time of the order, for tests. */
  readonly at?: Sql | undefined
  readonly findReceiver: () => Promise<Receiver | Failure<Key>>
}

interface PlacedOrder<Receiver> {
  readonly orderId: number
  readonly receiver: Receiver
  readonly balanceCoins: number
}

export type OrderRefusal = Failure<'BAD_REQUEST' | ErrorOf<typeof buyItem>>

// Shared locks prevent changes between the checks and the commit of the order.
async function offerOf(transaction: Transaction, { itemId, ...request }: OrderRequest, at: Sql) {
  const offer = await transaction.maybeOne<OfferRow>(sql`
    select item_is_available(item, ${at}) as is_available, item_price(item, ${at}) as price_coins, max_quantity,
      item_is_on_sale(item, ${at}) as is_on_sale, duration_hours is not null as is_temporary,
      (select max(version) from item_version where item_id = item.id) as version
    from item where id = ${itemId} for share`)
  if (!offer) return new Failure('NOT_FOUND')
  const refusal = buyRefusal(offer, request)
  if (refusal === 'PRICE_CHANGED') return new Failure(refusal, { data: { unitPriceCoins: offer.priceCoins } })
  if (refusal === 'BAD_REQUEST') {
    const message = `At most ${offer.maxQuantity} pieces go into one order`
    return new Failure(refusal, { data: { issues: [{ path: 'body.quantity', message }] } })
  }
  return refusal ? new Failure(refusal) : offer
}

/**
 * Writes debit, order and delivery in one transaction. Checks price, availability and limits at database
 * time; a debt blocks spending. Locks the player first; the receiver is looked up and locked last.
 */
export async function placeOrder<Receiver extends { readonly characterId: number }, Key extends ErrorKey>(
  transaction: Transaction,
  { wallet: { accountId, debtCoins }, request, at = databaseTime, findReceiver }: NewOrder<Receiver, Key>,
): Promise<PlacedOrder<Receiver> | OrderRefusal | Failure<Key>> {
  const { itemId, quantity } = request
  const offer = await offerOf(transaction, request, at)
  if (offer instanceof Failure) return offer
  if (debtCoins > 0) return new Failure('ACCOUNT_IN_DEBT', { data: { debtCoins } })
  const limited = await purchaseLimitRefusal(transaction, { accountId, itemId, quantity }, at)
  if (limited) return limited
  const receiver = await findReceiver()
  if (receiver instanceof Failure) return receiver
  const { characterId } = receiver
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
      id, account_id, character_id, item_id, quantity, unit_price_coins, is_on_sale, is_temporary, item_version,
      ledger_transaction_id, delivery_id, created_at
    ) values (
      ${orderId}, ${accountId}, ${characterId}, ${itemId}, ${quantity}, ${offer.priceCoins}, ${offer.isOnSale},
      ${offer.isTemporary}, ${offer.version}, ${posted.transactionId}, ${deliveryId}, ${at}
    )`)
  return { orderId, receiver, balanceCoins: posted.balances.get(`player:${accountId}`) ?? 0 }
}
