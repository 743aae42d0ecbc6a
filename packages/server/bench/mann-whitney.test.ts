import { expect, it } from 'vitest'
import { mannWhitneyP } from './mann-whitney.ts'

const upTo = (count: number, value: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => value(index))

it('gives a high p-value for samples that overlap', () => {
  expect(
    mannWhitneyP(
      upTo(100, (index) => 2 * index),
      upTo(100, (index) => 2 * index + 1),
    ),
  ).toBeGreaterThan(0.8)
  expect(
    mannWhitneyP(
      upTo(50, () => 7),
      upTo(50, () => 7),
    ),
  ).toBeCloseTo(1, 6)
})

it('gives a low p-value for a shifted sample', () => {
  expect(
    mannWhitneyP(
      upTo(100, (index) => index),
      upTo(100, (index) => index + 25),
    ),
  ).toBeLessThan(0.001)
})

it('matches published tables', () => {
  // U = 12, z = -2.8725.
  const one = [1, 2, 3, 4, 6, 7, 8, 9, 12, 15]
  const other = [5, 10, 11, 13, 14, 16, 17, 18, 19, 20]
  expect(mannWhitneyP(one, other)).toBeCloseTo(0.004072, 5)
})
