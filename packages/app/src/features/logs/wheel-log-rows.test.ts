import { sampleWheelLogs } from '@olympus/api-client/mocks/sample-wheel-log'
import type { WheelLog } from '@olympus/contract/logs'
import { expect, test } from 'vitest'

import { grantedBy, isOnItsWay, receiverOf, rowsOf } from './wheel-log-rows.ts'

const logOf = (wanted: number): WheelLog => {
  const log = sampleWheelLogs.find(({ id }) => id === wanted)
  if (!log) throw new Error(`No sample ${wanted}`)
  return log
}

test('entries of different kinds with the same number stay apart', () => {
  const spin = { ...logOf(90_418), id: 7 }
  const award = { ...logOf(7108), id: 7 }
  const { entries } = rowsOf({ entries: [spin, award], totalEntries: 2 })
  expect(entries.map(({ id }) => id)).toEqual(['spin-7', 'award-7'])
})

test('an exchange grants its contents as often as they were taken', () => {
  expect(grantedBy(logOf(6002))).toEqual({ kind: 'tickets', tickets: 4 })
  expect(grantedBy(logOf(6021))).toMatchObject({ kind: 'item', quantity: 6 })
})

test('tickets that were taken back are counted without their sign', () => {
  expect(grantedBy(logOf(7101))).toEqual({ kind: 'tickets', tickets: 2 })
})

test('what is credited goes to the account, whatever character was chosen', () => {
  expect(logOf(90_198)).toMatchObject({ spin: { character: { name: 'Lykaon' }, delivery: null } })
  expect(receiverOf(logOf(90_198)).character).toBeNull()
})

test.each([
  [90_418, true],
  [90_371, false],
  [90_212, false],
  [90_198, false],
  [7108, false],
])('entry %i may still change: %s', (id, isExpected) => {
  expect(isOnItsWay({ id: '', log: logOf(id) })).toBe(isExpected)
})

test('a refused delivery changes once its coupon is made', () => {
  const refused = logOf(90_212)
  if (refused.kind !== 'spin') throw new Error('No spin')
  expect(isOnItsWay({ id: '', log: { ...refused, spin: { ...refused.spin, couponId: null } } })).toBe(true)
})
