import { between, type Draw, pick } from '../random.ts'
import { put, remove, removePieces } from './bag.ts'
import { type Carried, type GameCharacter, type Listing, withDeed, withSections } from './game-character.ts'
import { fightDeed } from './fight-deed.ts'
import { findItem, slotOf } from './items.ts'

const dayMs = 24 * 60 * 60 * 1000
const maxListings = 20
const pointsPerLevel = 40

export interface Dice {
  readonly draw: Draw
  readonly now: Date
  /** A number that no other item of the game has. */
  newSerial(): string
}

const withSummary = (character: GameCharacter, changes: Partial<GameCharacter['sections']['summary']>) =>
  withSections(character, { summary: { ...character.sections.summary, ...changes } })

/** Kills monsters: gold, reputation and time, now and then a level. */
export function fight(character: GameCharacter, { draw, now }: Dice): GameCharacter {
  const { summary } = character.sections
  const reputation = summary.reputation + between(1, 30, draw)
  const isLevelUp = draw(pointsPerLevel) === 0 && summary.level < 99
  const gold = between(50, 5000, draw)
  const seconds = between(10, 60, draw)
  const fought = withSummary(character, {
    gold: summary.gold + gold,
    reputation,
    level: summary.level + (isLevelUp ? 1 : 0),
    onlineSeconds: summary.onlineSeconds + seconds,
  })
  return withDeed(fought, fightDeed(summary, { gold, seconds, now }, draw))
}

const loot = (character: GameCharacter, { draw, newSerial }: Dice): GameCharacter =>
  put(character, findItem(draw, newSerial())) ?? character

/** Puts a carried item on. What was worn there goes into the bag. */
export function equip(character: GameCharacter, carried: Carried): GameCharacter {
  const slot = slotOf(carried.item)
  if (slot === null) return character
  const { equipment } = character.sections
  const worn = equipment.items.find((entry) => entry.slot === slot)
  const items = [...equipment.items.filter((entry) => entry !== worn), { slot, item: carried.item }]
  const changed = withSections(remove(character, carried), { equipment: { ...equipment, items } })
  return (worn ? put(changed, worn.item) : changed) ?? character
}

function equipSomething(character: GameCharacter, { draw }: Dice): GameCharacter {
  const wearable = character.sections.inventory.items.filter(({ item }) => slotOf(item) !== null)
  return wearable.length === 0 ? character : equip(character, pick(wearable, draw))
}

function use(character: GameCharacter, { draw }: Dice): GameCharacter {
  const usable = character.sections.inventory.items.filter(({ item }) => slotOf(item) === null)
  if (usable.length === 0) return character
  const used = pick(usable, draw)
  return withDeed(removePieces(character, used, 1), { breakdowns: { items: { [used.item.vnum]: 1 } } })
}

const unbound = (character: GameCharacter) =>
  character.sections.inventory.items.filter(({ item }) => item.isBound !== true)

/** Offers a carried item in the bazaar. */
export function list(character: GameCharacter, { draw, now, newSerial }: Dice): GameCharacter {
  const { bazaar } = character.sections
  const sellable = unbound(character)
  if (sellable.length === 0 || bazaar.listings.length >= maxListings) return character
  const carried = pick(sellable, draw)
  const listing: Listing = {
    listingId: newSerial(),
    item: carried.item,
    amount: carried.item.amount,
    soldAmount: 0,
    pricePerItem: between(10, 5000, draw),
    saleFee: between(1, 50, draw),
    isPackage: false,
    hasMedal: false,
    listedAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + 7 * dayMs).toISOString(),
  }
  const listings = [...bazaar.listings, listing]
  return withSections(remove(character, carried), { bazaar: { ...bazaar, listings } })
}

/** Takes gold of sold listings, which end. */
export function collect(character: GameCharacter): GameCharacter {
  const { bazaar, summary } = character.sections
  const sold = bazaar.listings.filter(({ amount, soldAmount }) => soldAmount === amount)
  if (sold.length === 0) return character
  const earned = sold.reduce((sum, { amount, pricePerItem }) => sum + amount * pricePerItem, 0)
  const fees = Math.min(
    earned,
    sold.reduce((sum, { saleFee }) => sum + saleFee, 0),
  )
  const listings = bazaar.listings.filter((listing) => !sold.includes(listing))
  const collected = withSummary(withSections(character, { bazaar: { ...bazaar, listings } }), {
    gold: summary.gold + earned - fees,
  })
  return withDeed(collected, { counters: { goldEarned: earned, goldSpentOnFees: fees } })
}

const deeds = [fight, fight, fight, loot, loot, equipSomething, use, list, collect] as const

/** Lets an online character do one thing. */
export const playOnce = (character: GameCharacter, dice: Dice): GameCharacter =>
  pick(deeds, dice.draw)(character, dice)

/** Hands an item from one character to another. Returns null if nothing can change hands. */
export function trade(
  [giver, taker]: readonly [GameCharacter, GameCharacter],
  { draw }: Dice,
): readonly [GameCharacter, GameCharacter] | null {
  const offered = unbound(giver)
  if (offered.length === 0) return null
  const carried = pick(offered, draw)
  const taken = put(taker, carried.item, carried.type)
  return taken && [remove(giver, carried), taken]
}

/** Buys a whole listing of another character. Returns null if there is none that the buyer can pay. */
export function buy(
  [seller, buyer]: readonly [GameCharacter, GameCharacter],
  { draw }: Dice,
): readonly [GameCharacter, GameCharacter] | null {
  const { bazaar } = seller.sections
  const { summary } = buyer.sections
  const offers = bazaar.listings.filter(
    ({ amount, soldAmount, pricePerItem }) => soldAmount === 0 && amount * pricePerItem <= summary.gold,
  )
  if (offers.length === 0) return null
  const listing = pick(offers, draw)
  const bought = put(buyer, listing.item)
  if (!bought) return null
  const listings = bazaar.listings.map((other) =>
    // The sold item is with the buyer now, so the listing keeps only its kind.
    other === listing ? { ...listing, soldAmount: listing.amount, item: soldItem(listing) } : other,
  )
  const price = listing.amount * listing.pricePerItem
  return [
    withSections(seller, { bazaar: { ...bazaar, listings } }),
    withDeed(withSummary(bought, { gold: summary.gold - price }), { counters: { goldSpentOnBazaar: price } }),
  ]
}

function soldItem({ item }: Listing): Listing['item'] {
  const { serial: _, ...rest } = item
  return rest
}
