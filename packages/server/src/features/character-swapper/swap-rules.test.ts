import { expect, it } from 'vitest'
import { isTrading, obstacleOf } from './swap-rules.ts'

const now = new Date('2026-06-11T12:00:00Z')
const [past, future] = ['2026-06-11T12:00:00Z', '2026-06-11T12:00:01Z']
const item = { vnum: 1, name: 'Draught', amount: 1, rarity: 0, upgrade: 0 }
const listing = {
  listingId: '1',
  item,
  amount: 3,
  soldAmount: 2,
  pricePerItem: 1,
  saleFee: 0,
  isPackage: false,
  hasMedal: false,
  listedAt: '2026-06-01T12:00:00Z',
  expiresAt: future,
}
const bid = { bidId: '1', item, amount: 1, price: 1, highestPrice: 2, endsAt: future, isWon: false }

it.each([
  ['nothing', { listings: [] }, false],
  ['a listing with a piece left', { listings: [listing] }, true],
  ['a listing that is sold', { listings: [{ ...listing, soldAmount: 3 }] }, false],
  ['a listing that has expired', { listings: [{ ...listing, expiresAt: past }] }, false],
  ['a running bid, though outbid', { listings: [], bids: [bid] }, true],
  ['a bid that is over', { listings: [], bids: [{ ...bid, endsAt: past }] }, false],
  ['a bid that has won', { listings: [], bids: [{ ...bid, isWon: true }] }, false],
])('with %s in the bazaar, it trades or not', (_, bazaar, expected) => {
  expect(isTrading(bazaar, now)).toBe(expected)
})

it.each([
  [{ activeCount: 1, deactivatedCount: 4 }, { isTrading: true, isTradingAllowed: false }, 'LAST_ACTIVE'],
  [
    { activeCount: 2, deactivatedCount: 4 },
    { isTrading: true, isTradingAllowed: false },
    'TOO_MANY_DEACTIVATED',
  ],
  [
    { activeCount: 2, deactivatedCount: 5 },
    { isTrading: false, isTradingAllowed: false },
    'TOO_MANY_DEACTIVATED',
  ],
  [{ activeCount: 2, deactivatedCount: 3 }, { isTrading: true, isTradingAllowed: false }, 'LISTINGS_OPEN'],
  [{ activeCount: 2, deactivatedCount: 3 }, { isTrading: true, isTradingAllowed: true }, null],
  [{ activeCount: 2, deactivatedCount: 3 }, { isTrading: false, isTradingAllowed: false }, null],
])('of %o, %o, the obstacle is %s', (roster, trade, expected) => {
  expect(obstacleOf(roster, trade)).toBe(expected)
})
