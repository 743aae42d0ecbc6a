import { describe, expect, it } from 'vitest'

import { readStatisticsPlace, statisticsSearch } from './statistics-query.ts'

const read = (query: string) => readStatisticsPlace(new URLSearchParams(query))
const search = (query: string, changed: Parameters<typeof statisticsSearch>[1]) =>
  statisticsSearch(new URLSearchParams(query), changed)

describe('the place in the statistics', () => {
  it('is the overview of 30 days beside the median, unless the URL says more', () => {
    expect(read('')).toEqual({ tab: 'overview', period: '30', compareWith: 'median' })
    expect(read('tab=raids&period=all&compareWith=312')).toEqual({
      tab: 'raids',
      period: 'all',
      compareWith: '312',
    })
  })

  it.each(['tab=spells', 'period=31', 'compareWith=everybody', 'compareWith=-1', 'tab=raids&tab=combat'])(
    'drops %s',
    (query) => {
      expect(read(query)).toEqual(read(''))
    },
  )

  it('leaves defaults out and keeps what is not its own', () => {
    expect(search('view=players&period=7', { tab: 'combat' })).toBe('?period=7&tab=combat&view=players')
    expect(search('period=7', { period: '30' })).toBe('')
    expect(search('', { compareWith: 'nobody' })).toBe('?compareWith=nobody')
  })
})
