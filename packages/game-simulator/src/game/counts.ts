import type { ReportedStatistics } from '@olympus/contract/bridge/statistics'
import { type BreakdownKind, breakdownKinds, type CounterKey } from '@olympus/contract/statistic-keys'
import { counterOfItem } from './items.ts'

type Counters = Readonly<Partial<Record<CounterKey, number>>>
type Codes = Readonly<Record<string, number>>
type Breakdowns = Readonly<Partial<Record<BreakdownKind, Codes>>>

/** What a character has counted. What is absent is zero. */
export interface Counts {
  readonly counters: Counters
  readonly breakdowns: Breakdowns
  readonly bestTimes: Codes
  readonly latest: ReportedStatistics['latest']
}

/** What is to be counted. Sums are left out: they follow from their parts. */
export type Deed = Partial<Counts>

export const noCounts: Counts = { counters: {}, breakdowns: {}, bestTimes: {}, latest: {} }

/** The sum that a counter is part of. */
const sumOfCounter: Readonly<Partial<Record<CounterKey, CounterKey>>> = {
  arenaKills: 'playersKilled',
  arenaDeaths: 'deaths',
  icebreakersWon: 'icebreakersCompleted',
  goldDropped: 'goldEarned',
  goldSpentOnBazaar: 'goldSpent',
  goldSpentOnFees: 'goldSpent',
  goldSpentOnMysteryBoxes: 'goldSpent',
  goldSpentAtNpcShops: 'goldSpent',
}

const sumOfBreakdown: Readonly<Record<BreakdownKind, CounterKey>> = {
  families: 'monstersKilled',
  bossesWon: 'raidsWon',
  bossesLost: 'raidsLost',
  skills: 'skillsCast',
  items: 'itemsUsed',
  hours: 'onlineSeconds',
}

type Added = readonly [key: CounterKey, count: number]

const addedByCounters = (counters: Counters): Added[] =>
  (Object.entries(counters) as Added[]).flatMap(([key, count]) => {
    const sum = sumOfCounter[key]
    return sum ? [[key, count] as const, [sum, count] as const] : [[key, count] as const]
  })

const addedByCode = (kind: BreakdownKind, [code, count]: readonly [string, number]): Added[] => {
  const counter = kind === 'items' ? counterOfItem(Number(code)) : null
  return [[sumOfBreakdown[kind], count], ...(counter ? [[counter, count] as const] : [])]
}

const addedByBreakdowns = (breakdowns: Breakdowns): Added[] =>
  breakdownKinds.flatMap((kind) =>
    Object.entries(breakdowns[kind] ?? {}).flatMap((entry) => addedByCode(kind, entry)),
  )

function plus<Key extends string>(
  known: Readonly<Partial<Record<Key, number>>>,
  added: Iterable<readonly [Key, number]>,
) {
  const sums = { ...known } as Record<Key, number>
  for (const [key, count] of added) if (count > 0) sums[key] = (sums[key] ?? 0) + count
  return sums
}

function plusBreakdowns(known: Breakdowns, added: Breakdowns): Breakdowns {
  const kinds = breakdownKinds.filter((kind) => known[kind] ?? added[kind])
  return Object.fromEntries(
    kinds.map((kind) => [kind, plus(known[kind] ?? {}, Object.entries(added[kind] ?? {}))]),
  )
}

function fastest(known: Codes, added: Codes): Codes {
  const times = { ...known }
  for (const [boss, time] of Object.entries(added)) times[boss] = Math.min(time, times[boss] ?? time)
  return times
}

/** Counts what a character did, and every sum that it is part of. */
export function count(known: Counts, { counters = {}, breakdowns = {}, bestTimes = {}, latest = {} }: Deed) {
  return {
    counters: plus(known.counters, [...addedByCounters(counters), ...addedByBreakdowns(breakdowns)]),
    breakdowns: plusBreakdowns(known.breakdowns, breakdowns),
    bestTimes: fastest(known.bestTimes, bestTimes),
    latest: { ...known.latest, ...latest },
  } satisfies Counts
}
