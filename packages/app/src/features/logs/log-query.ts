import { limits } from '@olympus/contract/limits'
import { rewardStates, wheelLogKinds, type RewardState, type WheelLogKind } from '@olympus/contract/logs'
import { pageQuery } from '@olympus/contract/paging'
import { encodeQuery } from '@olympus/contract/query-string'
import { Id, z } from '@olympus/contract/schema'

import { readQuery } from '../../shared/navigation/read-query.ts'
import { notePage, unknownTarget } from '../../shared/navigation/rendered-page.ts'

/** Excludes years that are only partly typed, such as 0202. */
export const logDays = { min: '2000-01-01', max: '2099-12-31' }

export const isDay = (text: string): boolean => z.safeParse(z.iso.date(), text).success

const Day = z.iso.date().check(z.refine((day) => day >= logDays.min && day <= logDays.max))

export const isLogDay = (day: string): boolean => z.safeParse(Day, day).success

/** The days of the URL as they stand there, including those that cannot be applied. */
export const writtenDays = (search: URLSearchParams): Pick<LogPlace, 'from' | 'to'> => ({
  from: search.getAll('from').join() || undefined,
  to: search.getAll('to').join() || undefined,
})

/** State of a log in the URL. Days are in the player's time zone, and `to` is included. */
export interface LogPlace<Kind extends string = string> {
  readonly page: number
  readonly pageSize: number
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly kind?: Kind | undefined
  /** Of the fortune wheel log. */
  readonly character?: number | undefined
  readonly state?: RewardState | undefined
}

export const readLogPlace = <Kind extends string>(
  kinds: readonly Kind[],
  search: URLSearchParams,
): LogPlace<Kind> =>
  readQuery(
    z.strictObject({
      ...pageQuery(limits.logPageSizeDefault),
      from: z.optional(Day),
      to: z.optional(Day),
      kind: z.optional(z.enum(kinds)),
    }),
    search,
  )

export const readWheelLogPlace = (search: URLSearchParams): LogPlace<WheelLogKind> => ({
  ...readLogPlace(wheelLogKinds, search),
  ...readQuery(
    z.strictObject({ character: z.optional(Id), state: z.optional(z.enum(rewardStates)) }),
    search,
  ),
})

export const isFiltered = ({ from, to, kind, character, state }: LogPlace): boolean =>
  [from, to, kind, character, state].some((filter) => filter !== undefined)

/** Query string with the state of a log. Empty for the first page without filters. */
export function logSearch({ page, pageSize, from, to, kind, character, state }: LogPlace): string {
  const search = encodeQuery({
    character,
    from,
    kind,
    page: page === 1 ? undefined : page,
    pageSize: pageSize === limits.logPageSizeDefault ? undefined : pageSize,
    state,
    to,
  })
  return search && `?${search}`
}

function midnight(day: string, daysLater = 0): string {
  // The server may not know the time zone.
  if (import.meta.env.SSR) notePage({ target: unknownTarget })
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return new Date(year, month - 1, date + daysLater).toISOString()
}

/** Request for the server. Days become timestamps, because only the browser knows the player's time zone. */
export const logRequest = <Kind extends string>({ page, pageSize, from, to, kind }: LogPlace<Kind>) => ({
  page,
  pageSize,
  since: from && midnight(from),
  before: to && midnight(to, 1),
  kind,
})

export type LogRequest<Kind extends string> = ReturnType<typeof logRequest<Kind>>

export const wheelLogRequest = (place: LogPlace<WheelLogKind>) => ({
  ...logRequest(place),
  characterId: place.character,
  state: place.state,
})
