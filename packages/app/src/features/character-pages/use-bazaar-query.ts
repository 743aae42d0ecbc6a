import { encodeQuery } from '@olympus/contract/query-string'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { readQuery } from '../../shared/navigation/read-query.ts'
import { BazaarQuery } from './bazaar-query.ts'

/** The filters of the bazaar, kept in the URL. */
export function useBazaarQuery() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = useMemo(() => readQuery(BazaarQuery, search), [search])

  const change = (changed: Partial<BazaarQuery>): void =>
    void navigate({ search: encodeQuery({ ...Object.fromEntries(search), ...changed }) }, { replace: true })
  return { query, change }
}

export type BazaarQueryControl = ReturnType<typeof useBazaarQuery>
