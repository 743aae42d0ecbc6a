import { wheelLogKinds } from '@olympus/contract/logs'
import { useCallback, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import {
  logRequest,
  logSearch,
  readLogPlace,
  readWheelLogPlace,
  wheelLogRequest,
  writtenDays,
  type LogPlace,
  type LogRequest,
} from './log-query.ts'

interface LogControlOptions<Kind extends string, Query> {
  readonly kinds: readonly Kind[]
  readonly read: (search: URLSearchParams) => LogPlace<Kind>
  readonly requestOf: (place: LogPlace<Kind>) => Query
}

/** Filters and page of a log, which are stored in the URL only. */
function useLogControl<Kind extends string, Query>({
  kinds,
  read,
  requestOf,
}: LogControlOptions<Kind, Query>) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [resets, setResets] = useState(0)
  const place = useMemo(() => read(search), [read, search])
  const days = useMemo(() => writtenDays(search), [search])
  const query = useMemo(() => requestOf(place), [requestOf, place])

  return {
    kinds,
    place,
    /** What the fields of the days show. */
    days,
    query,
    /** Changes filters and returns to the first page. */
    filter: (change: Omit<LogPlace, 'page' | 'pageSize'>) =>
      void navigate({ search: logSearch({ ...place, ...change, page: 1 }) }, { replace: true }),
    reset(): void {
      setResets((count) => count + 1)
      void navigate({ search: logSearch({ page: 1, pageSize: place.pageSize }) })
    },
    /** How often the filters were reset. Changes with each reset, also if the URL has no trace of it. */
    resets,
  }
}

export type LogControl<Kind extends string, Query = LogRequest<Kind>> = ReturnType<
  typeof useLogControl<Kind, Query>
>

export function useLogPlace<Kind extends string>(kinds: readonly Kind[]): LogControl<Kind> {
  const read = useCallback((search: URLSearchParams) => readLogPlace(kinds, search), [kinds])
  return useLogControl({ kinds, read, requestOf: logRequest<Kind> })
}

/** The fortune wheel log has filters of its own, too. */
export const useWheelLogPlace = () =>
  useLogControl({ kinds: wheelLogKinds, read: readWheelLogPlace, requestOf: wheelLogRequest })
