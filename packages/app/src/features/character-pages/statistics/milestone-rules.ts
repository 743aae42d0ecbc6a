import type { Statistics } from '@olympus/contract/statistics'

type Milestones = Statistics['milestones']

const shown = 4

/** Those that are nearly reached come first. */
export const closestMilestones = (milestones: Milestones): Milestones =>
  milestones
    .filter(({ isReached }) => !isReached)
    .toSorted((one, other) => other.value / other.target - one.value / one.target)
    .slice(0, shown)

/** The last ones that were reached. */
export const lastMilestones = (milestones: Milestones): Milestones =>
  milestones.filter(({ isReached }) => isReached).slice(0, shown)
