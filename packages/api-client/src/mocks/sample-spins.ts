import { limits } from '@olympus/contract/limits'
import type { Delivery } from '@olympus/contract/deliveries'
import type { Spin, WheelAccount, WheelContents } from '@olympus/contract/wheel'
import type { RewardSet } from '@olympus/contract/wheel-draw'

import { sampleCharacters } from './sample-characters.ts'
import { sampleSeedHash, sampleWheelAccount } from './sample-wheel.ts'
import { sampleWheelTable } from './sample-wheel-tables.ts'

/** ID of a first spin, if every spin were one of the sample account. */
const firstId = 90_359
const spunAt = '2025-06-12T09:41:00Z'

const queued = (id: number): Delivery => ({
  id,
  state: 'queued',
  failureReason: null,
  retryReason: null,
  isRefunded: false,
  queuedAt: spunAt,
  claimedAt: null,
  settledAt: null,
})

const deliveryOf = (id: number, { kind }: WheelContents): Delivery | null =>
  kind === 'item' ? queued(id + 700_000) : null

interface Draw {
  readonly set: RewardSet
  /** Position of the reward in its set. */
  readonly rewardIndex: number
  readonly characterId: number
}

/** A spin of the sample account that draws the given reward: one ticket less, one token more. */
export function sampleSpinOf(
  { set, rewardIndex, characterId }: Draw,
  before: WheelAccount = sampleWheelAccount,
): Spin {
  const { rewards, weightTotal } = sampleWheelTable.sets[set]
  const reward = rewards[rewardIndex]
  const character = sampleCharacters.find(({ id }) => id === characterId)
  if (!reward || !character) throw new Error('There is no such reward or character')
  const id = firstId + before.spins
  return {
    id,
    set,
    tableVersion: sampleWheelTable.version,
    rewardIndex,
    reward,
    weightTotal,
    draw: rewards.slice(0, rewardIndex).reduce((total, { weight }) => total + weight, 0),
    jackpotCounter: before.spinsSinceJackpot + 1,
    character: { id: characterId, name: character.name },
    delivery: deliveryOf(id, reward.contents),
    couponId: null,
    seedHash: sampleSeedHash,
    nonce: before.activeSeed?.spins ?? 0,
    receipt: 'sample.receipt',
    spunAt,
    ticketsAfter: before.tickets - 1 + (reward.contents.kind === 'tickets' ? reward.contents.tickets : 0),
    tokensAfter: before.tokens + 1,
  }
}

/** The account after a spin. */
export const sampleAccountAfter = (
  { id, ticketsAfter, tokensAfter, jackpotCounter }: Spin,
  before: WheelAccount = sampleWheelAccount,
): WheelAccount => ({
  ...before,
  tickets: ticketsAfter,
  tokens: tokensAfter,
  spins: id - firstId + 1,
  spinsSinceJackpot: jackpotCounter % limits.jackpotEverySpins,
  limit: { ...before.limit, spins: before.limit.spins + 1 },
})

/** What every spin of the mocks draws: the Wings of Ikaros, or the Owl of Athena in the jackpot set. */
const drawnIndex = { regular: 1, jackpot: 2 } as const

/** A spin for a character, from the set that is next. */
export const sampleSpinFor = (characterId: number, before: WheelAccount = sampleWheelAccount): Spin => {
  const set = before.spinsSinceJackpot === limits.jackpotEverySpins - 1 ? 'jackpot' : 'regular'
  return sampleSpinOf({ set, rewardIndex: drawnIndex[set], characterId }, before)
}

/** What an exchange of the sample account answers. */
export const sampleExchangeOf = (contents: WheelContents, quantity: number, priceTokens: number) => ({
  exchange: {
    id: 2108,
    contents,
    quantity,
    priceTokens,
    delivery: deliveryOf(2108, contents),
  },
  account: {
    ...sampleWheelAccount,
    tickets: sampleWheelAccount.tickets + (contents.kind === 'tickets' ? contents.tickets * quantity : 0),
    tokens: sampleWheelAccount.tokens - quantity * priceTokens,
  },
})
