import type { DataOf, ErrorOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { exchangeTokens as endpoint } from '@olympus/contract/fortune-wheel'
import type { TokenPriceChangedData } from '@olympus/contract/wheel'
import type { z } from '@olympus/contract/schema'
import sql from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { lockOwnCharacter, type OwnCharacter } from '../characters/lock-own-character.ts'
import { publish } from '../live/publish.ts'
import { queueDelivery } from '../tasks/queue-delivery.ts'
import { accountView } from './account-view.ts'
import { readExchanges } from './exchange-view.ts'
import { lockPreparedAccount } from './prepare-account.ts'
import { type ContentsRow, itemColumns } from './reward-view.ts'
import type { SeedPorts } from './seeds.ts'
import type { Standing } from './standing.ts'

interface ExchangeRequest {
  readonly accountId: number
  readonly locale: LocaleCode
  readonly offerId: string
  readonly quantity: number
  /** Of one. */
  readonly expectedPriceTokens: number
  /** Required for items. */
  readonly characterId?: number | undefined
}

type ExchangeRefusal = Failure<'BAD_REQUEST' | ErrorOf<typeof endpoint>>

interface Offer extends ContentsRow {
  readonly isListed: boolean
  readonly priceTokens: number
}

/** Keeps the offer from changing before the exchange is committed. */
async function lockOffer(
  transaction: Transaction,
  { offerId, expectedPriceTokens }: ExchangeRequest,
): Promise<Offer | Failure<'ITEM_NOT_AVAILABLE' | 'PRICE_CHANGED'>> {
  const offer = await transaction.maybeOne<Offer>(sql`
    select is_listed, price_tokens, ${itemColumns}, offer.quantity, null as coins, offer.tickets
    from wheel_offer as offer left join item on item.id = offer.item_id
    where offer.id = ${offerId} for share of offer`)
  if (!offer?.isListed) return new Failure('ITEM_NOT_AVAILABLE')
  const { priceTokens } = offer
  const data: z.output<typeof TokenPriceChangedData> = { priceTokens }
  return priceTokens === expectedPriceTokens ? offer : new Failure('PRICE_CHANGED', { data })
}

/** The character that receives an item; null for tickets. */
async function lockReceiver(transaction: Transaction, offer: Offer, request: ExchangeRequest) {
  const { accountId, characterId } = request
  if (offer.itemId === null) return null
  if (characterId !== undefined) return lockOwnCharacter(transaction, { accountId, characterId })
  const message = 'An item needs a character'
  return new Failure('BAD_REQUEST', { data: { issues: [{ path: 'body.characterId', message }] } })
}

/** Several of an item go to the character in one delivery. */
async function deliver(
  transaction: Transaction,
  {
    offer: { itemId, quantity: ofOne },
    quantity,
    ...receiver
  }: OwnCharacter & { readonly offer: Offer; readonly quantity: number },
): Promise<number | null> {
  if (itemId === null || ofOne === null) return null
  return queueDelivery(transaction, { ...receiver, itemId, quantity: ofOne * quantity, paidCoins: 0 })
}

interface NewExchange {
  readonly standing: Standing
  readonly request: ExchangeRequest
  readonly offer: Offer
  readonly deliveryId: number | null
}

/** Takes the tokens, adds the tickets and writes the exchange. */
async function writeExchange(
  transaction: Transaction,
  { standing, request, offer, deliveryId }: NewExchange,
): Promise<{ readonly id: number; readonly standing: Standing }> {
  const { accountId, offerId, quantity } = request
  const { now } = standing
  const paid = offer.priceTokens * quantity
  const gained = (offer.tickets ?? 0) * quantity
  const [tickets, tokens] = [standing.tickets + gained, standing.tokens - paid]
  const characterId = deliveryId === null ? null : request.characterId
  const { id } = await transaction.one<{ id: number }>(sql`
    with account as (
      update wheel_account set tickets = ${tickets}, tokens = ${tokens} where account_id = ${accountId}
    ), exchange as (
      insert into wheel_exchange (
        account_id, offer_id, item_id, item_quantity, tickets, quantity, price_tokens, character_id, delivery_id,
        tickets_after, tokens_after, created_at
      ) values (
        ${accountId}, ${offerId}, ${offer.itemId}, ${offer.quantity}, ${offer.tickets}, ${quantity},
        ${offer.priceTokens}, ${characterId ?? null}, ${deliveryId}, ${tickets}, ${tokens},
        ${now}
      ) returning id
    ), entered as (
      insert into wheel_entry (account_id, currency, amount, balance_after, kind, reference, created_at)
      select ${accountId}, currency, amount, balance_after, 'exchange', 'exchange:' || exchange.id, ${now}::timestamptz
      from exchange, (values
        (1, 'token', -${paid}::bigint, ${tokens}::bigint), (2, 'ticket', ${gained}::bigint, ${tickets}::bigint)
      ) as given (place, currency, amount, balance_after)
      where amount <> 0
      order by place
    )
    select id from exchange`)
  return { id, standing: { ...standing, tickets, tokens } }
}

/**
 * Exchanges tokens at the price that the player agreed to. Locks wheel account, offer and character, in this
 * order.
 */
export async function exchangeTokens(
  transaction: Transaction,
  ports: SeedPorts,
  request: ExchangeRequest,
): Promise<DataOf<typeof endpoint> | ExchangeRefusal> {
  const { accountId, locale } = request
  const prepared = await lockPreparedAccount(transaction, ports, accountId)
  const offer = await lockOffer(transaction, request)
  if (offer instanceof Failure) return offer
  const receiver = await lockReceiver(transaction, offer, request)
  if (receiver instanceof Failure) return receiver
  if (prepared.tokens < offer.priceTokens * request.quantity) return new Failure('INSUFFICIENT_TOKENS')
  const deliveryId =
    receiver && (await deliver(transaction, { ...receiver, offer, quantity: request.quantity }))
  const { id, standing } = await writeExchange(transaction, {
    standing: prepared,
    request,
    offer,
    deliveryId,
  })
  await publish(transaction, accountId, { kind: 'wheel-changed' })
  const [written] = await readExchanges(transaction, sql`exchange.id = ${id}`, locale)
  if (!written) throw new Error(`Exchange ${id} is missing`)
  const { contents, quantity, priceTokens, delivery } = written
  return {
    exchange: { id, contents, quantity, priceTokens, delivery },
    account: await accountView(transaction, ports, { standing, locale }),
  }
}
