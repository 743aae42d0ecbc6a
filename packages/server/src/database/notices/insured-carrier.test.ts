import { expect, it, vi } from 'vitest'
import type { NoticeCarrier } from './notice-carrier.ts'
import { createInsuredCarrier } from './insured-carrier.ts'

function fakeCarrier(send: () => Promise<void>) {
  const stop = vi.fn(async () => {})
  const listen = vi.fn<NoticeCarrier['listen']>(() => stop)
  return { stop, send: vi.fn(send), listen, close: vi.fn(async () => {}) }
}

it('sends through the insurance while the carrier fails, and logs each change once', async () => {
  let isOut = true
  const carrier = fakeCarrier(() => (isOut ? Promise.reject(new Error('lost')) : Promise.resolve()))
  const insurance = fakeCarrier(() => Promise.resolve())
  const log = { info: vi.fn(), warn: vi.fn() }
  const insured = createInsuredCarrier({ carrier, insurance, log })
  await insured.send('events', 'me')
  await insured.send('events', 'me')
  expect(insurance.send).toHaveBeenCalledTimes(2)
  isOut = false
  await insured.send('events', 'me')
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledTimes(1))
  await insured.send('events', 'me')
  expect(insurance.send).toHaveBeenCalledTimes(3)
  expect(carrier.send).toHaveBeenCalledTimes(4)
  expect(log.warn).toHaveBeenCalledTimes(1)
})

it('does not wait for a carrier that does not answer', async () => {
  let fail = () => {}
  const carrier = fakeCarrier(
    () => new Promise((_resolve, reject) => (fail = () => reject(new Error('slow')))),
  )
  const insurance = fakeCarrier(() => Promise.resolve())
  const log = { info: vi.fn(), warn: vi.fn() }
  const insured = createInsuredCarrier({ carrier, insurance, log })
  const first = insured.send('events', 'me')
  fail()
  await first
  for (let count = 0; count < 5; count++) await insured.send('events', 'me')
  expect(insurance.send).toHaveBeenCalledTimes(6)
  expect(carrier.send).toHaveBeenCalledTimes(2)
})

it('listens to both, because other processes may reach only one', async () => {
  const [carrier, insurance] = [fakeCarrier(async () => {}), fakeCarrier(async () => {})]
  const log = { info: vi.fn(), warn: vi.fn() }
  const insured = createInsuredCarrier({ carrier, insurance, log })
  const stop = insured.listen('events', () => {})
  expect([carrier.listen.mock.calls.length, insurance.listen.mock.calls.length]).toEqual([1, 1])
  await stop()
  await insured.close()
  for (const one of [carrier, insurance])
    expect([one.stop.mock.calls.length, one.close.mock.calls.length]).toEqual([1, 1])
})
