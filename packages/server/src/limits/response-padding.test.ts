import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createResponsePadding } from './response-padding.ts'

/** Timers of Node may be a millisecond early. */
const tolerance = 2

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await act()
  return performance.now() - startedAt + tolerance
}

it('answers at the end of a step', async () => {
  const padResponse = createResponsePadding(60)
  expect(await timeOf(() => padResponse(async () => 'done'))).toBeGreaterThanOrEqual(60)
  expect(await padResponse(async () => 'done')).toBe('done')
})

it('answers at the end of the next step if the act takes longer', async () => {
  const padResponse = createResponsePadding(60)
  expect(await timeOf(() => padResponse(() => sleep(70)))).toBeGreaterThanOrEqual(120)
})

it('does not delay outcomes that need no padding', async () => {
  const padResponse = createResponsePadding(600_000)
  const needsPadding = (value: string) => value === 'refused'
  expect(await padResponse(async () => 'right', needsPadding)).toBe('right')
})

it('does not wait without a step', async () => {
  expect(await createResponsePadding(0)(async () => 'done')).toBe('done')
})
