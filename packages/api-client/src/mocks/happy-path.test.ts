import type { Endpoint, InputOf } from '@olympus/contract/endpoint'
import { endpoints, type EndpointName, type Endpoints } from '@olympus/contract/endpoints'
import { z } from '@olympus/contract/schema'
import { readBoard } from '@olympus/contract/leaderboards'
import { listShopLogs } from '@olympus/contract/logs'
import { buyItem, getShopItem, listShopItems } from '@olympus/contract/shop'
import { termsVersion } from '@olympus/contract/terms-version'
import { getResponse } from 'msw'
import { expect, test } from 'vitest'

import { createClient } from '../client/client.ts'
import { memoryTokens } from '../client/token-store.ts'
import { happyPath } from './happy-path.ts'
import { sampleCategories } from './sample-categories.ts'
import { sampleCharacters } from './sample-characters.ts'
import { sampleShopItems } from './sample-items.ts'
import { sampleStock } from './sample-stock.ts'
import { sampleWheelAccount } from './sample-wheel.ts'

const client = createClient({
  async fetch(url, init) {
    const response = await getResponse(happyPath, new Request(url, init))
    if (!response) throw new TypeError(`Nothing answers ${init.method} ${url}`)
    return response
  },
  baseUrl: 'http://portal.test',
  tokens: memoryTokens({ token: 'access' }),
  locale: () => 'en-US',
  onUnauthorized: () => {},
})

const email = 'theron@example.com'
const message = {
  messageId: 'c0a1e1d2-0000-4000-8000-000000000001',
  topic: 'banned',
  text: 'Why am I banned?',
  locale: 'en',
} as const
const refreshToken = 'sample-refresh-token'
const token = 'mailed'
const password = 'a long password'
const code = '123456'
const challengeId = '018f2f66-7c3a-7e21-9b0d-3f4d5a6b7d01'
const credential = {
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key' as const,
  response: {},
  clientExtensionResults: {},
}

const clientSeed = '5d0f3a91c27be846'
const nextSeedHash = sampleWheelAccount.nextSeed.seedHash

const inputs: { readonly [Name in EndpointName]: InputOf<Endpoints[Name]> } = {
  register: {
    body: {
      username: 'Theron',
      email,
      password,
      hasAcceptedTerms: true,
      hasAcceptedPrivacyPolicy: true,
      termsVersion,
      locale: 'en',
    },
  },
  resendActivation: { body: { email, locale: 'en' } },
  activateAccount: { body: { token } },
  logIn: { body: { email, password } },
  answerTwoFactor: { body: { challenge: 'asked', code } },
  startPasskeyLogIn: {},
  logInWithPasskey: { body: { challengeId, credential } },
  keepSession: { body: { refreshToken } },
  refreshSession: { body: { token: 'access', refreshToken } },
  logOut: {},
  stepUp: { body: { password } },
  startPasskeyStepUp: {},
  stepUpWithPasskey: { body: { challengeId, credential } },
  requestPasswordReset: { body: { email, locale: 'en' } },
  inspectPasswordReset: { body: { token } },
  resetPassword: { body: { token, password } },
  confirmEmail: { body: { token } },
  undoEmailChange: { body: { token } },
  endSessionByLink: { body: { token } },
  getUser: {},
  changeAppearance: { body: { theme: 'light' } },
  changeEmail: { body: { currentEmail: email, newEmail: 'theron@olympus.example' } },
  cancelEmailChange: {},
  changePassword: { body: { currentPassword: password, newPassword: 'another long password' } },
  startDataExport: {},
  deleteAccount: { body: { username: 'Theron' } },
  cancelAccountDeletion: {},
  getSecurity: {},
  startTwoFactor: {},
  enableTwoFactor: { body: { code } },
  disableTwoFactor: { body: { code } },
  renewBackupCodes: {},
  confirmBackupCodes: {},
  startPasskeyRegistration: {},
  addPasskey: { body: { challengeId, credential, name: 'Laptop' } },
  renamePasskey: { params: { passkeyId: 31 }, body: { name: 'Desktop' } },
  removePasskey: { params: { passkeyId: 31 } },
  listSessions: {},
  endSession: { params: { sessionId: challengeId } },
  endOtherSessions: {},
  listSecurityEvents: {},
  getConnections: {},
  startChatConnection: {},
  connectChat: { body: { code: 'granted', state: 'begun' } },
  disconnectChat: {},
  listPackages: {},
  startPurchase: {
    body: {
      packageId: 'oc-5000',
      currency: 'EUR',
      expectedAmountCents: 4999,
      method: 'card',
      hasAcceptedTerms: true,
      hasConsentedToImmediateSupply: true,
      hasConsentedToLossOfCancellation: true,
      termsVersion,
      locale: 'en',
    },
  },
  getPurchase: { params: { purchaseId: 70_318 } },
  withdrawPurchase: { params: { purchaseId: 70_318 } },
  listSpendingLimits: {},
  setSpendingLimit: { params: { period: 'week' }, body: { maxCoins: 5000 } },
  listShopItems: {},
  getShopItem: { params: { itemId: 'pithos-of-pandora' } },
  buyItem: {
    body: { itemId: 'pithos-of-pandora', quantity: 3, characterId: 311, expectedUnitPriceCoins: 450 },
  },
  giftItem: {
    body: {
      itemId: 'pithos-of-pandora',
      quantity: 3,
      characterName: 'Melanippe',
      message: 'For the hydra',
      expectedUnitPriceCoins: 450,
    },
  },
  claimCoupon: { body: { code: 'OLYMPIAD-500' } },
  listCoupons: {},
  redeemCoupon: { params: { couponId: 5104 }, body: { characterId: 312 } },
  getWheel: {},
  getWheelAccount: {},
  spinWheel: { body: { characterId: 311 } },
  getSpin: { params: { spinId: 90_419 } },
  markSpinSeen: { params: { spinId: 90_419 } },
  rotateSeed: { body: { clientSeed, nextSeedHash } },
  exchangeTokens: { body: { offerId: 'ticket', quantity: 3, expectedPriceTokens: 10 } },
  setSpinLimit: { body: { maxSpins: 20 } },
  getWheelLuck: {},
  listCharacters: {},
  activateCharacter: { params: { characterId: 315 }, body: { isAcknowledged: true } },
  deactivateCharacter: { params: { characterId: 311 }, body: { isAcknowledged: true } },
  listSwaps: {},
  previewSelection: { body: { keptIds: [311], heirId: 311 } },
  confirmSelection: {
    body: {
      keptIds: [311],
      heirId: 311,
      previewHash: 'sample-preview',
      isAcknowledged: true,
      phrase: 'DELETE 6 CHARACTERS',
    },
  },
  cancelSelection: {},
  listSelections: {},
  getCharacter: { params: { id: 311 } },
  getEquipment: { params: { id: 311 } },
  getInventory: { params: { id: 311 } },
  getBonuses: { params: { id: 311 } },
  getBazaar: { params: { id: 311 } },
  getMates: { params: { id: 311 } },
  getStatistics: { params: { id: 311 } },
  setCharacterPrivacy: {
    params: { id: 311 },
    body: { audiences: { bank: 'players' }, isHiddenFromLeaderboards: true },
  },
  getCharacterFile: { params: { id: 311 } },
  listEquipmentLinks: { params: { id: 311 } },
  createEquipmentLink: { params: { id: 311 } },
  openEquipmentLink: { params: { key: '0aZ_k-7uYdGpS4eN1iOvTg' } },
  deleteEquipmentLink: { params: { key: '0aZ_k-7uYdGpS4eN1iOvTg' } },
  getCharacterChanges: { params: { id: 311 } },
  recordCharacterVisit: { params: { id: 311 } },
  listBoards: {},
  readBoard: { params: { board: 'raids' }, query: { boss: 0, page: 13 } },
  getBoardVersion: { params: { board: 'monsters' } },
  findOnBoard: { params: { board: 'arena-of-talents', characterId: 311 } },
  searchBoard: { params: { board: 'raid-records' }, query: { boss: 1, name: 'ka' } },
  getRanks: { params: { id: 311 } },
  getGameDataVersion: {},
  readGameData: { params: { version: `1-${'a'.repeat(64)}` }, query: { locale: 'de' } },
  listCouponLogs: {},
  listDonationLogs: {},
  listShopLogs: { query: { page: 2 } },
  listWalletMovements: {},
  listWheelLogs: {},
  proveSpin: { params: { spinId: 90_418 } },
  listWheelTables: {},
  getCheckpoint: {},
  readWheelLog: {},
  proveConsistency: { query: { oldSize: 91_174, newSize: 91_206 } },
  getWheelStatistics: {},
  listLaunchers: {},
  mailDownloadLink: {},
  getSupport: {},
  sendGuestMessage: { body: { ...message, email } },
  sendPlayerMessage: { body: message },
}

test.each(Object.entries(endpoints))(
  '%s answers data of its schema, and nothing beside it',
  async (name, endpoint) => {
    const data = await client.call<Endpoint>(endpoint, inputs[name as EndpointName])
    expect(z.parse<z.ZodMiniType>(endpoint.data, data)).toEqual(data)
  },
)

test('all entries of the shop and the logs match their schemas, and every item can be opened', async () => {
  const { entries, totalEntries } = await client.call(listShopItems, { query: { pageSize: 100 } })
  const rest = await client.call(listShopItems, { query: { pageSize: 100, page: 2 } })
  expect(z.parse(listShopItems.data, rest)).toEqual(rest)
  const items = [...entries, ...rest.entries]
  expect(items).toHaveLength(totalEntries)
  expect(new Set(items.map(({ id }) => id)).size).toBe(148)
  for (const { id } of items) {
    const detail = await client.call(getShopItem, { params: { itemId: id } })
    expect(z.parse(getShopItem.data, detail)).toEqual(detail)
  }
  const logs = await client.call(listShopLogs, { query: { pageSize: 100 } })
  expect(z.parse(listShopLogs.data, logs)).toEqual(logs)
})

test('the shop lists the twelve most expensive items first and counts its items', async () => {
  const { entries, totalEntries, tagTotals, highestPriceCoins } = await client.call(listShopItems)
  expect(entries).toEqual(sampleShopItems)
  expect({ totalEntries, tagTotals, highestPriceCoins }).toEqual({
    totalEntries: 148,
    tagTotals: { onSale: 12, temporary: 9 },
    highestPriceCoins: 2800,
  })
  for (const { id, totalItems } of sampleCategories)
    expect(sampleStock.filter(({ category }) => category.id === id)).toHaveLength(totalItems)
})

test('the shop filters and sorts', async () => {
  const names = async (query: InputOf<typeof listShopItems>['query']) =>
    (await client.call(listShopItems, { query: { pageSize: 100, ...query } })).entries.map(({ name }) => name)
  expect(await names({ search: 'IKAROS' })).toEqual(['Wings of Ikaros'])
  expect(await names({ minPriceCoins: 900, maxPriceCoins: 1100, sort: 'name' })).toEqual([
    'Chiton of Dawn',
    'Corinthian Crest',
    'Laurel of Nike',
    'Lyre of Orpheus',
  ])
  expect(await names({ category: 'tickets' })).toHaveLength(10)
  expect(await names({ tag: ['on-sale', 'temporary'] })).toHaveLength(20)
  expect(await names({ search: 'nothing like it' })).toEqual([])
})

test('a board ranks within its filters, and finds everybody once', async () => {
  const read = (query: InputOf<typeof readBoard>['query']) =>
    client.call(readBoard, { params: { board: 'raids' }, query: { boss: 0, pageSize: 100, ...query } })
  const pages = await Promise.all(Array.from({ length: 13 }, (_, index) => read({ page: index + 1 })))
  const names = pages.flatMap(({ entries }) => entries.map(({ character }) => character.name))
  expect(names.slice(0, 3)).toEqual(['Aristeia', 'Deimachos', 'Thessala'])
  expect([names.length, new Set(names).size, pages[0]?.totalEntries]).toEqual([1284, 1284, 1284])
  const { entries, own } = await read({ faction: 'chthonic' })
  expect(entries.slice(0, 2).map(({ rank, character }) => [rank, character.name])).toEqual([
    [1, 'Deimachos'],
    [2, 'Thessala'],
  ])
  expect(own.map(({ entry }) => entry.character.name)).toEqual(['Nyxandra'])
})

test('buying returns the requested order or a refusal', async () => {
  const body = { itemId: 'owl-of-athena', quantity: 2, characterId: 312, expectedUnitPriceCoins: 1800 }
  const { order, balanceCoins } = await client.call(buyItem, { body })
  expect(order).toMatchObject({
    item: { name: 'Owl of Athena' },
    totalPriceCoins: 3600,
    character: { name: 'Nyxandra' },
    delivery: { state: 'queued' },
  })
  expect(balanceCoins).toBe(8880)
  await expect(client.call(buyItem, { body: { ...body, quantity: 7 } })).rejects.toMatchObject({
    key: 'INSUFFICIENT_FUNDS',
  })
})

test('sample IDs are unique', () => {
  const ids = sampleCharacters.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
})
