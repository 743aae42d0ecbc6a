import { expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

function breaker() {
  let nowMs = 1_000_000
  const circuit = new CircuitBreaker({
    clock: { now: () => new Date(nowMs) },
    maxFailures: 3,
    windowMs: 30_000,
    openMs: 10_000,
  })
  const failTimes = (times: number) => {
    for (let time = 0; time < times; time++) circuit.reportFailure()
  }
  return { circuit, failTimes, wait: (ms: number) => void (nowMs += ms) }
}

it('opens after a number of failures in a row, and allows one request after a while', () => {
  const { circuit, failTimes, wait } = breaker()
  failTimes(2)
  expect(circuit.admit()).toBe(true)
  failTimes(1)
  expect(circuit.admit()).toBe(false)
  wait(9999)
  expect(circuit.admit()).toBe(false)
  wait(1)
  expect([circuit.admit(), circuit.admit()]).toEqual([true, false])
})

it('closes when that request succeeds, and opens again when it fails', () => {
  const { circuit, failTimes, wait } = breaker()
  failTimes(3)
  wait(10_000)
  circuit.admit()
  failTimes(1)
  expect(circuit.admit()).toBe(false)
  wait(10_000)
  circuit.admit()
  circuit.reportSuccess()
  failTimes(2)
  expect(circuit.admit()).toBe(true)
})

it('does not add up failures that are far apart or have a success in between', () => {
  const { circuit, failTimes, wait } = breaker()
  failTimes(2)
  wait(30_000)
  failTimes(2)
  expect(circuit.admit()).toBe(true)
  circuit.reportSuccess()
  failTimes(2)
  expect(circuit.admit()).toBe(true)
})
