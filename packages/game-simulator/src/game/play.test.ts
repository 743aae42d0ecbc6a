import { expect, it } from 'vitest'
import { drawsSeededBy } from '../random.ts'
import { duplicatedItems } from '../simulation/compare.ts'
import { placesPerBag, put } from './bag.ts'
import type { GameCharacter } from './game-character.ts'
import { characterKey } from './journal.ts'
import { type Item, newItem } from './items.ts'
import { newCharacter } from './new-character.ts'
import { buy, collect, type Dice, equip, list, playOnce, trade } from './play.ts'

const now = new Date('2025-06-14T18:42:00Z')

function diceOf(seed: number): Dice {
  let serials = 0
  return { draw: drawsSeededBy(seed), now, newSerial: () => `item-${++serials}` }
}

const heroOf = (accountId: number, gameId = `${accountId}-hero`): GameCharacter =>
  newCharacter({ accountId, gameId, world: 'main' }, now)

/** Without anything that could be traded. */
function emptyHandedOf(accountId: number): GameCharacter {
  const hero = heroOf(accountId)
  return { ...hero, sections: { ...hero.sections, inventory: { items: [] } } }
}

const withItem = (hero: GameCharacter, item: Item) => put(hero, item) ?? hero

const serialsOf = ({ sections }: GameCharacter) =>
  [...sections.inventory.items, ...sections.equipment.items, ...sections.bazaar.listings].flatMap(
    ({ item }) => (item['serial'] === undefined ? [] : [item['serial']]),
  )

it('a traded item changes hands and exists once', () => {
  const giver = withItem(emptyHandedOf(1), newItem('Harpe', { serial: 'a' }))
  const traded = trade([giver, emptyHandedOf(2)], diceOf(1))
  expect(traded?.map(serialsOf)).toEqual([[], ['a']])
})

it('bound items are not traded', () => {
  const giver = withItem(emptyHandedOf(1), newItem('Harpe', { serial: 'a', isBound: true }))
  expect(trade([giver, emptyHandedOf(2)], diceOf(1))).toBeNull()
})

it('nothing is traded into a full bag', () => {
  let taker = emptyHandedOf(2)
  for (let place = 0; place < placesPerBag; place++) taker = withItem(taker, newItem('Harpe'))
  const giver = withItem(emptyHandedOf(1), newItem('Harpe', { serial: 'a' }))
  expect(put(taker, newItem('Harpe'))).toBeNull()
  expect(trade([giver, taker], diceOf(1))).toBeNull()
})

it('a worn item returns to the bag when another is put on', () => {
  const dressed = withItem(heroOf(1), newItem('Harpe', { serial: 'a' }))
  const carried = dressed.sections.inventory.items.find(({ item }) => item['serial'] === 'a')
  if (!carried) throw new Error('The item is missing')
  const worn = dressed.sections.equipment.items.find(({ slot }) => slot === 0)?.item
  const { equipment, inventory } = equip(dressed, carried).sections
  expect(equipment.items.filter(({ slot }) => slot === 0).map(({ item }) => item)).toEqual([carried.item])
  expect(inventory.items.map(({ item }) => item)).toContainEqual(worn)
})

it('a sale moves item and gold', () => {
  const offered = list(withItem(emptyHandedOf(1), newItem('Harpe', { serial: 'a' })), diceOf(1))
  const [listing] = offered.sections.bazaar.listings
  if (!listing) throw new Error('Nothing is listed')
  expect(offered.sections.inventory.items).toEqual([])
  const buyer = emptyHandedOf(2)
  const [seller, bought] = buy([offered, buyer], diceOf(1)) ?? []
  if (!seller || !bought) throw new Error('Nothing was bought')
  expect([seller, bought].map(serialsOf)).toEqual([[], ['a']])
  expect(bought.sections.summary.gold).toBe(buyer.sections.summary.gold - listing.pricePerItem)
  const paid = collect(seller)
  expect(paid.sections.bazaar.listings).toEqual([])
  expect(paid.sections.summary.gold).toBe(
    offered.sections.summary.gold + Math.max(0, listing.pricePerItem - listing.saleFee),
  )
})

it('the same seed plays the same game, and never duplicates an item', () => {
  const play = (seed: number) => {
    const dice = diceOf(seed)
    let heroes: readonly [GameCharacter, GameCharacter] = [heroOf(1), heroOf(2)]
    for (let turn = 0; turn < 600; turn++) {
      const [one, other] = heroes
      if (turn % 3 === 0) heroes = trade([one, other], dice) ?? heroes
      else if (turn % 3 === 1) heroes = buy([other, one], dice) ?? heroes
      else heroes = [playOnce(other, dice), one]
    }
    return heroes
  }
  const heroes = play(7)
  expect(play(7)).toEqual(heroes)
  expect(play(8)).not.toEqual(heroes)
  const characters = new Map(heroes.map((hero) => [characterKey(hero), hero]))
  expect(heroes.flatMap(serialsOf).length).toBeGreaterThan(5)
  expect(duplicatedItems({ characters })).toEqual([])
})

it('the comparison finds an item that two characters have', () => {
  const item = newItem('Harpe', { serial: 'a' })
  const heroes = [withItem(heroOf(1), item), withItem(heroOf(2), item)]
  const characters = new Map(heroes.map((hero) => [characterKey(hero), hero]))
  expect(duplicatedItems({ characters })).toEqual(['Item a is with 1-hero and with 2-hero'])
})

it('what characters count agrees with what they have', () => {
  const start = [heroOf(1), heroOf(2)] as const
  let [one, other] = start
  const dice = diceOf(7)
  for (let turn = 0; turn < 600; turn++) {
    one = playOnce(one, dice)
    other = playOnce(other, dice)
    const dealt = buy([one, other], dice) ?? [one, other]
    ;[one, other] = dealt
  }
  for (const [index, { sections, counts }] of [one, other].entries()) {
    const { counters } = counts
    const before = start[index]?.sections.summary
    expect(counters.onlineSeconds).toBe(sections.summary.onlineSeconds - (before?.onlineSeconds ?? 0))
    expect(counters.monstersKilled).toBe(Math.floor((counters.onlineSeconds ?? 0) / 20))
    expect((counters.goldEarned ?? 0) - (counters.goldSpent ?? 0)).toBe(
      sections.summary.gold - (before?.gold ?? 0),
    )
    expect(counters.skillsCast).toBeGreaterThan(0)
    expect(counters.itemsUsed).toBeGreaterThan(0)
  }
})
