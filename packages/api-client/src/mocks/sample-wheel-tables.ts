import type { Rarity } from '@olympus/contract/shop'
import type { WheelReward, WheelTable } from '@olympus/contract/wheel'
import type { RewardSet } from '@olympus/contract/wheel-draw'

type Item = readonly [name: string, icon: string, rarity: Rarity, quantity: number, weight: number]

const idOf = (name: string): string => name.toLowerCase().replace(/[’']/g, '').replaceAll(' ', '-')

const itemReward = ([name, icon, rarity, quantity, weight]: Item): WheelReward => ({
  id: `${idOf(name)}-${quantity}`,
  contents: { kind: 'item', item: { id: idOf(name), name, icon, rarity }, quantity },
  weight,
})

const ticketReward = (tickets: number, weight: number): WheelReward => ({
  id: `tickets-${tickets}`,
  contents: { kind: 'tickets', tickets },
  weight,
})

const trident: Item = ['Trident of the Deep', 'magic-trident', 'mythic', 1, 5]
const wings: Item = ['Wings of Ikaros', 'feathered-wing', 'legendary', 1, 10]
const laurel: Item = ['Laurel of Nike', 'laurel-crown', 'epic', 1, 30]
const lyre = (weight: number): Item => ['Lyre of Orpheus', 'lyre', 'epic', 1, weight]
const license = (weight: number): Item => ['Bazaar License', 'tied-scroll', 'uncommon', 1, weight]
const obol: Item = ['Charon’s Obol', 'token', 'rare', 5, 90]
const sapphire: Item = ['Sapphire of Thetis', 'saphir', 'rare', 3, 100]
const amphora: Item = ['Amphora of Experience', 'amphora', 'uncommon', 5, 120]
const draught: Item = ['Ambrosia Draught', 'standing-potion', 'uncommon', 10, 140]
const nectar: Item = ['Nectar of Vigor', 'nectar', 'common', 25, 150]
const olive = (weight: number): Item => ['Olive of Athens', 'olive', 'common', 20, weight]

const jackpots: readonly WheelReward[] = [
  itemReward(['Trident of the Deep', 'magic-trident', 'mythic', 1, 10]),
  itemReward(['Wings of Ikaros', 'feathered-wing', 'legendary', 1, 20]),
  itemReward(['Owl of Athena', 'barn-owl', 'legendary', 1, 20]),
  { id: 'coins-500', contents: { kind: 'coins', coins: 500 }, weight: 25 },
  ticketReward(10, 25),
]

const contentsOf = ({ contents }: WheelReward) => {
  if (contents.kind === 'item') return { item: contents.item.id, quantity: contents.quantity }
  return contents.kind === 'coins' ? { coins: contents.coins } : { tickets: contents.tickets }
}

interface Version {
  readonly version: number
  readonly startsAt: string
  readonly replacedAt: string | null
  readonly regular: readonly WheelReward[]
  /** Of both texts. */
  readonly hashes: Readonly<Record<RewardSet, string>>
}

const setOf = (set: RewardSet, { version, regular, hashes }: Version): WheelTable['sets'][RewardSet] => {
  const rewards = set === 'regular' ? regular : jackpots
  return {
    weightTotal: rewards.reduce((total, { weight }) => total + weight, 0),
    rewards: [...rewards],
    tableHash: hashes[set],
    text: JSON.stringify({
      set,
      version,
      rows: rewards.map((reward) => ({ id: reward.id, weight: reward.weight, ...contentsOf(reward) })),
    }),
  }
}

const tableOf = (source: Version): WheelTable => ({
  version: source.version,
  startsAt: source.startsAt,
  replacedAt: source.replacedAt,
  endsAt: null,
  sets: { regular: setOf('regular', source), jackpot: setOf('jackpot', source) },
})

/** The current table of odds. */
export const sampleWheelTable = tableOf({
  version: 12,
  startsAt: '2025-06-02T08:00:00Z',
  replacedAt: null,
  regular: [
    ...[trident, wings, laurel, lyre(35)].map(itemReward),
    ticketReward(2, 80),
    ...[license(80), obol, sapphire, amphora, draught, nectar, olive(160)].map(itemReward),
  ],
  hashes: {
    regular: '635733ac90c503bc8cf8086236a7ef23d457dc63e83bdd542e04d88dede5f0d4',
    jackpot: '0d39f627de8598b868e49518d607ecaeb424d581d45ca3bb08f4afba3e088ffd',
  },
})

/** Every table, newest first. */
export const sampleWheelTables: readonly WheelTable[] = [
  sampleWheelTable,
  tableOf({
    version: 11,
    startsAt: '2025-04-28T08:00:00Z',
    replacedAt: sampleWheelTable.startsAt,
    regular: [
      ...[trident, wings, laurel, lyre(30)].map(itemReward),
      ticketReward(2, 80),
      ...[license(80), obol, sapphire, amphora, draught, nectar, olive(165)].map(itemReward),
    ],
    hashes: {
      regular: '785350fdd2f8d6a57044c6479fc75e99dc4c4f92dac8c3ab8b11bdba03025eaf',
      jackpot: 'c449f6aa86daad23d42c031b8fd92f39e007136b4cc1f170073213b8c98a4ac1',
    },
  }),
  tableOf({
    version: 10,
    startsAt: '2025-03-01T08:00:00Z',
    replacedAt: '2025-04-28T08:00:00Z',
    regular: [
      ...[trident, wings, laurel, lyre(30)].map(itemReward),
      ticketReward(2, 80),
      ...[obol, sapphire, amphora, draught, nectar, olive(245)].map(itemReward),
    ],
    hashes: {
      regular: '8830f22f6c2c9a7c1c99d51bb4c068623a2b8bd471263cdf533329dec83da384',
      jackpot: 'ba53ec410629ef1a2c5fc7e765801ab2c51fa6937c45cac4c2a5a6cb32dd4e5b',
    },
  }),
]
