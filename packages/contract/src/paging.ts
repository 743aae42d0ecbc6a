import { limits } from './limits.ts'
import { z } from './schema.ts'

/** `page` counts from 1. A page past the end returns an empty list with the real total. */
export const pageQuery = (defaultPageSize: number) => ({
  page: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), defaultPageSize),
})

/** One page of a list and the total number of entries. */
export const paged = <S extends z.ZodMiniType>(entry: S) =>
  z.object({
    entries: z.array(entry),
    totalEntries: z.int().check(z.nonnegative()),
    page: z.int(),
    pageSize: z.int(),
  })

/** Query of a log. */
export const LogQuery = z.strictObject(pageQuery(limits.logPageSizeDefault))
