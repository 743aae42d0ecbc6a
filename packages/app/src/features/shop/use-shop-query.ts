import { ShopQuery } from '@olympus/contract/shop'
import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { readQuery } from '../../shared/read-query.ts'
import { changeShopQuery, shopSearch } from './shop-query-rules.ts'

interface ChangeOptions {
  /** For what is typed or dragged: no step of its own in the history of the browser. */
  readonly isReplacing?: boolean
}

/** Filters, order and page of the shop: all of it is in the address. */
export function useShopQuery() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const query = useMemo(() => readQuery(ShopQuery, search), [search])

  const show = (next: ShopQuery, isReplacing = false): void => {
    void navigate({ search: shopSearch(next) }, { replace: isReplacing })
  }

  return {
    query,
    show,
    /** Another filter or order, from the first page on. */
    change: (change: Partial<ShopQuery>, { isReplacing }: ChangeOptions = {}) =>
      show(changeShopQuery(query, change), isReplacing),
  }
}

export type ShopQueryControl = ReturnType<typeof useShopQuery>
