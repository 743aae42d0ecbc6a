import { describe, expect, it } from 'vitest'
import { chanceOf, expectedCounts, fitOf, homogeneityOf } from './chi-square-rules.ts'

describe('the chance of a chi-square', () => {
  // Critical values of published tables.
  it.each([
    [3.841, 1, 0.05],
    [6.635, 1, 0.01],
    [10.828, 1, 0.001],
    [5.991, 2, 0.05],
    [14.067, 7, 0.05],
    [24.322, 7, 0.001],
    [18.307, 10, 0.05],
    [124.342, 100, 0.05],
    [149.449, 100, 0.001],
    [67.328, 100, 0.995],
  ])('%d with %d degrees of freedom is %d', (chiSquare, degreesOfFreedom, p) => {
    expect(chanceOf(chiSquare, degreesOfFreedom)).toBeCloseTo(p, 4)
  })

  it('with 2 degrees of freedom is an exponential function', () => {
    for (const chiSquare of [0.01, 0.5, 2, 4, 4.01, 9, 30, 200])
      expect(chanceOf(chiSquare, 2) / Math.exp(-chiSquare / 2)).toBeCloseTo(1, 8)
  })

  it('is 1 for a perfect fit and never leaves its range', () => {
    expect(chanceOf(0, 5)).toBe(1)
    expect(chanceOf(1e-9, 5)).toBeLessThanOrEqual(1)
    expect(chanceOf(1e6, 5)).toBe(0)
  })
})

it('expects rows in proportion to their weights', () => {
  expect(expectedCounts([700, 260, 40], 50)).toEqual([35, 13, 2])
})

describe('the fit of draws to weights', () => {
  it('is that of a published example: Mendel’s peas', () => {
    const fit = fitOf([315, 108, 101, 32], [9, 3, 3, 1])
    expect(fit).toMatchObject({ degreesOfFreedom: 3 })
    expect(fit?.chiSquare).toBeCloseTo(0.47, 2)
    expect(fit?.p).toBeCloseTo(0.925, 3)
  })

  it('is unknown while a row was expected less than five times', () => {
    expect(fitOf([90, 9], [10, 1])).not.toBeNull()
    expect(fitOf([43, 5], [10, 1])).toBeNull()
    expect(fitOf([0, 0], [10, 1])).toBeNull()
  })

  it('is unknown for a single row', () => {
    expect(fitOf([100], [1])).toBeNull()
  })
})

describe('the homogeneity of two groups', () => {
  it('is that of a worked example', () => {
    const both = homogeneityOf([90, 60, 104, 95], [30, 50, 51, 20])
    expect(both).toMatchObject({ degreesOfFreedom: 3 })
    expect(both?.chiSquare).toBeCloseTo(23.1702, 4)
  })

  it('is perfect for groups that differ in size only', () => {
    expect(homogeneityOf([60, 30, 10], [600, 300, 100])).toMatchObject({ chiSquare: 0, p: 1 })
  })

  it('is unknown while a group is small', () => {
    expect(homogeneityOf([6, 3, 1], [600, 300, 100])).toBeNull()
    expect(homogeneityOf([0, 0], [600, 300])).toBeNull()
    expect(homogeneityOf([0, 0], [0, 0])).toBeNull()
  })
})
