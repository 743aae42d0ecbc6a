import type { BreakdownKind, CounterKey } from '@olympus/contract/statistic-keys'
import type { Counts } from '../../game/counts.ts'
import { numberOf } from '../../random.ts'
import type { DemoCharacter } from '../demo-character.ts'
import { bosses, familiesOf, items, lostBosses, skillsOf, split } from '../../game/shares.ts'

export type PastCharacter = Pick<
  DemoCharacter,
  'characterClass' | 'gold' | 'isActive' | 'level' | 'name' | 'onlineHours'
>

export type PartKind = Exclude<BreakdownKind, 'hours'>

/** What a character has done in all its time, without sums that follow from it. */
export interface Lifetime {
  readonly counters: Readonly<Partial<Record<CounterKey, number>>>
  readonly breakdowns: Readonly<Record<PartKind, Readonly<Record<string, number>>>>
  readonly bestTimes: Counts['bestTimes']
}

/** Also the rule of the leaderboard of monsters. */
const monstersPerHour = 180

/** Per hour online. Deaths are those without the arena, icebreakers those that were not won. */
const perHour = {
  deaths: 4.65,
  arenaKills: 2,
  arenaDeaths: 1.36,
  duelsWon: 0.62,
  duelsLost: 0.44,
  timespacesWon: 0.76,
  timespacesLost: 0.03,
  icebreakersCompleted: 0.16,
  icebreakersWon: 0.05,
  instantBattlesWon: 0.33,
  instantBattlesLost: 0.13,
  rainbowBattlesWon: 0.35,
  rainbowBattlesLost: 0.28,
  arenaOfTalentsWon: 0.7,
  arenaOfTalentsLost: 0.45,
  minilandVisits: 0.76,
  superRewards: 0.13,
} as const satisfies Partial<Record<CounterKey, number>>

const partsPerHour = { bossesWon: 1.3, bossesLost: 0.15, skills: 610, items: 51 } as const

/** Per hour online at the highest level. They grow with the square of the level. */
const growingPerHour = {
  damageDealt: 27_800_000,
  goldDropped: 912_000,
  goldSpentOnBazaar: 564_000,
  goldSpentOnFees: 72_000,
  goldSpentOnMysteryBoxes: 219_000,
  goldSpentAtNpcShops: 98_000,
} as const satisfies Partial<Record<CounterKey, number>>
const highestLevel = 93

const scale = <Key extends string>(rates: Readonly<Record<Key, number>>, factor: number) =>
  Object.fromEntries(
    Object.entries<number>(rates).map(([key, rate]) => [key, Math.round(rate * factor)]),
  ) as Record<Key, number>

/** Milliseconds, on the level of the fastest of the server. */
const fastestTimes = [402_000, 295_000, 331_000, 484_000, 680_000, 432_000, 578_000]

interface Known {
  readonly counters?: Lifetime['counters']
  readonly breakdowns?: Partial<Lifetime['breakdowns']>
}

/** Figures that players see elsewhere, too. */
const known: Readonly<Record<string, Known>> = {
  Kallistrate: {
    counters: {
      icebreakersWon: 312,
      icebreakersCompleted: 604,
      instantBattlesWon: 918,
      instantBattlesLost: 382,
    },
    breakdowns: {
      bossesWon: { 0: 1206, 1: 241, 2: 140, 3: 101, 4: 100, 5: 31, 6: 23 },
      bossesLost: { 0: 72, 1: 18, 2: 11, 3: 49, 4: 36, 5: 4, 6: 13 },
    },
  },
  Nyxandra: {
    counters: { icebreakersWon: 141, icebreakersCompleted: 322 },
    breakdowns: { bossesWon: { 0: 44, 1: 402, 2: 37, 3: 655, 4: 12 } },
  },
  Lykaon: {
    counters: { instantBattlesWon: 402, instantBattlesLost: 201 },
    breakdowns: { bossesWon: { 0: 96, 2: 288, 3: 41 } },
  },
}

/** Others do some things more and other things less than those who are known. */
const styled = <Key extends string>(name: string, rates: Readonly<Record<Key, number>>) =>
  Object.fromEntries(
    Object.entries<number>(rates).map(([key, rate]) => [
      key,
      known[name] ? rate : rate * (0.6 + (numberOf(`${name} ${key}`) % 81) / 100),
    ]),
  ) as Record<Key, number>

const valueOf = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, value) => sum + value, 0)

/** What is earned beside drops, so that what was earned less what was spent is what the character has. */
function otherEarnings(gold: number, growing: Record<keyof typeof growingPerHour, number>): number {
  const { damageDealt: _, goldDropped, ...spent } = growing
  return Math.max(0, gold + valueOf(spent) - goldDropped)
}

export function lifetimeOf(character: PastCharacter): Lifetime {
  const { name, characterClass, level, onlineHours, gold } = character
  const own = known[name]
  const growing = scale(growingPerHour, onlineHours * (level / highestLevel) ** 2)
  const parts = scale(styled(name, partsPerHour), onlineHours)
  const breakdowns = {
    families: split(onlineHours * monstersPerHour, familiesOf(characterClass)),
    bossesWon: split(parts.bossesWon, bosses),
    bossesLost: split(parts.bossesLost, lostBosses),
    skills: split(parts.skills, skillsOf(characterClass)),
    items: split(parts.items, items),
    ...own?.breakdowns,
  }
  const slower = 1 + (numberOf(name) % 40) / 100 + (highestLevel - Math.min(level, highestLevel)) / 100
  return {
    counters: {
      ...scale(styled(name, perHour), onlineHours),
      ...growing,
      goldEarned: otherEarnings(gold, growing),
      ...own?.counters,
    },
    breakdowns,
    bestTimes: Object.fromEntries(
      Object.keys(breakdowns.bossesWon).map((boss) => [
        boss,
        Math.round((fastestTimes[Number(boss)] ?? 0) * (name === 'Kallistrate' ? 1 : slower)),
      ]),
    ),
  }
}
