import { sampleBazaar, sampleListing } from '@olympus/api-client/mocks/sample-bazaar'
import { describe, expect, it } from 'vitest'

import { bidState, listingState, remainsOf, takingsOf, totalsOf } from './bazaar-rules.ts'

const nowMs = Date.parse(sampleBazaar.serverNow)
const listing = (more: Parameters<typeof sampleListing>[1]) => sampleListing('Harpe', more)
const withStates = sampleBazaar.listings.map((each) => ({ ...each, state: listingState(each, nowMs) }))

describe('the state of a listing', () => {
  it.each([
    ['onSale', { amount: 3 }],
    ['partlySold', { amount: 3, soldAmount: 1 }],
    ['sold', { amount: 3, soldAmount: 3 }],
    ['sold', { amount: 3, soldAmount: 3, hoursLeft: -1 }],
    ['expired', { amount: 3, hoursLeft: -1 }],
    ['expired', { amount: 3, soldAmount: 2, hoursLeft: 0 }],
  ])('is %s for %j', (state, more) => {
    expect(listingState(listing(more), nowMs)).toBe(state)
  })
})

describe('what a listing hands over', () => {
  it.each([
    ['everything that is on sale', {}, { state: 'onSale', pieces: 20, gold: 0n }],
    ['the rest and the gold', { soldAmount: 15 }, { state: 'partlySold', pieces: 5, gold: 1425n }],
    ['no goods once all is sold', { soldAmount: 20 }, { state: 'sold', pieces: 0, gold: 1900n }],
    ['what has expired', { hoursLeft: -1 }, { state: 'expired', pieces: 20, gold: 0n }],
    ['its gold, too', { hoursLeft: -1, soldAmount: 5 }, { state: 'expired', pieces: 15, gold: 475n }],
  ])('is %s', (_, more, remains) => {
    const given = listing({ amount: 20, pricePerItem: 100, saleFee: 100, ...more })
    expect(remainsOf(given, nowMs)).toEqual(remains)
  })
})

describe('the state of a bid', () => {
  it.each([
    ['ahead', { price: 5 }],
    ['outbid', { price: 4 }],
    ['won', { price: 5, isWon: true, endsAt: '2025-06-12T09:00:00Z' }],
    ['ended', { price: 5, endsAt: '2025-06-12T09:41:00Z' }],
    ['ended', { price: 4, endsAt: '2025-06-12T09:00:00Z' }],
  ])('is %s for %j', (state, more) => {
    const bid = { price: 5, highestPrice: 5, isWon: false, endsAt: '2025-06-12T10:00:00Z' }
    expect(bidState({ ...bid, ...more }, nowMs)).toBe(state)
  })
})

describe('fee and proceeds', () => {
  it('shares the fee among the pieces, rounded down', () => {
    const fees = [0, 1, 2, 3].map(
      (soldAmount) => takingsOf(listing({ amount: 3, soldAmount, pricePerItem: 100, saleFee: 5 })).fee,
    )
    expect(fees).toEqual([0n, 1n, 3n, 5n])
  })

  it('is exact beyond the numbers of JavaScript', () => {
    const pricePerItem = Number.MAX_SAFE_INTEGER
    expect(takingsOf(listing({ amount: 999, soldAmount: 998, pricePerItem, saleFee: pricePerItem }))).toEqual(
      {
        gross: 8989184856231509018n,
        fee: 8998183039270779n,
        proceeds: 8980186673192238239n,
      },
    )
  })

  it('copes with listings that cannot be', () => {
    expect(takingsOf(listing({ amount: 0, soldAmount: 0, saleFee: 5 }))).toMatchObject({ gross: 0n, fee: 0n })
    expect(takingsOf(listing({ amount: 2, soldAmount: 7, saleFee: 5, pricePerItem: 10 }))).toEqual({
      gross: 20n,
      fee: 5n,
      proceeds: 15n,
    })
  })

  it('add up to the totals, whatever the order', () => {
    const totals = totalsOf(withStates)
    const takings = withStates.map(takingsOf)
    for (const name of ['gross', 'fee', 'proceeds'] as const)
      expect(totals[name]).toBe(takings.reduce((sum, each) => sum + each[name], 0n))
    expect(totals.gross).toBe(totals.fee + totals.proceeds)
    expect(totalsOf(withStates.toReversed())).toEqual(totals)
  })

  it('are what the page shows', () => {
    expect(totalsOf(withStates)).toEqual({
      gross: 26_739_600n,
      fee: 456_169n,
      proceeds: 26_283_431n,
      toCollect: 20_786_381n,
      piecesSold: 348n,
      stillOnSale: 57_793_800n,
    })
  })
})
