import { Failure } from '../../failure.ts'
import { networkOf } from '../../http/client-address.ts'
import { type Handlers, resumable } from '../../http/handlers.ts'
import { limitGuesses } from '../../limits/limit-guesses.ts'
import type { Ports } from '../ports.ts'
import { buyItem } from './buy-item.ts'
import { getShopItem } from './get-shop-item.ts'
import { giftItem, type GiftRequest } from './gift-item.ts'
import { giftLimits } from './gift-limits.ts'
import { createShopList } from './list-shop-items.ts'

type ShopEndpoint = 'listShopItems' | 'getShopItem' | 'buyItem' | 'giftItem'

/** Limits unknown names, so nobody can enumerate characters. */
const giveLimited = ({ database, limiter }: Ports, request: GiftRequest, network: string) =>
  limitGuesses(limiter, {
    limits: giftLimits(request.accountId, network),
    act: () => giftItem(database, request),
    isWrong: (given) =>
      given instanceof Failure &&
      ['CHARACTER_NOT_FOUND', 'CHARACTER_NOT_ACTIVE', 'CHARACTER_DOOMED'].includes(given.key),
  })

export function shopRoutes(ports: Ports): Handlers<ShopEndpoint> {
  const { database } = ports
  const listShopItems = createShopList(database)
  return {
    listShopItems: ({ query, session, client }) =>
      listShopItems({ query, accountId: session.accountId, locale: client.locale }),
    getShopItem: ({ params, session, client }) =>
      getShopItem(database, { ...params, accountId: session.accountId, locale: client.locale }),
    buyItem: ({ transaction, session, body, client }) =>
      buyItem(transaction, { ...body, accountId: session.accountId, locale: client.locale }),
    giftItem: resumable(({ session, body, client, idempotencyKey }) =>
      giveLimited(
        ports,
        { ...body, accountId: session.accountId, requestKey: idempotencyKey, locale: client.locale },
        networkOf(client.address),
      ),
    ),
  }
}
