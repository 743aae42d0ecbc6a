import { limits } from './limits.ts'
import { z } from './schema.ts'

/** `page` counts from 1; a page past the end answers an empty list with the true total. */
export const pageQuery = (defaultPageSize: number) => ({
  page: z._default(z.int().check(z.gte(1), z.lte(100_000)), 1),
  pageSize: z._default(z.int().check(z.gte(1), z.lte(limits.pageSizeMax)), defaultPageSize),
})

/** One page of a list and the size of the whole. */
export const paged = <S extends z.ZodMiniType>(entry: S) =>
  z.object({
    entries: z.array(entry),
    totalEntries: z.int().check(z.nonnegative()),
    page: z.int(),
    pageSize: z.int(),
  })

/** Query of a log list. */
export const LogQuery = z.strictObject(pageQuery(limits.logPageSizeDefault))
