import { getUser } from './account.ts'
import {
  activateAccount,
  keepSession,
  logIn,
  logOut,
  refreshSession,
  register,
  resendActivation,
} from './auth.ts'
import { listCharacters } from './characters.ts'
import { listDonationLogs, listShopLogs } from './logs.ts'
import { getPurchase, listPackages, startPurchase } from './purchase.ts'
import { buyItem, getShopItem, listShopItems } from './shop.ts'
import { getSupport } from './support.ts'

/** The contract: every endpoint under its name, which is also its operationId, its handler, its hook and its mock. */
export const endpoints = {
  register,
  resendActivation,
  activateAccount,
  logIn,
  keepSession,
  refreshSession,
  logOut,
  getUser,
  listPackages,
  startPurchase,
  getPurchase,
  listShopItems,
  getShopItem,
  buyItem,
  listCharacters,
  listDonationLogs,
  listShopLogs,
  getSupport,
} as const

export type Endpoints = typeof endpoints
export type EndpointName = keyof Endpoints
