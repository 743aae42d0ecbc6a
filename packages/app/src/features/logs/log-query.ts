import { limits } from '@olympus/contract/limits'
import { LogQuery } from '@olympus/contract/paging'
import { encodeQuery } from '@olympus/contract/query-string'
import type { z } from '@olympus/contract/schema'

import { readQuery } from '../../shared/read-query.ts'

export type LogPlace = z.output<typeof LogQuery>

export const readLogQuery = (search: URLSearchParams): LogPlace => readQuery(LogQuery, search)

/** The query string of a page of a log: nothing for the first one. */
export function logSearch({ page, pageSize }: LogPlace): string {
  const search = encodeQuery({
    page: page === 1 ? undefined : page,
    pageSize: pageSize === limits.logPageSizeDefault ? undefined : pageSize,
  })
  return search && `?${search}`
}
