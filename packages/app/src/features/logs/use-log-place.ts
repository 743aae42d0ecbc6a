import { useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { logRequest, logSearch, readLogPlace, type LogPlace } from './log-query.ts'

/** Filters and page of a log, which are stored in the URL only. */
export function useLogPlace<Kind extends string>(kinds: readonly Kind[]) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const place = useMemo(() => readLogPlace(kinds, search), [kinds, search])
  const query = useMemo(() => logRequest(place), [place])

  return {
    kinds,
    place,
    query,
    /** Changes filters and returns to the first page. */
    filter: (change: Pick<LogPlace, 'from' | 'to' | 'kind'>) =>
      void navigate({ search: logSearch({ ...place, ...change, page: 1 }) }, { replace: true }),
    reset: () => void navigate({ search: logSearch({ page: 1, pageSize: place.pageSize }) }),
  }
}

export type LogControl<Kind extends string> = ReturnType<typeof useLogPlace<Kind>>
