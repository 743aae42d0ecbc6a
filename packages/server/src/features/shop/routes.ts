import type { Database } from '../../database/database.ts'
import type { Handlers } from '../../http/handlers.ts'
import { buyItem } from './buy-item.ts'
import { getShopItem } from './get-shop-item.ts'
import { listShopItems } from './list-shop-items.ts'

export const shopRoutes = (database: Database): Handlers<'listShopItems' | 'getShopItem' | 'buyItem'> => ({
  listShopItems: ({ query, client }) => listShopItems(database, { query, locale: client.locale }),
  getShopItem: ({ params, client }) => getShopItem(database, { ...params, locale: client.locale }),
  buyItem: ({ transaction, session, body, client }) =>
    buyItem(transaction, { ...body, accountId: session.accountId, locale: client.locale }),
})
