import { expect, it } from 'vitest'
import { createAccount } from '../../testing/create-account.ts'
import { createCharacter } from '../../testing/game-data.ts'
import { ModelGame } from '../../testing/model-game.ts'
import { withTestApp } from '../../testing/with-test-app.ts'
import { missingItems, readPlan, type SelectionPlan } from './plan-selection.ts'

const { app, database } = withTestApp()

const apples = (amount: number) => ({ vnum: 10, amount })
const sword = { vnum: 1, amount: 1, rarity: 7, serial: 'a1' }

const planOf = (
  items: SelectionPlan['items'],
  listed: readonly {
    readonly characterId: number
    readonly amount: number
    readonly soldAmount: number
  }[] = [],
) => ({
  items,
  listings: listed.map(({ characterId, ...sale }) => ({
    characterId,
    listing: { item: apples(1), ...sale } as SelectionPlan['listings'][number]['listing'],
  })),
})

it('plans worn items, the bags and items of mates as they were reported, and what is in the bazaar', async () => {
  const accountId = await createAccount(database)
  const game = await ModelGame.start(app, accountId)
  const rich = await game.add('Iason', {
    worn: [sword],
    bag: [apples(20), apples(3)],
    ofMates: [{ vnum: 30 }],
    offered: [{ listingId: 'listing-1', item: apples(4) }],
    bids: [{ bidId: 'bid-1', item: { vnum: 31 } }],
  })
  const poor = await game.add('Medeia')
  const plan = await readPlan(database, [rich.id, poor.id])
  expect(plan.items).toEqual([
    { characterId: rich.id, item: sword },
    { characterId: rich.id, item: apples(20) },
    { characterId: rich.id, item: apples(3) },
    { characterId: rich.id, item: { vnum: 30, amount: 1 } },
  ])
  expect(plan.listings).toMatchObject([{ characterId: rich.id, listing: { listingId: 'listing-1' } }])
  expect(plan.bids).toMatchObject([{ characterId: rich.id, bid: { bidId: 'bid-1' } }])
  expect(plan.characters).toMatchObject([
    { characterId: rich.id, gold: 0, mateCount: 1, capturedAt: expect.any(String) },
    { characterId: poor.id, mateCount: 1 },
  ])
})

it('plans nothing of a character of which a section was never reported, and says so', async () => {
  const characterId = await createCharacter(database, await createAccount(database))
  const plan = await readPlan(database, [characterId])
  expect(plan).toMatchObject({ items: [], listings: [], bids: [] })
  expect(plan.characters).toEqual([{ characterId, gold: 214_806_113, mateCount: 0, capturedAt: null }])
})

it.each([
  ['nothing has changed', [{ characterId: 1, item: apples(5) }], []],
  [
    'a stack was split',
    [
      { characterId: 1, item: apples(2) },
      { characterId: 1, item: apples(3) },
    ],
    [],
  ],
  ['another character that is deleted has it', [{ characterId: 2, item: apples(5) }], []],
  ['it is worn out', [{ characterId: 1, item: { ...apples(5), durability: 1 } }], []],
  ['there are more', [{ characterId: 1, item: apples(9) }], []],
  ['it was enhanced', [{ characterId: 1, item: { ...apples(5), upgrade: 1 } }], [apples(5)]],
  ['some are gone', [{ characterId: 1, item: apples(3) }], [apples(2)]],
  ['all are gone', [], [apples(5)]],
])('compares five apples: %s', (_, after, missing) => {
  const before = [{ characterId: 1, item: { ...apples(5), durability: 9 } }]
  expect(missingItems(before, planOf(after)).map(({ item: { durability: _wear, ...item } }) => item)).toEqual(
    missing,
  )
})

it('misses only the pieces of a listing that are sold', () => {
  const before = [{ characterId: 1, item: apples(5) }]
  expect(missingItems(before, planOf([], [{ characterId: 1, amount: 5, soldAmount: 0 }]))).toEqual([])
  expect(missingItems(before, planOf([], [{ characterId: 1, amount: 5, soldAmount: 2 }]))).toEqual([
    { characterId: 1, item: apples(2) },
  ])
})

it('names the character that lacks the item', () => {
  const before = [1, 2].map((characterId) => ({ characterId, item: apples(5) }))
  const missing = missingItems(before, planOf([{ characterId: 2, item: apples(5) }]))
  expect(missing).toEqual([{ characterId: 1, item: apples(5) }])
})

it('ignores the order of fields and the label of the game', () => {
  const { serial, ...rest } = sword
  const after = [{ characterId: 1, item: { serial, ...rest, name: 'Harpe' } }]
  expect(missingItems([{ characterId: 1, item: sword }], planOf(after))).toEqual([])
  expect(
    missingItems([{ characterId: 1, item: sword }], planOf([{ characterId: 1, item: rest }])),
  ).toHaveLength(1)
})
