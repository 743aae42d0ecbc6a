import { encodeQuery } from '@olympus/contract/query-string'
import { z } from '@olympus/contract/schema'
import { useSearchParams } from 'react-router'

import { readQuery } from '../../shared/navigation/read-query.ts'

/** The filter of bonuses in the URL. */
const BonusQuery = z.object({
  /** A kind of source, as the game names it. */
  source: z.optional(z.string().check(z.regex(/^[\w-]{1,40}$/))),
})

/** The chosen kind of source, or null, kept in the URL beside the section. */
export function useSourceFilter(kinds: readonly string[]) {
  const [search, setSearch] = useSearchParams()
  const { source } = readQuery(BonusQuery, search)
  const chosen = kinds.find((kind) => kind === source) ?? null
  const choose = (kind: string | null): void =>
    setSearch(encodeQuery({ ...Object.fromEntries(search), source: kind ?? undefined }), {
      replace: true,
      preventScrollReset: true,
    })
  return [chosen, choose] as const
}
