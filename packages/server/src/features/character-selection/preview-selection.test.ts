import { buyItem } from '@olympus/contract/shop'
import sql from 'sql-template-tag'
import { beforeAll, expect, it } from 'vitest'
import { createItem, giveCoins } from '../../testing/game-data.ts'
import { ModelGame } from '../../testing/model-game.ts'
import { selectingPlayer } from '../../testing/selecting-player.ts'
import { withTestApp } from '../../testing/with-test-app.ts'

const { app, database, mailsTo } = withTestApp()

beforeAll(() => createItem(database, { id: 'draught' }))

/** A player with a character that stays, and two with belongings. */
async function setting() {
  const selecting = await selectingPlayer(app, 1)
  const game = await ModelGame.start(app, selecting.accountId)
  await database.execute(sql`update character set world = ${game.world} where id = ${selecting.heirId}`)
  const archer = await game.add('Meleager', {
    worn: [{ vnum: 2, rarity: 7, durability: 30 }],
    bag: [
      { vnum: 10, amount: 20 },
      { vnum: 10, amount: 5 },
    ],
    ofMates: [{ vnum: 3 }],
    offered: [{ listingId: 'l1', item: { vnum: 4, amount: 6 } }],
  })
  const oracle = await game.add('Kassandra', { bids: [{ bidId: 'b1', item: { vnum: 5 } }] })
  return { ...selecting, game, archer, oracle }
}

it('lists what is deleted, what the heir gets and what becomes coupons', async () => {
  const { player, accountId, heirId, archer, oracle, preview, history } = await setting()
  await giveCoins(database, accountId, 500)
  await database.execute(sql`update character set gold = 700 where id = ${archer.id}`)
  const order = { itemId: 'draught', quantity: 1, expectedUnitPriceCoins: 100 }
  await app.callOrFail(buyItem, { as: player, body: { ...order, characterId: archer.id } })
  await app.callOrFail(buyItem, { as: player, body: { ...order, characterId: heirId } })
  const seen = await preview()
  expect(seen).toMatchObject({
    deleted: [
      { id: archer.id, name: 'Meleager', gold: 700, mateCount: 1, capturedAt: expect.any(String) as string },
      { id: oracle.id, name: 'Kassandra', mateCount: 1 },
    ],
    kept: [{ id: heirId }],
    heirId,
    listings: [{ characterId: archer.id, listing: { id: 'l1', amount: 6, item: { vnum: 4 } } }],
    bids: [{ characterId: oracle.id, bid: { id: 'b1', item: { vnum: 5 } } }],
    lostBids: [],
    lostSales: [],
    openDeliveries: 1,
    missing: [],
    coolingOffHours: 72,
    serverNow: expect.any(String) as string,
  })
  expect(seen.coupons).toEqual(
    [
      { vnum: 2, amount: 1, rarity: 7, durability: 30 },
      { vnum: 10, amount: 20 },
      { vnum: 10, amount: 5 },
      { vnum: 3, amount: 1 },
    ].map((item) => ({ characterId: archer.id, item })),
  )
  expect(await history()).toEqual([])
})

it('makes coupons of what is for sale or won in another world than the heir, and names the lost bids', async () => {
  const { player, preview, confirmOrFail, game, archer, oracle, heirId } = await setting()
  const first = await preview()
  expect([first.listings.length, first.bids.length, first.coupons.length]).toEqual([1, 1, 4])
  await database.execute(sql`update character set world = 'another' where id = ${heirId}`)
  const { listings, bids, lostBids, lostSales, coupons } = await preview()
  expect([listings, bids, lostSales]).toEqual([[], [], []])
  expect(lostBids).toMatchObject([{ characterId: oracle.id, bid: { id: 'b1', item: { vnum: 5 } } }])
  expect(coupons.at(-1)).toEqual({ characterId: archer.id, item: { vnum: 4, amount: 6 } })
  oracle.bids = [{ bidId: 'b1', item: { vnum: 5, amount: 2 }, isWon: true }]
  await game.report(oracle)
  const won = await preview()
  expect(won.lostBids).toEqual([])
  expect(won.coupons).toHaveLength(6)
  expect(won.coupons.at(-1)).toEqual({ characterId: oracle.id, item: { vnum: 5, amount: 2 } })
  expect((await preview({ keptIds: [oracle.id], heirId: oracle.id })).listings).toHaveLength(1)
  await confirmOrFail()
  expect((await mailsTo(player.email)).at(-1)?.text).toContain('(6 at the moment)')
})

it('names sales in another world than the heir, whose gold is lost', async () => {
  const { preview, game, archer, heirId } = await setting()
  archer.offered = [
    { listingId: 'l1', item: { vnum: 4, amount: 6 }, soldAmount: 2 },
    { listingId: 'l2', item: { vnum: 5, amount: 1 }, soldAmount: 1 },
    { listingId: 'l3', item: { vnum: 6, amount: 1 } },
  ]
  await game.report(archer)
  expect(await preview()).toMatchObject({ listings: [{}, {}, {}], lostSales: [] })
  await database.execute(sql`update character set world = 'another' where id = ${heirId}`)
  const { lostSales, coupons } = await preview()
  expect(lostSales).toMatchObject([
    { characterId: archer.id, listing: { id: 'l1', amount: 6, soldAmount: 2, pricePerItem: 100 } },
    { characterId: archer.id, listing: { id: 'l2', amount: 1, soldAmount: 1 } },
  ])
  expect(coupons.slice(-2).map(({ item }) => item)).toEqual([
    { vnum: 4, amount: 4 },
    { vnum: 6, amount: 1 },
  ])
})

it('has no age for a character that the game has not reported', async () => {
  const { preview } = await selectingPlayer(app, 2)
  expect((await preview()).deleted).toMatchObject([{ mateCount: 0, capturedAt: null }])
})

it('names items that are missing since the selection was confirmed, but none of a character that stays now', async () => {
  const { heirId, game, archer, preview, confirmOrFail, setState } = await setting()
  await confirmOrFail()
  archer.bag = [{ vnum: 10, amount: 22 }, { vnum: 11 }]
  archer.ofMates = []
  await game.report(archer)
  await setState('changed')
  expect((await preview()).missing).toEqual([
    { characterId: archer.id, item: { vnum: 10, amount: 3 } },
    { characterId: archer.id, item: { vnum: 3, amount: 1 } },
  ])
  expect((await preview({ keptIds: [heirId, archer.id], heirId })).missing).toEqual([])
  // What the player confirms now is what counts.
  await confirmOrFail()
  expect((await preview()).missing).toEqual([])
})

it('shows a player only their own characters', async () => {
  const { preview } = await selectingPlayer(app)
  const stranger = await setting()
  const text = JSON.stringify(await preview())
  expect(text).not.toContain('Meleager')
  await expect(preview({ keptIds: [stranger.archer.id], heirId: stranger.archer.id })).rejects.toThrow(
    'CHARACTER_NOT_FOUND',
  )
})
