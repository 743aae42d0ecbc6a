import type { TableRow, TableSets } from '../features/wheel-fairness/table-rules.ts'

/** A version of the odds of the demo world. */
interface PastTable {
  /** When it began to apply, before the demo world is loaded. */
  readonly startedDaysAgo: number
  readonly sets: TableSets
}

const item = (id: string, quantity: number, weight: number): TableRow => ({ id, item: id, quantity, weight })
const tickets = (count: number, weight: number): TableRow => ({ id: 'tickets', tickets: count, weight })

const rare = (weights: { readonly lyre: number }) => [
  item('trident-of-the-deep', 1, 5),
  item('wings-of-ikaros', 1, 10),
  item('laurel-of-nike', 1, 30),
  item('lyre-of-orpheus', 1, weights.lyre),
]

const jackpot = [
  item('owl-of-athena', 1, 300),
  item('hippocamp-foal', 1, 200),
  item('laurel-of-nike', 3, 180),
  item('charons-obol', 50, 150),
  item('wings-of-ikaros', 1, 80),
  item('thunderbolt-of-zeus', 1, 40),
]

/** The weights of each set add up to 1,000. */
export const pastTables: readonly PastTable[] = [
  {
    startedDaysAgo: 105,
    sets: {
      regular: [
        ...rare({ lyre: 30 }),
        tickets(2, 80),
        item('charons-obol', 5, 90),
        item('sapphire-of-thetis', 3, 110),
        item('amphora-of-experience', 5, 130),
        item('ambrosia-draught', 10, 150),
        item('nectar-of-vigour', 25, 175),
        item('olive-of-athens', 20, 190),
      ],
      jackpot: [...jackpot, tickets(10, 50)],
    },
  },
  {
    startedDaysAgo: 47,
    sets: {
      regular: [
        ...rare({ lyre: 30 }),
        tickets(2, 80),
        item('bazaar-licence', 1, 80),
        item('charons-obol', 5, 90),
        item('sapphire-of-thetis', 3, 100),
        item('amphora-of-experience', 5, 120),
        item('ambrosia-draught', 10, 140),
        item('nectar-of-vigour', 25, 150),
        item('olive-of-athens', 20, 165),
      ],
      jackpot: [...jackpot, tickets(10, 50)],
    },
  },
  {
    startedDaysAgo: 12,
    sets: {
      regular: [
        ...rare({ lyre: 35 }),
        tickets(2, 80),
        item('bazaar-licence', 1, 80),
        item('charons-obol', 5, 90),
        item('sapphire-of-thetis', 3, 100),
        item('amphora-of-experience', 5, 120),
        item('ambrosia-draught', 10, 140),
        item('nectar-of-vigour', 25, 150),
        item('olive-of-athens', 20, 160),
      ],
      jackpot: [...jackpot, tickets(10, 30), { id: 'coins', coins: 2500, weight: 20 }],
    },
  },
]

export const ticketPrice = 10

export const wheelOffers = [
  { id: 'ticket', tickets: 1, priceTokens: ticketPrice },
  { id: 'sapphire-of-thetis', itemId: 'sapphire-of-thetis', quantity: 3, priceTokens: 25 },
  { id: 'laurel-of-nike', itemId: 'laurel-of-nike', quantity: 1, priceTokens: 30 },
  { id: 'owl-of-athena', itemId: 'owl-of-athena', quantity: 1, priceTokens: 60 },
  { id: 'wings-of-ikaros', itemId: 'wings-of-ikaros', quantity: 1, priceTokens: 120 },
] as const
