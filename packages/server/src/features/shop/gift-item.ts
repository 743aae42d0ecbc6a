import type { DataOf, ErrorOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { giftItem as endpoint } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import type { Database, Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { createDatabaseLimiter } from '../../limits/database-limiter.ts'
import { type LocalizedText, textIn } from '../../localized-text.ts'
import { mailPlayer } from '../../mail/mail-player.ts'
import { doomedRefusal } from '../characters/open-selection.ts'
import { balanceOf } from '../ledger/balance-of.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { publish } from '../live/publish.ts'
import { shopOrder } from './shop-order.ts'
import { giftLetters } from './gift-letters.ts'
import { giftMailLimit } from './gift-limits.ts'
import { placeOrder, type OrderRequest } from './place-order.ts'

export interface GiftRequest extends OrderRequest {
  readonly accountId: number
  /** The idempotency key of the request, so an interrupted request does not give twice. */
  readonly requestKey: string
  readonly locale: LocaleCode
  readonly characterName: string
  readonly message: string | null
}

interface Receiver {
  readonly characterId: number
  readonly recipientId: number
  readonly isActive: boolean
}

type Refusal = Failure<'BAD_REQUEST' | ErrorOf<typeof endpoint>>

/**
 * Finds a character by name. Ignores accounts that cannot log in or are scheduled for deletion.
 * A name shared by two characters is not found, so a gift never reaches the wrong one.
 */
async function receiverOf(transaction: Transaction, { accountId, characterName }: GiftRequest) {
  const isCalledSo = sql`lower(character.name) = lower(${characterName}::text) and character.deleted_at is null`
  // Counts characters of all accounts. Otherwise a ban would make a shared name look unique.
  const [found, another] = await transaction.query<{ id: number }>(
    sql`select id from character where ${isCalledSo} order by id limit 2`,
  )
  if (!found || another) return new Failure('CHARACTER_NOT_FOUND')
  const receiver = await transaction.maybeOne<Receiver>(sql`
    select character.id as character_id, account_id as recipient_id, is_active
    from character join account on account.id = account_id
    where character.id = ${found.id} and ${isCalledSo} and account.activated_at is not null and deletion_at is null
      and account.deleted_at is null and (banned_at is null or banned_until <= now())
    for share of character for key share of account`)
  if (!receiver) return new Failure('CHARACTER_NOT_FOUND')
  if (receiver.recipientId === accountId) return new Failure('GIFT_TO_OWN_CHARACTER')
  if (!receiver.isActive) return new Failure('CHARACTER_NOT_ACTIVE')
  return (await doomedRefusal(transaction, receiver.characterId)) ?? receiver
}

interface Told {
  readonly giver: string
  readonly itemName: LocalizedText
  readonly quantity: number
  readonly character: string
  readonly username: string
  readonly email: string
  readonly locale: LocaleCode
}

/**
 * Queues the gift mail, limited to a few per hour. Beyond that the player sees only the log and the event.
 */
async function tellRecipient(transaction: Transaction, recipientId: number, orderId: number): Promise<void> {
  await publish(transaction, recipientId, { kind: 'wallet-changed' })
  if (await createDatabaseLimiter(transaction).hit(giftMailLimit(recipientId))) return
  const { giver, itemName, quantity, character, ...recipient } = await transaction.one<Told>(sql`
    select giver.username as giver, item.name as item_name, shop_order.quantity, character.name as character,
      recipient.username, recipient.email, recipient.locale
    from gift
    join shop_order on shop_order.id = gift.order_id
    join item on item.id = shop_order.item_id
    join character on character.id = shop_order.character_id
    join account as giver on giver.id = gift.account_id
    join account as recipient on recipient.id = gift.recipient_id
    where order_id = ${orderId}`)
  const item = textIn(itemName, recipient.locale)
  await mailPlayer(transaction, recipient, {
    letters: giftLetters,
    values: { giver, item, quantity, character },
  })
}

async function giveItem(transaction: Transaction, request: GiftRequest) {
  const { accountId, requestKey, message } = request
  const wallet = await lockPlayer(transaction, accountId)
  // Check under the lock: the same request may run twice at the same time.
  const known = await transaction.maybeOne<{ orderId: number }>(
    sql`select order_id from gift where account_id = ${accountId} and request_key = ${requestKey}`,
  )
  if (known) return known.orderId
  const placed = await placeOrder(transaction, {
    wallet,
    request,
    findReceiver: () => receiverOf(transaction, request),
  })
  if (placed instanceof Failure) return placed
  const { orderId, receiver } = placed
  await transaction.execute(sql`
    insert into gift (order_id, account_id, recipient_id, request_key, message)
    values (${orderId}, ${accountId}, ${receiver.recipientId}, ${requestKey}, ${message})`)
  await tellRecipient(transaction, receiver.recipientId, orderId)
  return orderId
}

/**
 * Buys an item for another player's character and notifies that player. The reply
 * does not reveal the account.
 */
export const giftItem = (
  database: Database,
  request: GiftRequest,
): Promise<DataOf<typeof endpoint> | Refusal> =>
  database.transaction(
    async (transaction) => {
      const { accountId, locale } = request
      const orderId = await giveItem(transaction, request)
      if (orderId instanceof Failure) return orderId
      return {
        order: await shopOrder(transaction, { orderId, accountId, locale }),
        balanceCoins: await balanceOf(transaction, accountId),
      }
    },
    { isRepeatable: true },
  )
