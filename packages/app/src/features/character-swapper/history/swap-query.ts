import { limits } from '@olympus/contract/limits'
import { pageQuery } from '@olympus/contract/paging'
import { encodeQuery } from '@olympus/contract/query-string'
import { z } from '@olympus/contract/schema'

import { readQuery } from '../../../shared/navigation/read-query.ts'

/** The page of the swap history, which is stored in the URL only. */
export interface SwapPlace {
  readonly page: number
  readonly pageSize: number
}

export const readSwapPlace = (search: URLSearchParams): SwapPlace =>
  readQuery(z.strictObject(pageQuery(limits.logPageSizeDefault)), search)

/** Empty for the first page. */
export function swapSearch({ page, pageSize }: SwapPlace): string {
  const search = encodeQuery({
    page: page === 1 ? undefined : page,
    pageSize: pageSize === limits.logPageSizeDefault ? undefined : pageSize,
  })
  return search && `?${search}`
}
