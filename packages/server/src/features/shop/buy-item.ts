import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { buyItem as endpoint } from '@olympus/contract/shop'
import sql, { type Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { doomedRefusal } from '../characters/open-selection.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { shopOrder } from './shop-order.ts'
import { type OrderRefusal, placeOrder, type OrderRequest } from './place-order.ts'

interface BuyRequest extends OrderRequest {
  readonly accountId: number
  readonly locale: LocaleCode
  readonly characterId: number
}

async function ownCharacter(transaction: Transaction, { accountId, characterId }: BuyRequest) {
  const character = await transaction.maybeOne<{ isActive: boolean }>(
    sql`select is_active from character
        where id = ${characterId} and account_id = ${accountId} and deleted_at is null for share`,
  )
  if (!character) return new Failure('CHARACTER_NOT_FOUND')
  if (!character.isActive) return new Failure('CHARACTER_NOT_ACTIVE')
  return (await doomedRefusal(transaction, characterId)) ?? { characterId }
}

/** Buys an item for a character of the player. Tests set the time. */
export async function buyItem(
  transaction: Transaction,
  request: BuyRequest,
  at?: Sql,
): Promise<DataOf<typeof endpoint> | OrderRefusal> {
  const { accountId, locale } = request
  const wallet = await lockPlayer(transaction, accountId)
  const placed = await placeOrder(transaction, {
    wallet,
    request,
    at,
    findReceiver: () => ownCharacter(transaction, request),
  })
  if (placed instanceof Failure) return placed
  const { orderId, balanceCoins } = placed
  return { order: await shopOrder(transaction, { orderId, accountId, locale }), balanceCoins }
}
