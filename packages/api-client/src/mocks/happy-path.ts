import { getUser } from '@olympus/contract/account'
import {
  activateAccount,
  keepSession,
  logIn,
  logOut,
  refreshSession,
  register,
  resendActivation,
} from '@olympus/contract/auth'
import { listCharacters } from '@olympus/contract/characters'
import { listDonationLogs, listShopLogs } from '@olympus/contract/logs'
import { getPurchase, listPackages, startPurchase } from '@olympus/contract/purchase'
import { buyItem, getShopItem, listShopItems } from '@olympus/contract/shop'
import { getSupport } from '@olympus/contract/support'
import type { HttpHandler } from 'msw'

import { fails, mock } from '../mock.ts'
import { pageOf } from './page-of.ts'
import { sampleRoster } from './sample-characters.ts'
import { sampleDonationLogs } from './sample-donations.ts'
import { sampleOrderFor, sampleShopLogs } from './sample-orders.ts'
import { samplePackages, samplePendingPurchase, samplePurchase } from './sample-purchase.ts'
import { sampleDetail, sampleShopPage } from './sample-shop.ts'
import { sampleSupport } from './sample-support.ts'
import { sampleUser } from './sample-user.ts'

const sampleTokens = { token: 'sample-access-token', refreshToken: 'sample-refresh-token' }

/** Every endpoint answering as on a good day. Nothing is remembered: buying leaves balance and logs as they are. */
export const happyPath: HttpHandler[] = [
  mock(register, ({ body }) => ({ email: body.email })),
  mock(resendActivation, null),
  mock(activateAccount, { username: sampleUser.username, wasAlreadyActive: false }),
  mock(logIn, sampleTokens),
  mock(keepSession, null),
  mock(refreshSession, sampleTokens),
  mock(logOut, null),
  mock(getUser, sampleUser),
  mock(listPackages, samplePackages),
  mock(startPurchase, ({ body }) => {
    const offer = samplePackages.packages.find(({ id }) => id === body.packageId)
    if (!offer) return fails('NOT_FOUND')
    const { coins, bonusCoins, amountCents } = offer
    return {
      ...samplePendingPurchase,
      packageId: offer.id,
      method: body.method,
      coins,
      bonusCoins,
      amountCents,
    }
  }),
  mock(getPurchase, ({ params }) => ({ ...samplePurchase, id: params.purchaseId })),
  mock(listShopItems, ({ query }) => sampleShopPage(query)),
  mock(getShopItem, ({ params }) => sampleDetail(params.itemId) ?? fails('NOT_FOUND')),
  mock(buyItem, ({ body }) => {
    const item = sampleDetail(body.itemId)
    if (!item) return fails('NOT_FOUND')
    const balanceCoins = sampleUser.balanceCoins - item.priceCoins * body.quantity
    if (balanceCoins < 0) return fails('INSUFFICIENT_FUNDS')
    return { order: sampleOrderFor(item, body), balanceCoins }
  }),
  mock(listCharacters, sampleRoster),
  mock(listDonationLogs, ({ query }) => pageOf(sampleDonationLogs, query)),
  mock(listShopLogs, ({ query }) => pageOf(sampleShopLogs, query)),
  mock(getSupport, sampleSupport),
]
