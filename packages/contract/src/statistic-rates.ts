import { type CounterKey, type MeasureKey, type RateKey, rateKeys } from './statistic-keys.ts'

/** Counts by key. What is absent is zero. */
export type Totals = { readonly [Key in CounterKey]?: number }

type Part = readonly CounterKey[]

const kills: Part = ['monstersKilled', 'playersKilled']

/** Numerator and denominator of each rate. */
const ratios: Readonly<Record<RateKey, { readonly of: Part; readonly by: Part }>> = {
  killDeathRatio: { of: kills, by: ['deaths'] },
  arenaKillDeathRatio: { of: ['arenaKills'], by: ['arenaDeaths'] },
  raidWinRate: { of: ['raidsWon'], by: ['raidsWon', 'raidsLost'] },
  duelWinRate: { of: ['duelsWon'], by: ['duelsWon', 'duelsLost'] },
  timespaceWinRate: { of: ['timespacesWon'], by: ['timespacesWon', 'timespacesLost'] },
  icebreakerWinRate: { of: ['icebreakersWon'], by: ['icebreakersCompleted'] },
  instantBattleWinRate: { of: ['instantBattlesWon'], by: ['instantBattlesWon', 'instantBattlesLost'] },
  rainbowBattleWinRate: { of: ['rainbowBattlesWon'], by: ['rainbowBattlesWon', 'rainbowBattlesLost'] },
  arenaOfTalentsWinRate: { of: ['arenaOfTalentsWon'], by: ['arenaOfTalentsWon', 'arenaOfTalentsLost'] },
  playerFightWinRate: {
    of: ['duelsWon', 'rainbowBattlesWon', 'arenaOfTalentsWon'],
    by: [
      'duelsWon',
      'duelsLost',
      'rainbowBattlesWon',
      'rainbowBattlesLost',
      'arenaOfTalentsWon',
      'arenaOfTalentsLost',
    ],
  },
}

const sum = (totals: Totals, keys: Part) => keys.reduce((total, key) => total + (totals[key] ?? 0), 0)

const divide = (value: number, by: number): number | null => (by > 0 ? value / by : null)

export const killsOf = (totals: Totals): number => sum(totals, kills)

/** A ratio, or a share between 0 and 1. Null if nothing was counted that it could be divided by. */
export const rateOf = (totals: Totals, rate: RateKey): number | null =>
  divide(sum(totals, ratios[rate].of), sum(totals, ratios[rate].by))

/** A count per hour online; null for a character that was not online. */
export const perHour = (totals: Totals, count: number): number | null =>
  divide(count * 3600, totals.onlineSeconds ?? 0)

/** What can be measured with these counters: they themselves, kills, and the rates that need no others. */
export function measuresOf(counters: readonly CounterKey[]): MeasureKey[] {
  const has = (part: Part) => part.every((key) => counters.includes(key))
  const rates = rateKeys.filter((rate) => has(ratios[rate].of) && has(ratios[rate].by))
  return [...counters, ...(has(kills) ? (['kills'] as const) : []), ...rates]
}

const isRate = (key: MeasureKey): key is RateKey => Object.hasOwn(ratios, key)

export function measureOf(totals: Totals, key: MeasureKey): number | null {
  if (key === 'kills') return killsOf(totals)
  return isRate(key) ? rateOf(totals, key) : (totals[key] ?? 0)
}
