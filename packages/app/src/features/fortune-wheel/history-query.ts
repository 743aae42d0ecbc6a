import { pageQuery } from '@olympus/contract/paging'
import { encodeQuery } from '@olympus/contract/query-string'
import { z } from '@olympus/contract/schema'

import { readQuery } from '../../shared/navigation/read-query.ts'

const rows = 5

/** The page of the spin history, which is stored in the URL only. */
export const readHistoryPage = (search: URLSearchParams): number =>
  readQuery(z.strictObject(pageQuery(rows)), search).page

/** What the history asks the log for. */
export const historyQuery = (page: number) => ({ kind: 'spin', page, pageSize: rows }) as const

/** Empty for the first page. */
export function historySearch(page: number): string {
  const search = encodeQuery({ page: page === 1 ? undefined : page })
  return search && `?${search}`
}
