interface Place {
  readonly page: number
  readonly pageSize: number
}

/** One page of a list of samples. */
export const pageOf = <T>(all: readonly T[], { page, pageSize }: Place) => ({
  entries: all.slice((page - 1) * pageSize, page * pageSize),
  totalEntries: all.length,
  page,
  pageSize,
})

interface LogPlace extends Place {
  readonly since?: string | undefined
  readonly before?: string | undefined
  readonly kind?: string | undefined
}

/** One page of a sample log, filtered by time and kind. A sample can have several kinds. */
export function logPageOf<T>(
  all: readonly T[],
  query: LogPlace,
  factsOf: (sample: T) => { readonly at: string; readonly kinds: readonly string[] },
) {
  const { since, before, kind } = query
  const chosen = all.filter((sample) => {
    const { at, kinds } = factsOf(sample)
    const time = Date.parse(at)
    return (
      (since === undefined || time >= Date.parse(since)) &&
      (before === undefined || time < Date.parse(before)) &&
      (kind === undefined || kinds.includes(kind))
    )
  })
  return pageOf(chosen, query)
}
