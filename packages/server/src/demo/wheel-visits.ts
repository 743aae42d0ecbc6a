/** Spins in a row. */
export interface WheelVisit {
  /** Before the demo world is loaded. */
  readonly hoursAgo: number
  readonly spins: number
  /** The player chooses another number before, so the seed before is revealed. */
  readonly rotates?: true
}

const day = 24

/** Theron is on the way to his second jackpot. */
export const theronVisits: readonly WheelVisit[] = [
  { hoursAgo: 40 * day, spins: 6, rotates: true },
  { hoursAgo: 33 * day, spins: 8 },
  { hoursAgo: 25 * day, spins: 9, rotates: true },
  { hoursAgo: 14 * day, spins: 8 },
  { hoursAgo: 9 * day, spins: 7, rotates: true },
  { hoursAgo: 6 * day, spins: 4 },
  { hoursAgo: 2 * day, spins: 3 },
  { hoursAgo: 20, spins: 2 },
  { hoursAgo: 0.4, spins: 1 },
]

/** Other players of the demo world. Nobody can log in as one. */
export const wheelPlayers: readonly {
  readonly username: string
  readonly createdDaysAgo: number
  readonly visits: readonly WheelVisit[]
}[] = [
  {
    username: 'Melissa',
    createdDaysAgo: 300,
    visits: [
      { hoursAgo: 90 * day, spins: 15, rotates: true },
      { hoursAgo: 30 * day, spins: 10, rotates: true },
      { hoursAgo: 8 * day, spins: 20, rotates: true },
    ],
  },
  {
    username: 'Xenokles',
    createdDaysAgo: 150,
    visits: [
      { hoursAgo: 60 * day, spins: 10, rotates: true },
      { hoursAgo: 11 * day, spins: 30, rotates: true },
    ],
  },
  {
    username: 'Philyra',
    createdDaysAgo: 25,
    visits: [
      { hoursAgo: 20 * day, spins: 5, rotates: true },
      { hoursAgo: 5 * day, spins: 30, rotates: true },
    ],
  },
  {
    username: 'Timon',
    createdDaysAgo: 7,
    visits: [
      { hoursAgo: 6 * day + 8, spins: 15, rotates: true },
      { hoursAgo: 30, spins: 15, rotates: true },
    ],
  },
]
