import { describe, expect, test } from 'vitest'

import { paginationItems, paginationRange } from './pagination-model.ts'

const draw = (page: number, lastPage: number) =>
  paginationItems({ page, lastPage })
    .map((item) => (item.kind === 'gap' ? '…' : item.isCurrent ? `[${item.page}]` : `${item.page}`))
    .join(' ')

const drawNarrow = (page: number, lastPage: number) =>
  paginationItems({ page, lastPage })
    .filter(({ isEssential }) => isEssential)
    .map((item) => (item.kind === 'gap' ? '…' : `${item.page}`))
    .join(' ')

describe('the range', () => {
  test.each([
    [
      { page: 1, pageSize: 12, totalEntries: 148 },
      { from: 1, to: 12, page: 1, lastPage: 13 },
    ],
    [
      { page: 13, pageSize: 12, totalEntries: 148 },
      { from: 145, to: 148, page: 13, lastPage: 13 },
    ],
    [
      { page: 1, pageSize: 10, totalEntries: 10 },
      { from: 1, to: 10, page: 1, lastPage: 1 },
    ],
    [
      { page: 1, pageSize: 10, totalEntries: 0 },
      { from: 0, to: 0, page: 1, lastPage: 1 },
    ],
    [
      { page: 9, pageSize: 10, totalEntries: 21 },
      { from: 21, to: 21, page: 3, lastPage: 3 },
    ],
    [
      { page: -4, pageSize: 10, totalEntries: 21 },
      { from: 1, to: 10, page: 1, lastPage: 3 },
    ],
  ])('of %o is %o', (place, range) => {
    expect(paginationRange(place)).toEqual(range)
  })
})

describe('the numbers', () => {
  test.each([
    [1, 1, '[1]'],
    [2, 3, '1 [2] 3'],
    [4, 7, '1 2 3 [4] 5 6 7'],
    [1, 13, '[1] 2 3 … 13'],
    [2, 11, '1 [2] 3 … 11'],
    [3, 13, '1 2 [3] 4 … 13'],
    [4, 13, '1 2 3 [4] 5 … 13'],
    [5, 13, '1 … 4 [5] 6 … 13'],
    [10, 13, '1 … 9 [10] 11 12 13'],
    [13, 13, '1 … 11 12 [13]'],
  ])('on page %i of %i are %s', (page, lastPage, drawn) => {
    expect(draw(page, lastPage)).toBe(drawn)
  })

  test('are at most seven including gaps, and in order, on every page', () => {
    for (let lastPage = 1; lastPage <= 40; lastPage += 1)
      for (let page = 1; page <= lastPage; page += 1) {
        const items = paginationItems({ page, lastPage })
        const pages = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []))
        expect(items.length).toBeLessThanOrEqual(7)
        expect(pages).toEqual(pages.toSorted((a, b) => a - b))
        expect(pages[0]).toBe(1)
        expect(pages.at(-1)).toBe(lastPage)
        expect(pages).toContain(page)
      }
  })

  test.each([
    [1, 13, '1 2 3 … 13'],
    [6, 13, '5 6 7 … 13'],
    [13, 13, '11 12 13'],
    [4, 7, '3 4 5 7'],
  ])('of a phone on page %i of %i are %s', (page, lastPage, drawn) => {
    expect(drawNarrow(page, lastPage)).toBe(drawn)
  })
})
