import {
  getBazaar,
  getBonuses,
  getCharacter,
  getCharacterChanges,
  getEquipment,
  getInventory,
  getMates,
  recordCharacterVisit,
} from '@olympus/contract/character-pages'
import { listCharacters } from '@olympus/contract/characters'
import { listCouponLogs, listDonationLogs, listShopLogs, listWalletMovements } from '@olympus/contract/logs'
import { claimCoupon } from '@olympus/contract/coupons'
import { buyItem, getShopItem, listShopItems } from '@olympus/contract/shop'
import { getUser } from '@olympus/contract/account'
import { beforeAll, expect, it } from 'vitest'
import { loadPackages } from './features/purchase/load-packages.ts'
import { characterReads } from './testing/character-reads.ts'
import { countQueries } from './testing/count-queries.ts'
import { createCodes } from './testing/coupon-codes.ts'
import { createPurchase } from './testing/create-purchase.ts'
import { createCharacter, createItem, giveCoins } from './testing/game-data.ts'
import { newPlayer, type TestPlayer } from './testing/test-account.ts'
import { type TestApp, testApp, type TestReply } from './testing/test-app.ts'
import { withTestDatabase } from './testing/test-database.ts'
import { testSecretBox } from './testing/test-secret-box.ts'

const { database, takeStatements } = countQueries(withTestDatabase())
let player: TestPlayer
let params: { readonly id: number }

beforeAll(async () => {
  const app = testApp({ database })
  await loadPackages(database)
  for (const id of ['draught', 'laurel', 'pithos']) await createItem(database, { id })
  player = await newPlayer(app)
  await giveCoins(database, player.accountId, 1000)
  for (const code of await createCodes(database, testSecretBox, { codes: 3 }))
    await app.callOrFail(claimCoupon, { as: player, body: { code } })
  for (let count = 0; count < 3; count++) {
    await createPurchase(database, player.accountId)
    const characterId = await createCharacter(database, player.accountId)
    params = { id: characterId }
    const body = { itemId: 'draught', quantity: 1, characterId, expectedUnitPriceCoins: 100 }
    await app.callOrFail(buyItem, { as: player, body })
  }
})

// There are three rows of everything, so a query for each row would show in these numbers.
it.each<[name: string, made: string, read: (app: TestApp) => Promise<TestReply>, count: number]>([
  ['the user', 'all in one', (app) => app.call(getUser, { as: player }), 1],
  ['the shop', 'version and currency', (app) => app.call(listShopItems, { as: player }), 1],
  [
    'a shop item',
    'item, drops, currency, coin rates, purchase limits',
    (app) => app.call(getShopItem, { as: player, params: { itemId: 'draught' } }),
    5,
  ],
  ['the roster', 'characters, selection, state', (app) => app.call(listCharacters, { as: player }), 3],
  ['a character', 'character, sections', (app) => app.call(getCharacter, { as: player, params }), 2],
  ['its equipment', 'character, section', (app) => app.call(getEquipment, { as: player, params }), 2],
  ['its changes', 'all in one', (app) => app.call(getCharacterChanges, { as: player, params }), 1],
  ['a visit', 'all in one', (app) => app.call(recordCharacterVisit, { as: player, params }), 1],
  ['its inventory', 'character, section', (app) => app.call(getInventory, { as: player, params }), 2],
  ['its bonuses', 'character, section', (app) => app.call(getBonuses, { as: player, params }), 2],
  ['its bazaar', 'character, section', (app) => app.call(getBazaar, { as: player, params }), 2],
  ['its pets', 'character, section', (app) => app.call(getMates, { as: player, params }), 2],
  ['the coupon log', 'total, page', (app) => app.call(listCouponLogs, { as: player }), 2],
  ['the donation log', 'total, page, wallet', (app) => app.call(listDonationLogs, { as: player }), 3],
  ['the shop log', 'total, page', (app) => app.call(listShopLogs, { as: player }), 2],
  ['the wallet log', 'all in one', (app) => app.call(listWalletMovements, { as: player }), 1],
])('reads %s in a fixed number of statements (%s)', async (...row) => {
  const [, , read, count] = row
  // An app checks a session again after five seconds. The stopped clock keeps that out of the count.
  const since = new Date()
  const app = testApp({ database, clock: { now: () => since } })
  await read(app)
  takeStatements()
  expect(await read(app)).toMatchObject({ status: 200 })
  expect(takeStatements()).toHaveLength(count)
})

it.each(characterReads)('reads GET $path in at most two statements', async (endpoint) => {
  const since = new Date()
  const app = testApp({ database, clock: { now: () => since } })
  const read = () => app.callUnchecked(endpoint, { as: player, params })
  await read()
  takeStatements()
  expect(await read()).toMatchObject({ status: 200 })
  expect(takeStatements().length).toBeLessThanOrEqual(2)
})
