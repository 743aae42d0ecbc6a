import type { OrderKind } from '@olympus/contract/logs'
import { expect, test } from 'vitest'

import { logPageOf } from './page-of.ts'
import { orderFacts, sampleOrder, sampleReceivedGift } from './sample-orders.ts'

test('a gift matches the kind of its delivery state and of its direction', () => {
  const found = (kind: OrderKind) =>
    logPageOf([sampleReceivedGift, sampleOrder], { page: 1, pageSize: 10, kind }, orderFacts).entries
  expect(found('gift-received')).toEqual([sampleReceivedGift])
  expect(found('confirmed')).toEqual([sampleReceivedGift])
  expect(found('gift-given')).toEqual([])
  expect(found('queued')).toEqual([sampleOrder])
})
