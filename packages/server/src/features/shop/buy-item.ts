import type { DataOf } from '@olympus/contract/endpoint'
import type { LocaleCode } from '@olympus/contract/locales'
import type { buyItem as endpoint } from '@olympus/contract/shop'
import type { Sql } from 'sql-template-tag'
import type { Transaction } from '../../database/database.ts'
import { Failure } from '../../failure.ts'
import { lockOwnCharacter } from '../characters/lock-own-character.ts'
import { lockPlayer } from '../ledger/lock-ledger-accounts.ts'
import { shopOrder } from './shop-order.ts'
import { type OrderRefusal, placeOrder, type OrderRequest } from './place-order.ts'

interface BuyRequest extends OrderRequest {
  readonly accountId: number
  readonly locale: LocaleCode
  readonly characterId: number
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
    findReceiver: () => lockOwnCharacter(transaction, request),
  })
  if (placed instanceof Failure) return placed
  const { orderId, balanceCoins } = placed
  return { order: await shopOrder(transaction, { orderId, accountId, locale }), balanceCoins }
}
