import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

/** Timers of Node may be a millisecond early. */
const tolerance = 2

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt + tolerance
}

it('answers at the end of a step', async () => {
  const pace = createPace(60)
  expect(await timeOf(() => pace(async () => 'done'))).toBeGreaterThanOrEqual(60)
  expect(await pace(async () => 'done')).toBe('done')
})

it('answers at the end of the next step when the act takes longer', async () => {
  const pace = createPace(60)
  expect(await timeOf(() => pace(() => sleep(70)))).toBeGreaterThanOrEqual(120)
})

it('does not delay outcomes that are not paced', async () => {
  const pace = createPace(600_000)
  const isPaced = (value: string) => value === 'refused'
  expect(await pace(async () => 'right', isPaced)).toBe('right')
})

it('does not wait without a step', async () => {
  expect(await createPace(0)(async () => 'done')).toBe('done')
})
