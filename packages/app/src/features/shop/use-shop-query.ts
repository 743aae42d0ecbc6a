import { ShopQuery } from '@olympus/contract/shop'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { readQuery } from '../../shared/navigation/read-query.ts'
import { changeShopQuery, shopSearch } from './shop-query-rules.ts'

interface ChangeOptions {
  /** For what is typed or dragged: no step of its own in the history of the browser. */
  readonly isReplacing?: boolean
}

/**
 * Filters, order and page of the shop: all of it is in the address. What is pressed shows at once, the address follows: a box
 * that waited for it would jump back for a moment.
 */
export function useShopQuery() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const fromAddress = useMemo(() => readQuery(ShopQuery, search), [search])
  const [seen, setSeen] = useState(fromAddress)
  const [query, setQuery] = useState(fromAddress)

  if (fromAddress !== seen) {
    setSeen(fromAddress)
    setQuery(fromAddress)
  }

  const show = (next: ShopQuery, isReplacing = false): void => {
    setQuery(next)
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
