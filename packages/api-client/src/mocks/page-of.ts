/** One page of a list of samples. */
export const pageOf = <T>(all: readonly T[], { page, pageSize }: { page: number; pageSize: number }) => ({
  entries: all.slice((page - 1) * pageSize, page * pageSize),
  totalEntries: all.length,
  page,
  pageSize,
})
