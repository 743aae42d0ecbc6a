import type { HttpHandler } from 'msw'
import { limits } from '@olympus/contract/limits'
import {
  exchangeTokens,
  getSpin,
  getWheel,
  getWheelAccount,
  markSpinSeen,
  rotateSeed,
  setSpinLimit,
  spinWheel,
} from '@olympus/contract/fortune-wheel'
import { getWheelLuck } from '@olympus/contract/fortune-wheel'

import { fails, mock } from '../mock.ts'
import { sampleCharacters } from './sample-characters.ts'
import { sampleAccountAfter, sampleExchangeOf, sampleSpinFor } from './sample-spins.ts'
import { sampleOffers, sampleSeedHash, sampleWheelAccount } from './sample-wheel.ts'
import { sampleWheelTable } from './sample-wheel-tables.ts'

const [kallistrate] = sampleCharacters

/** Successful replies for the endpoints of the fortune wheel, part of `happyPath`. */
export const happyWheel: HttpHandler[] = [
  mock(getWheel, {
    isOpen: true,
    jackpotEverySpins: limits.jackpotEverySpins,
    table: sampleWheelTable,
    nextTable: null,
    offers: [...sampleOffers],
  }),
  mock(getWheelAccount, sampleWheelAccount),
  mock(spinWheel, ({ body }) => {
    const spin = sampleSpinFor(body.characterId)
    return { spin, account: sampleAccountAfter(spin) }
  }),
  mock(getSpin, ({ params }) => ({ ...sampleSpinFor(kallistrate?.id ?? 0), id: params.spinId })),
  mock(markSpinSeen, null),
  mock(rotateSeed, ({ body: { clientSeed, nextSeedHash } }) => ({
    revealed: {
      seedHash: sampleSeedHash,
      serverSeed: 'd41c98b07e52fa36d41c98b07e52fa36d41c98b07e52fa36d41c98b07e52fa36',
      spins: sampleWheelAccount.activeSeed?.spins ?? 0,
    },
    account: {
      ...sampleWheelAccount,
      activeSeed: sampleWheelAccount.activeSeed && {
        ...sampleWheelAccount.activeSeed,
        seedHash: nextSeedHash,
        clientSeed,
        spins: 0,
      },
      nextSeed: { ...sampleWheelAccount.nextSeed, seedHash: sampleSeedHash },
    },
  })),
  mock(exchangeTokens, ({ body: { offerId, quantity } }) => {
    const offer = sampleOffers.find(({ id }) => id === offerId)
    if (!offer) return fails('ITEM_NOT_AVAILABLE')
    return quantity * offer.priceTokens > sampleWheelAccount.tokens
      ? fails('INSUFFICIENT_TOKENS')
      : sampleExchangeOf(offer.contents, quantity, offer.priceTokens)
  }),
  mock(setSpinLimit, ({ body }) => ({ ...sampleWheelAccount.limit, ...body })),
  mock(getWheelLuck, {
    spins: sampleWheelAccount.spins,
    jackpots: 2,
    rewards: sampleWheelTable.sets.regular.rewards.map(({ contents, weight }, index) => ({
      set: 'regular' as const,
      contents,
      spins: 61,
      drawn: Math.round((61 * weight) / sampleWheelTable.sets.regular.weightTotal) + (index % 2),
      expected: (61 * weight) / sampleWheelTable.sets.regular.weightTotal,
    })),
  }),
]
