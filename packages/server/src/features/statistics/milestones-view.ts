import { milestoneKeys, milestoneTargets } from '@olympus/contract/statistic-keys'
import type { Totals } from '@olympus/contract/statistic-rates'
import type { Statistics } from '@olympus/contract/statistics'
import type { StatisticState } from './statistic-state.ts'

type Milestone = Statistics['milestones'][number]

const shownReached = 12

/** The next milestone of each key, the nearest first. */
const nextOnes = (lifetime: Totals): Milestone[] =>
  milestoneKeys
    .flatMap((key) => {
      const value = lifetime[key] ?? 0
      const target = milestoneTargets[key].find((each) => each > value)
      return target === undefined ? [] : [{ key, target, value, isReached: false, reachedAt: null }]
    })
    .toSorted((a, b) => b.value / b.target - a.value / a.target)

/** Those that were reached, the last one first. Before the first report, only the highest of a key. */
function reachedOnes(lifetime: Totals, stored: StatisticState['milestones']): Milestone[] {
  const reached = milestoneKeys.flatMap((key) => {
    const value = lifetime[key] ?? 0
    const all = milestoneTargets[key]
      .filter((target) => target <= value)
      .map((target) => ({ key, target, value, isReached: true, reachedAt: stored[key]?.[target] ?? null }))
    const earlier = all.filter(({ reachedAt }) => reachedAt === null)
    return all.filter((each) => each.reachedAt !== null || each === earlier.at(-1))
  })
  return reached
    .toSorted((a, b) => (b.reachedAt ?? '').localeCompare(a.reachedAt ?? ''))
    .slice(0, shownReached)
}

export const milestonesOf = (lifetime: Totals, stored: StatisticState['milestones']): Milestone[] => [
  ...nextOnes(lifetime),
  ...reachedOnes(lifetime, stored),
]
