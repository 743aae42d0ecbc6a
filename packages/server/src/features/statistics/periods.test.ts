import { describe, expect, it } from 'vitest'
import { daysOfEverything } from './periods.ts'

describe('the days of everything', () => {
  it.each([
    ['begin when counting began', '2026-10-31', '2026-10-31'],
    ['begin with a month if counting began long ago', '2023-05-17', '2024-11-01'],
    ['are today if nothing was counted', null, '2026-11-30'],
  ])('%s', (_, countedSince, from) => {
    expect(daysOfEverything('2026-11-30', countedSince)).toEqual({ from, to: '2026-11-30' })
  })
})
