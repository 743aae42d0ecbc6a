import { sampleMilestones } from '@olympus/api-client/mocks/sample-statistic-figures'
import { expect, it } from 'vitest'

import { closestMilestones, lastMilestones } from './milestone-rules.ts'

it('shows what is nearly reached first', () => {
  const closest = closestMilestones([...sampleMilestones])
  expect(closest.map(({ key }) => key)).toEqual(['monstersKilled', 'raidsWon', 'onlineSeconds', 'duelsWon'])
})

it('shows what was reached last', () => {
  expect(lastMilestones([...sampleMilestones]).every(({ isReached }) => isReached)).toBe(true)
})
