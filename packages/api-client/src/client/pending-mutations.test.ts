import { expect, test } from 'vitest'

import { createPendingMutations } from './pending-mutations.ts'

test('the page is held until all holds are released', () => {
  const pending = createPendingMutations()
  expect(pending.reasons()).toEqual([])

  const releasePayment = pending.hold('payment')
  const releasePopup = pending.hold('popup')
  releasePayment()
  releasePayment()
  expect(pending.reasons()).toEqual(['popup'])

  releasePopup()
  expect(pending.reasons()).toEqual([])
})
