import { ShopQuery } from '@olympus/contract/shop'
import { useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { readQuery } from '../../shared/navigation/read-query.ts'
import { changeShopQuery, shopSearch } from './shop-query-rules.ts'

interface ChangeOptions {
  /** For typing and dragging: adds no entry to the browser history. */
  readonly isReplacing?: boolean
}

/**
 * The filters, sort order and page of the shop, all kept in the URL. A choice shows at once and the URL
 * follows. Otherwise a checkbox would jump back for a moment.
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
    /** Changes a filter or the sort order and returns to the first page. */
    change: (change: Partial<ShopQuery>, { isReplacing }: ChangeOptions = {}) =>
      show(changeShopQuery(query, change), isReplacing),
  }
}

export type ShopQueryControl = ReturnType<typeof useShopQuery>
