import { encodeQuery } from '@olympus/contract/query-string'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { readQuery } from '../../shared/navigation/read-query.ts'
import { InventoryQuery } from './inventory-query.ts'

/** The filters of the inventory, kept in the URL beside its section. */
export function useInventoryQuery() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = useMemo(() => readQuery(InventoryQuery, search), [search])

  const change = (changed: Partial<InventoryQuery>): void => {
    const next = {
      ...Object.fromEntries(search),
      ...changed,
      ...(changed.sort === 'place' && { sort: undefined }),
    }
    void navigate({ search: encodeQuery(next) }, { replace: true })
  }
  return { query, change }
}

export type InventoryQueryControl = ReturnType<typeof useInventoryQuery>
