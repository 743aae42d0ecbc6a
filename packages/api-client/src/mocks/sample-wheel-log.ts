import type { Delivery } from '@olympus/contract/deliveries'
import type { RewardState, WheelLog, WheelLogKind } from '@olympus/contract/logs'
import type { Spin } from '@olympus/contract/wheel'
import type { SpinProof } from '@olympus/contract/wheel-fairness'

import { sampleCharacters } from './sample-characters.ts'
import { receiptOf, sampleSpinProofs } from './sample-wheel-proofs.ts'

interface Place {
  readonly character: string
  readonly jackpotCounter: number
  readonly ticketsAfter: number
  readonly tokensAfter: number
  readonly delivery?: Partial<Delivery>
  readonly couponId?: number
}

const characterOf = (wanted: string): Spin['character'] => {
  const character = sampleCharacters.find(({ name }) => name === wanted)
  return character ? { id: character.id, name: character.name } : null
}

const deliveryOf = (id: number, queuedAt: string, rest: Partial<Delivery>): Delivery => ({
  id,
  state: 'queued',
  failureReason: null,
  retryReason: null,
  isRefunded: false,
  queuedAt,
  claimedAt: null,
  settledAt: null,
  ...rest,
})

const later = (moment: string, seconds: number): string =>
  new Date(Date.parse(moment) + seconds * 1000).toISOString().replace('.000', '')

const settled = (moment: string, state: 'confirmed' | 'failed'): Partial<Delivery> => ({
  state,
  failureReason: state === 'failed' ? 'BAG_FULL' : null,
  claimedAt: later(moment, 2),
  settledAt: later(moment, 9),
})

/** Of the sample spins, newest first. */
const places: readonly Place[] = [
  { character: 'Phaidros', jackpotCounter: 19, ticketsAfter: 6, tokensAfter: 35, delivery: {} },
  {
    character: 'Nyxandra',
    jackpotCounter: 18,
    ticketsAfter: 7,
    tokensAfter: 34,
    delivery: { state: 'claimed', claimedAt: '2025-06-12T18:20:09Z' },
  },
  { character: 'Kallistrate', jackpotCounter: 17, ticketsAfter: 8, tokensAfter: 33, delivery: {} },
  { character: 'Lykaon', jackpotCounter: 5, ticketsAfter: 20, tokensAfter: 21 },
  { character: 'Kallistrate', jackpotCounter: 30, ticketsAfter: 25, tokensAfter: 16 },
  { character: 'Kallistrate', jackpotCounter: 29, ticketsAfter: 26, tokensAfter: 15 },
  {
    character: 'Phaidros',
    jackpotCounter: 28,
    ticketsAfter: 27,
    tokensAfter: 14,
    delivery: settled('2025-06-05T20:02:18Z', 'failed'),
    couponId: 5131,
  },
  { character: 'Lykaon', jackpotCounter: 16, ticketsAfter: 41, tokensAfter: 2 },
  { character: 'Lykaon', jackpotCounter: 12, ticketsAfter: 43, tokensAfter: 38 },
]

function spinOf(proof: SpinProof, { character, couponId, delivery, ...place }: Place): Spin {
  const { spinId, set, seedHash, nonce, draw, rewardId, time } = receiptOf(proof)
  const { rewards, weightTotal } = proof.table.sets[set]
  const rewardIndex = rewards.findIndex(({ id }) => id === rewardId)
  const reward = rewards[rewardIndex]
  if (!reward) throw new Error(`No sample ${rewardId}`)
  const isItem = reward.contents.kind === 'item'
  return {
    id: spinId,
    set,
    tableVersion: proof.table.version,
    rewardIndex,
    reward,
    weightTotal,
    draw,
    character: characterOf(character),
    delivery: isItem ? deliveryOf(spinId + 500_000, time, delivery ?? settled(time, 'confirmed')) : null,
    couponId: couponId ?? null,
    seedHash,
    nonce,
    receipt: proof.receipt,
    spunAt: time,
    ...place,
  }
}

/** Spins with genuine receipts, newest first, and with every kind of reward and delivery. */
export const sampleSpins: readonly Spin[] = sampleSpinProofs.flatMap((proof, index) => {
  const place = places[index]
  return place ? [spinOf(proof, place)] : []
})

const exchanges: readonly WheelLog[] = [
  {
    kind: 'exchange',
    id: 6021,
    createdAt: '2025-06-09T16:30:00Z',
    contents: {
      kind: 'item',
      item: { id: 'sapphire-of-thetis', name: 'Sapphire of Thetis', icon: 'saphir', rarity: 'rare' },
      quantity: 3,
    },
    quantity: 2,
    priceTokens: 25,
    character: characterOf('Lykaon'),
    delivery: deliveryOf(506_021, '2025-06-09T16:30:00Z', settled('2025-06-09T16:30:00Z', 'confirmed')),
    couponId: null,
    ticketsAfter: 19,
    tokensAfter: 22,
  },
  {
    kind: 'exchange',
    id: 6002,
    createdAt: '2025-06-03T10:05:00Z',
    contents: { kind: 'tickets', tickets: 1 },
    quantity: 4,
    priceTokens: 10,
    character: null,
    delivery: null,
    couponId: null,
    ticketsAfter: 45,
    tokensAfter: 1,
  },
]

const awards: readonly WheelLog[] = [
  {
    kind: 'award',
    id: 7108,
    createdAt: '2025-06-08T08:00:00Z',
    origin: 'game',
    tickets: 3,
    ticketsAfter: 19,
  },
  {
    kind: 'award',
    id: 7101,
    createdAt: '2025-06-06T12:12:00Z',
    origin: 'operator',
    tickets: -2,
    ticketsAfter: 23,
  },
  {
    kind: 'award',
    id: 7090,
    createdAt: '2025-06-01T09:41:00Z',
    origin: 'coupon',
    tickets: 25,
    ticketsAfter: 44,
  },
]

/** Newest first. */
export const sampleWheelLogs: readonly WheelLog[] = [
  ...sampleSpins.map((spin): WheelLog => ({ kind: 'spin', id: spin.id, createdAt: spin.spunAt, spin })),
  ...exchanges,
  ...awards,
].toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

/** What the filters of the fortune wheel log find an entry by. */
export function wheelLogFacts(log: WheelLog) {
  const kinds: WheelLogKind[] = log.kind === 'spin' ? ['spin', log.spin.set] : [log.kind]
  return { at: log.createdAt, kinds }
}

export const characterIdOf = (log: WheelLog): number | undefined => {
  if (log.kind === 'award') return undefined
  return (log.kind === 'spin' ? log.spin.character : log.character)?.id
}

/** Null for awards, which no filter by state finds. */
export function rewardStateOf(log: WheelLog): RewardState | null {
  if (log.kind === 'award') return null
  const { delivery, couponId } = log.kind === 'spin' ? log.spin : log
  if (couponId !== null) return 'coupon'
  if (delivery === null) return 'credited'
  return delivery.state === 'failed' ? null : delivery.state
}
