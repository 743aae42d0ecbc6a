import { expect, it } from 'vitest'
import { silentLog } from '../../log.ts'
import { createStripeApi } from './stripe-api.ts'

it('states which calls fail at once, until one succeeds', async () => {
  let nowMs = 0
  const clock = { now: () => new Date(nowMs) }
  const api = createStripeApi({ secretKey: 'sk_test_1', apiBase: null, clock, log: silentLog })
  const lost = () => Promise.reject(new Error('no answer'))
  for (let time = 0; time < 4; time++) await api.write(lost)
  expect(api.openCircuits()).toEqual([])
  await api.write(lost)
  expect(api.openCircuits()).toEqual(['writes'])
  for (let time = 0; time < 5; time++) await api.read(lost)
  expect(api.openCircuits()).toEqual(['reads', 'writes'])
  nowMs += 31_000
  await api.write(async () => 'answer')
  expect(api.openCircuits()).toEqual(['reads'])
})
