import { expect, it } from 'vitest'
import { createTokenBuckets } from './token-buckets.ts'

function budget() {
  let nowMs = 0
  const buckets = createTokenBuckets({ budget: { burst: 3, perSecond: 2 }, now: () => nowMs })
  return { buckets, pass: (ms: number) => void (nowMs += ms) }
}

it('allows the burst, then one request at a time', () => {
  const { buckets, pass } = budget()
  expect([1, 2, 3, 4].map(() => buckets.take('theron'))).toEqual([0, 0, 0, 500])
  pass(400)
  expect(buckets.take('theron')).toBeCloseTo(100)
  pass(100)
  expect(buckets.take('theron')).toBe(0)
  expect(buckets.take('theron')).toBe(500)
})

it('saves up no more than the burst', () => {
  const { buckets, pass } = budget()
  for (let count = 0; count < 3; count++) buckets.take('theron')
  pass(60_000)
  expect([1, 2, 3, 4].map(() => buckets.take('theron'))).toEqual([0, 0, 0, 500])
})

it('counts each sender apart', () => {
  const { buckets } = budget()
  for (let count = 0; count < 10; count++) buckets.take('theron')
  expect(buckets.take('iris')).toBe(0)
})

it('remembers a busy sender among any number of others', () => {
  const { buckets } = budget()
  for (let count = 0; count < 3; count++) buckets.take('theron')
  const waits = Array.from({ length: 120 }, (_, round) => {
    for (let other = 0; other < 1000; other++) buckets.take(`other ${round} ${other}`)
    return buckets.take('theron')
  })
  expect(waits).toEqual(waits.map(() => 500))
})
