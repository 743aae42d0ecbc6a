import { expect, test } from 'vitest'

import { createPendingMutations } from './pending-mutations.ts'

test('the page is held until all holds are released', async () => {
  const pending = createPendingMutations()
  await pending.whenIdle()

  const releasePayment = pending.hold('payment')
  const releasePopup = pending.hold('popup')
  let isIdle = false
  const idle = pending.whenIdle().then(() => (isIdle = true))

  releasePayment()
  releasePayment()
  await Promise.resolve()
  expect(isIdle).toBe(false)
  expect(pending.reasons()).toEqual(['popup'])

  releasePopup()
  await idle
  expect(pending.isBusy()).toBe(false)
})
