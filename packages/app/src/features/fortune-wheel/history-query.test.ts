import { expect, test } from 'vitest'

import { historyQuery, historySearch, readHistoryPage } from './history-query.ts'

test('the page of the history is in the URL, and the first one leaves it clean', () => {
  expect(readHistoryPage(new URLSearchParams('?page=3'))).toBe(3)
  expect(readHistoryPage(new URLSearchParams(historySearch(3)))).toBe(3)
  expect(historySearch(1)).toBe('')
  expect(readHistoryPage(new URLSearchParams('?page=none'))).toBe(1)
  expect(historyQuery(2)).toEqual({ kind: 'spin', page: 2, pageSize: 5 })
})
